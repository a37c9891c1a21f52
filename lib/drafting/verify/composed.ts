import { escaped } from "@/lib/drafting/text/escaped";
import { foldText } from "@/lib/drafting/text/fold";
import { RAISED_CENTS, SEAM_MARK, seamed } from "@/lib/drafting/text/joined-figures";
import { withPlainMails } from "@/lib/drafting/text/spelled-mail";
import type { Cited } from "./cited";
import { hasNegation } from "./polarity";
import { isWholeIn } from "./whole";

/** Text without what pages set between characters at will: white space and decorative signs. */
export function squeeze(text: string): string {
  return foldText(text).replace(/\s|\ufe0f|[^\P{So}©®™°]/gu, "");
}

const SENTENCE_CUT = /(?<=[.!?…。！？]["'”’»)]?)\s+|\n+/u;
/** Cuts of an enumeration or a place: "Bonn, Germany". */
const LIST_CUT = /\s*[,;·|/\n]\s*|(?<=[.!?…])\s+/u;

/** Why a text is not made of the cited words; null when each of its sentences (or listed parts) stands in a citation. */
export function whyNotComposed(value: string, cited: Cited[], cut: "sentences" | "list" | "none"): string | null {
  const texts = cited.map((one) => squeeze(one.text));
  const whole = squeeze(value);
  if (!whole) return "empty";
  if (texts.some((text) => text.includes(whole))) return null;
  const parts = cut === "none" ? [value] : value.split(cut === "list" ? LIST_CUT : SENTENCE_CUT);
  const strange = parts.map(squeeze).find((part) => part !== "" && !texts.some((text) => text.includes(part)));
  return strange === undefined ? null : "not the page's words";
}

/**
 * Why a text is not made of whole sentences (or lines, or parts of a title); null when it is. What stands within a sentence
 * may be said there of something else, or only be told to do so.
 */
export function whyNotWhole(value: string, cited: Cited[]): string | null {
  const isSaid = (part: string) => cited.some(({ segment }) => isWholeIn(segment, part));
  const isTold = (line: string) => isSaid(line) || line.split(SENTENCE_CUT).filter(Boolean).every(isSaid);
  const lines = value.split(/\n+/).map((line) => line.trim());
  return isSaid(value.trim()) || lines.filter(Boolean).every(isTold) ? null : "only a part of what the page says";
}

/** True when a text leaves out of its sentence the words that deny it ("We do not" + "sell your data"). */
export function dropsNegation(value: string, cited: Cited[]): boolean {
  const wanted = foldText(value);
  return cited.some((one) => {
    const sentence = foldText(one.sentence);
    const at = sentence.indexOf(wanted);
    if (at <= 0) return false;
    return hasNegation(clauseBefore(sentence.slice(0, at)));
  });
}

function clauseBefore(text: string): string {
  return text.slice(text.search(/[^,;:.!?|()-]*$/u));
}

/** True when the number, date or amount stands in the text and is not a part of a longer one. */
export function hasNumber(text: string, number: string): boolean {
  const at = new RegExp(`(?<![\\d.,${SEAM_MARK}])${escaped(number)}(?![\\d${SEAM_MARK}]|[.,]\\d)`, "u");
  return at.test(foldText(seamed(text)));
}

const WITH_RAISED_CENTS = new RegExp(`\\d+${RAISED_CENTS}`, "gu");

/** Compared whole: the figures of "jane.roe.1984@…" are none that a text tells. */
const MAILS = /[\w.+-]+@[\w-]+\.[\w.-]*\w/g;

/** Numbers and e-mail addresses of a text that stand in none of the quotes. */
export function strangeAtoms(value: string, quotes: string[]): string[] {
  const all = quotes.map((quote) => foldText(seamed(quote)).toLowerCase()).join("\n");
  const plain = withPlainMails(all);
  const mails = value.match(MAILS) ?? [];
  // "44⁹⁵" is one number where a quote sets it so too.
  const apart = value
    .replace(MAILS, " ")
    .replace(WITH_RAISED_CENTS, (one) => (quotes.some((quote) => quote.includes(one)) ? "" : one));
  const numbers = foldText(seamed(apart)).match(/\d+(?:[.,]\d+)*/g) ?? [];
  return [
    ...mails.filter((mail) => !plain.includes(mail.toLowerCase())),
    ...numbers.filter((one) => !hasNumber(all, one)),
  ];
}

/** Figures of two digits and more in an address that stand in none of the quotes, such as ones that encoding brought in. */
export function strangeFigures(address: string, quotes: string[]): string[] {
  const figures = address.match(/\b\d{2,}(?:[.,]\d+)*\b/g) ?? [];
  return figures.filter((figure) => !quotes.some((quote) => quote.includes(figure)));
}
