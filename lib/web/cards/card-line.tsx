import type { ReactNode } from "react";
import { visibleLine } from "@/lib/core/text/visible";
import { isDrawnThin } from "./fonts";

/** The light theme of app/globals.css, which satori cannot read. */
export const CARD_COLOURS = {
  paper: "#fbfbf8",
  ink: "#171b20",
  soft: "#565b62",
  line: "#e4e4df",
  mark: "#f8ec80",
  tile: "#3f5f80",
};

interface LineProps {
  text: string;
  lines: number;
  width: number;
  isStrong?: boolean;
  size?: number;
  colour?: string;
  /** No wider than its text. */
  hugs?: boolean;
}

/** A text of so many lines at most, read from the side that its first letter says. */
export function Line({ text, lines, width, isStrong = false, size = 0, colour, hugs = false }: LineProps): ReactNode {
  const isThin = isDrawnThin(text);
  const style = {
    display: "block",
    ...(hugs ? { maxWidth: width } : { width }),
    lineClamp: lines,
    overflow: "hidden",
    wordBreak: "break-word",
    direction: isRightToLeft(text) ? "rtl" : "ltr",
    textAlign: "left",
    ...(colour && { color: colour }),
    ...(isThin && {
      fontWeight: 400,
      WebkitTextStroke: isStrong ? `${size / 28}px ${CARD_COLOURS.ink}` : `1px ${CARD_COLOURS.soft}`,
    }),
  } as const;
  return <span style={style}>{text}</span>;
}

/** By the first letter with a direction of its own (Unicode Annex 9, rule P2). */
function isRightToLeft(text: string): boolean {
  return /\p{L}/u.exec(text)?.[0].match(/[\p{scx=Hebrew}\p{scx=Arabic}]/u) != null;
}

/** The emoji font's own space is as wide as its pictures. */
const AFTER_EMOJI = /(?<=[\p{Extended_Pictographic}\p{RI}]) /gu;

/** Without pictures that no font has; null where a letter is missing, since half a word is none. */
export function textShown(text: string, missing: ReadonlySet<string>): string | null {
  const line = visibleLine(text).replaceAll("\ufe0f", "");
  const isWhole = [...line].every((char) => !missing.has(char) || !/[\p{L}\p{N}]/u.test(char));
  if (!isWhole) return null;
  const shown = visibleLine([...line].filter((char) => !missing.has(char)).join(""));
  return shown.replace(AFTER_EMOJI, "\u2002") || null;
}
