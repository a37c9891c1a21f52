/** Controls but tab and line breaks, and halves of characters. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;
/**
 * What nobody sees and programs act on: marks that turn the order of letters round (Unicode Annex 9), tags and fillers that hide
 * whole messages.
 */
const MARKS =
  /[\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{fff0}-\u{fffb}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
/** Without width: some scripts and pictures are joined by them, between other letters they only hide. */
const ZERO_WIDTH =
  /\u034f|[\u00ad\u180e\u200b]|(?<!\ufe0f|[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const BREAKS = /[\u2028\u2029\u0085]/g;

/** Text without marks that turn letters round or hide messages; soft hyphens and spaces of all kinds stay. */
export function withoutHiddenMarks(text: string): string {
  return text.replace(MARKS, "");
}

/** Text as it is seen: nothing in it is hidden, of no width, or a line break by another name. Its own tabs and line breaks stay. */
export function visibleText(text: string): string {
  return withoutHiddenMarks(text.replace(BREAKS, "\n").replace(CONTROLS, "")).replace(ZERO_WIDTH, "");
}

/** As `visibleText`, on one line. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, " ").trim();
}

const ESCAPED_IN_JSON = new RegExp([CONTROLS, MARKS, ZERO_WIDTH, BREAKS].map(({ source }) => source).join("|"), "gu");

/** JSON that says the same, with what is hidden in its texts written as `\u202e`: who reads it as text sees that it is there. */
export function visibleJson(json: string): string {
  return json.replace(ESCAPED_IN_JSON, (found) =>
    Array.from({ length: found.length }, (_, i) => `\\u${found.charCodeAt(i).toString(16).padStart(4, "0")}`).join(""),
  );
}
