import { toWebpApart } from "@/lib/drafting/pictures/to-webp-apart";
import { costlyDrawing } from "./costly-drawing";

/** A process that has a drawing of minutes made for it, for a test that kills it meanwhile. */
await toWebpApart(Buffer.from(costlyDrawing()), "logo", { user: null, deadlineMs: 600_000 });
