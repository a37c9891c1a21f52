import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { splitNames } from "@/lib/drafting/reading/person-name";
import { nameSpans } from "@/lib/drafting/reading/person-spans";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isRole } from "@/lib/drafting/text/role-words";
import { isProse, linesOf, type Spot, type Stretch } from "@/lib/drafting/text/spans";
import { founderNoun, hasFounderWord, isFoundersHeading } from "./words/founder-words";

/** Letters of a role. */
export const ROLE_MAX = 80;
/** A longer line with a founder word is prose, not a role. */
export const LINE_MAX = 140;

/** Short lines that hold a founder word: whole segments, or lines of one broken by `<br>`. */
export function roleLines({ segment }: Spot): Stretch[] {
  const isShown = isProse(segment) || segment.kind === "alt";
  if (!isShown || segment.text.length > 400 || segment.region === "nav") return [];
  const lines = linesOf(segment.text).map(withoutDash).map(withoutQuip);
  return lines.filter(
    ({ text }) =>
      text.length <= LINE_MAX &&
      hasFounderWord(text) &&
      (lines.length > 1 || !isFoundersHeading(text) || (segment.kind !== "heading" && isBareRole(text))) &&
      !/[.!?]\s+\p{Lu}\p{Ll}/u.test(text),
  );
}

/** "Gründer", "VD & Grundare": what somebody is called, and nothing else. */
export function isBareRole(text: string): boolean {
  const parts = text.split(/\s?[&/+,]\s?|\s(?:and|und|et|y|e|en|i|och|og)\s/u);
  return parts.every((one) => founderNoun(one) === one || (parts.length > 1 && isRole(one)));
}

const QUIP_LEAD_MAX = 7;

/** "Founder. Runs the kitchen", "Founder — product, design, backend", "Gründer & Technik — Produkt, Betrieb, Kasse.": the role stands before what is said of it. */
const SAID_OF_ROLE =
  /[.!]\s+\p{Lu}\p{Ll}|\s[—–-]\s(?=\p{Ll}[^,]*,[^,]+,)|(?<=[&,/+]\s?\p{L}[^—–]{1,40})\s[—–-]\s(?=[^,.]+(?:,[^,.]+){2,}\.$)/u;

function withoutQuip(line: Stretch): Stretch {
  const end = line.text.search(SAID_OF_ROLE);
  const role = line.text.slice(0, end);
  const isRole = end > 0 && role.split(/\s+/).length <= QUIP_LEAD_MAX && hasFounderWord(role);
  return isRole ? { text: role, start: line.start, end: line.start + end } : line;
}

/** A signature: "— Jane Roe, founder". */
function withoutDash(line: Stretch): Stretch {
  const lead = /^[–—-]+\s*/.exec(line.text)?.[0].length ?? 0;
  return { text: line.text.slice(lead), start: line.start + lead, end: line.end };
}

/** The role as the card has it, without whose it is and where the person lives; the founder word alone where it is long. */
export function roleIn(line: string, own: OwnNames): string | null {
  const role = withoutOwner(line.split(/\s[·|•]\s/u).find(hasFounderWord) ?? line, own);
  return role !== "" && role.length <= ROLE_MAX ? role : founderNoun(role);
}

/** "Co-founder", for each of those who stand over "Co-founders". */
export function roleOfEach(line: string, own: OwnNames): string | null {
  const role = roleIn(line, own);
  const noun = founderNoun(role ?? "");
  return noun !== null && `${noun}s` === role ? noun : role;
}

/** "Co-founder" of "Co-founder of Acme", "Founder" of "Acme Founder". */
function withoutOwner(role: string, own: OwnNames): string {
  const name = ownNameIn(own, role);
  if (!name) return role;
  const before = role.slice(0, name.start).replace(OF_OWNER, "").trim();
  const after = role
    .slice(name.end)
    .replace(/^(?:['’]s)?[\s,:–—-]+/u, "")
    .trim();
  return [before, after].find(hasFounderWord) ?? role;
}

const OF_OWNER =
  /[\s,@:(|·–—-]*(?:(?:^|\s)(?:of|at|from|behind|for|von|bei|der|de|du|des|di|chez|van|del|della|da|do|em|w|z|på|av|af)\s(?:the\s|la\s|le\s|el\s|il\s|[ao]\s)?|(?:^|\s)(?:d|dell|l)['’])?$/iu;

/** "Jane Roe, Founder & CEO", "Founder: Jane Roe", "Jane Roe (@jane) – creator of Acme". */
export function withinLine(line: Stretch, own: OwnNames): { name: string; role: string } | null {
  for (const span of nameSpans(line.text, own)) {
    const before = line.text.slice(0, span.start);
    const after = line.text.slice(span.end);
    const behind = /^\s*(?:\((?<in>[^()]*)\)?|\(@?[\w/.-]{1,40}\)\s*[,–—:|-]?\s*|[,–—:|·•-]+\s*|\s)(?<role>.*)$/u.exec(
      after,
    )?.groups;
    const role = behind?.in && hasFounderWord(behind.in) ? behind.in : (behind?.role ?? "");
    if (!span.text.includes(" ") && /^\s?:/u.test(after) && !isGivenName(span.text)) continue; // "Rôle : Créatrice"
    const isBare = /^\s[^,–—:|·•(-]/u.test(after);
    const isGlued = isBare && /^\s\p{Lu}/u.test(after);
    if (before.trim() === "" && hasFounderWord(role) && (!isBare || isGlued))
      return { name: span.text, role: role.trim() };
    const lead = /^(?<role>.*?)\s*[:–—|·-]\s*$/u.exec(before)?.groups?.role;
    if (lead && hasFounderWord(lead) && after.replace(/[\s.)]/g, "") === "" && span.text.includes(" "))
      return { name: span.text, role: lead };
  }
  return null;
}

/** "Jane and John" in a line of their own. */
export function jointly(text: string, own: OwnNames): string[] {
  const names = splitNames(text.replace(/^[–—-]+\s*/u, ""), own, true);
  const letters = (one: string) =>
    one.replace(/\s|,|&|^[–—-]+|(?<!\p{L})(?:and|und|et|y|ed?|en|i|och|og|oraz)(?!\p{L})/gu, "").length;
  return names.length > 1 && names.some(isGivenName) && letters(names.join("")) >= letters(text) ? names : [];
}
