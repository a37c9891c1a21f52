import type { ReactNode } from "react";

/** Half-open character ranges `[start, end)` of a text, in order and without overlap. */
export type Ranges = readonly (readonly [number, number])[];

/** The yellow marker: a quoted sentence, the evidence of a value, a matched word. Nothing else is yellow. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark className="marked">{children}</mark>;
}

/** A text with some of its ranges marked. */
export function MarkedText({ text, ranges }: { text: string; ranges: Ranges }) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    pieces.push(text.slice(end, from), <Highlight key={from}>{text.slice(from, to)}</Highlight>);
    end = to;
  }
  pieces.push(text.slice(end));
  return <>{pieces}</>;
}
