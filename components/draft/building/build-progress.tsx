"use client";

import { Check, CircleDashed, LoaderCircle } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { countWords } from "@/components/listing/week-words";
import { classNames } from "@/components/ui/class-names";
import type { Draft } from "@/lib/schemas/draft";

const POLL_MS = 700;
const STEPS = [
  "Read the site",
  "Name, summary, categories",
  "Prices, license, platforms",
  "Founders, contact, links",
  "Questions and answers",
];

type Live = Pick<Draft, "status" | "progress" | "pages" | "fields">;

/** The draft while it is made: real steps with counts, no invented bar. Reloads the page once it is done. */
export function BuildProgress({ draft, progressUrl }: { draft: Draft; progressUrl: string }) {
  const router = useRouter();
  const [live, setLive] = useState<Live>(draft);
  useEffect(() => {
    const timer = setInterval(async () => {
      const response = await fetch(progressUrl, { headers: { accept: "application/json" } }).catch(() => null);
      if (!response?.ok) return; // the next tick tries again
      const next: Live = await response.json();
      setLive(next);
      if (next.status !== "crawling" && next.status !== "drafting") router.refresh();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [progressUrl, router]);
  return (
    <div className="max-w-text py-8">
      <h1 className="text-xl break-words">{new URL(draft.url).hostname}</h1>
      <p role="status" className="mt-1 text-soft">
        {live.progress.message}
      </p>
      <ol className="mt-6 list-none">
        {STEPS.map((step, i) => (
          <Step
            key={step}
            words={
              i === 0 && live.progress.step > 0 ? `${step}: ${countWords(live.progress.pages_read, "page")}` : step
            }
            state={i < live.progress.step ? "done" : i === live.progress.step ? "now" : "later"}
          />
        ))}
      </ol>
      <p className="mt-6 text-sm text-soft">
        Only pages that robots.txt allows are read. What the site does not say stays blank. You can leave this page; the
        draft waits for you.
      </p>
    </div>
  );
}

function Step({ words, state }: { words: string; state: "done" | "now" | "later" }) {
  return (
    <li
      className={classNames("flex items-center gap-3 border-t border-line py-3", state === "later" && "text-soft")}
      aria-current={state === "now" ? "step" : undefined}
    >
      {state === "done" && <Check aria-hidden className="size-4 shrink-0 text-ok" />}
      {state === "now" && <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />}
      {state === "later" && <CircleDashed aria-hidden className="size-4 shrink-0" />}
      {words}
      {state !== "later" && <span className="sr-only">{state === "done" ? "(done)" : "(in progress)"}</span>}
    </li>
  );
}
