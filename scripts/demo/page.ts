import { duration, styled, width } from "../terminal";

const INDENT = "  ";
/** Below this many columns a label stands on a line of its own, as longer ones always do. */
const NARROW = 64;
const LABEL_WIDTH = 16;

/** A blank line and a heading. */
export function heading(text: string): void {
  console.log(`\n${styled("bold", text)}`);
}

/** One thing done. */
export function done(text: string, ms?: number): void {
  console.log(`${styled("green", "✓")} ${text}${ms === undefined ? "" : styled("dim", `  ${duration(ms)}`)}`);
}

const TICK_MS = 1000;

/** Does the work and tells how long it took, with a running clock on a terminal; `words` may tell more than `doing` did. */
export async function step<T>(doing: string, work: () => Promise<T>, words?: (result: T) => string): Promise<T> {
  const start = performance.now();
  const clock = process.stdout.isTTY ? setInterval(() => tick(doing, performance.now() - start), TICK_MS) : undefined;
  try {
    const result = await work();
    clearLine();
    done(words?.(result) ?? doing, performance.now() - start);
    return result;
  } finally {
    clearInterval(clock);
    clearLine();
  }
}

function tick(doing: string, ms: number): void {
  clearLine();
  process.stdout.write(styled("dim", `· ${shortened(doing, width() - 12)} ${Math.round(ms / 1000)} s`));
}

function clearLine(): void {
  if (!process.stdout.isTTY) return;
  process.stdout.clearLine(0);
  process.stdout.cursorTo(0);
}

/** A line of prose below a heading, wrapped. */
export function say(text: string): void {
  for (const line of wrapped(text, width() - INDENT.length)) console.log(INDENT + line);
}

/** A call as a client would make it, and what came back in short. */
export function call(method: string, path: string, answer: string): void {
  console.log(`${INDENT}${styled("cyan", method)} ${path}`);
  for (const line of wrapped(answer, width() - 4)) console.log(`    ${line}`);
}

/** A label with its value; `notes` follow below it, each wrapped and styled by the caller's function. */
export function row(label: string, value: string, notes: string[] = [], style = (line: string) => line): void {
  const isNarrow = width() < NARROW || label.length >= LABEL_WIDTH;
  const margin = isNarrow ? INDENT + INDENT : INDENT + " ".repeat(LABEL_WIDTH);
  const lines = wrapped(value, width() - margin.length);
  const first = isNarrow ? "" : (lines.shift() ?? "");
  console.log(`${INDENT}${styled("dim", label.padEnd(isNarrow ? 0 : LABEL_WIDTH))}${first}`);
  for (const line of lines) console.log(margin + line);
  for (const note of notes) {
    for (const line of wrapped(note, width() - margin.length)) console.log(margin + style(line));
  }
}

/** A quotation, in the colour that means proof. */
export function proof(line: string): string {
  return styled("yellow", line);
}

export function faint(line: string): string {
  return styled("dim", line);
}

/** Breaks text at spaces; words longer than a line stay whole, so that links can be clicked. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      if (line && line.length + 1 + word.length > columns) {
        lines.push(line);
        line = word;
      } else {
        line = line ? `${line} ${word}` : word;
      }
    }
    lines.push(line);
  }
  return lines.filter(Boolean);
}

/** Text cut to a length, at a word. */
export function shortened(text: string, max: number): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length <= max ? flat : `${flat.slice(0, max).replace(/\s\S*$/, "")} …`;
}
