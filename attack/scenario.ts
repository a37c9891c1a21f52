import type { Route } from "@/lib/testing/drafting/sites";
import type { Target } from "./target";

/** One attack, what is measured of it, and the most that may come out. A file below `attack/<area>` exports it as `scenario`. */
export interface Scenario {
  /** What is done, in a few words. */
  name: string;
  /** What the figure counts, with its unit: "longest wait of /healthz, ms". */
  measures: string;
  /** A figure above it is a miss. */
  bar: number;
  /** Foreign websites that the crawler is led to: origin (`https://….attack.example`) → its pages. */
  sites?: Record<string, Record<string, Route>>;
  /** Takes the server or its database away for a while, which says nothing about what others meet: not done "all at once". */
  isApart?: true;
  /** Goes to pages, which a server from the sources has none of. */
  needsPages?: true;
  run(target: Target): Promise<Outcome>;
}

export interface Outcome {
  figure: number;
  /** A longest wait without the time in which the machine had no processor for it, which is what the short form judges. */
  undisturbed?: number;
  /** What else was seen, in a few words. */
  note?: string;
}
