import { visibleLine, visibleText } from "./visible";
import { webAddress } from "./web-address";

/** Text of others as one line of Markdown that stays text: no link, heading, list, rule, HTML or entity comes out of it. */
export function markdownLine(text: string): string {
  return visibleLine(text)
    .replace(/[\\`*_{}[\]<>#|~]/g, "\\$&")
    .replace(/^[-+=]/, "\\$&")
    .replace(/^(\d+)([.)])(?=\s|$)/, "$1\\$2")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/:(?=\/\/)/g, "\\:") // what GitHub and mail programs would make a link by themselves
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}\\.`)
    .replace(/(?<=\w)@(?=\w)/g, "\\@");
}

/** As `markdownLine`, a paragraph where the text has an empty line. */
export function markdownParagraphs(text: string): string {
  return visibleText(text)
    .split(/\n{2,}/)
    .map(markdownLine)
    .filter(Boolean)
    .join("\n\n");
}

/** An address as a link of its own (CommonMark, section 6.5); as text where it is none that one may follow. */
export function markdownAddress(address: string): string {
  const serialised = address.startsWith("mailto:") ? null : webAddress(address);
  return serialised ? `<${serialised}>` : markdownLine(address.replace(/^mailto:/, ""));
}
