import { endWithParent } from "@/lib/core/work-process";

/** What a `WorkProcess` can start where it matters only that it answers: with what it was given. */
endWithParent();
process.on("message", (work) => process.send?.(work));
process.send?.({ ready: true });
