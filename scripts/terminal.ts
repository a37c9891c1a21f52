import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** Text with a style where the terminal shows one: not into pipes, not with NO_COLOR (no-color.org). */
export function styled(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

const WIDTH_DEFAULT = 80;
const WIDTH_MAX = 110;

/** Columns to write in. */
export function width(): number {
  return Math.min(process.stdout.columns ?? WIDTH_DEFAULT, WIDTH_MAX);
}

/** "840 ms", "4.1 s", "2 min 05 s". */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}
