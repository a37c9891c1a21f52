import type { SiteReading } from "@/lib/drafting/candidate";
import { accountOf } from "@/lib/drafting/extract/links/accounts";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isRole } from "@/lib/drafting/text/role-words";
import { keyOf, linesOf } from "@/lib/drafting/text/spans";
import type { Link, PageSnapshot, Segment } from "@/lib/schemas/snapshot";
import { hasFounderWord } from "./words/founder-words";

const LINE_MAX = 60;
const known = new WeakMap<SiteReading, Set<string>>();

/**
 * True where something beside the sentence says that the name is a person's and no company's: its given name, a role below it,
 * a profile of theirs, structured data. Companies make software as people do, and are called in the same words.
 */
export function isKnownPerson(reading: SiteReading, name: string): boolean {
  if (isGivenName(name.replace(/^(?:\p{Lu}\.\s)+/u, ""))) return true;
  const persons = known.get(reading) ?? new Set(reading.pages.flatMap((page, at) => personsOn(reading, page, at)));
  known.set(reading, persons);
  const [first = ""] = name.split(" ");
  if (name === first) return false;
  return persons.has(keyOf(name)) || persons.has(`${keyOf(first)}@`) || isApposed(reading, name);
}

/** "Jane Roe, a solo developer", "Jane Roe, who had run": what is not said of companies. */
const ALONE =
  /^,\swho\s(?:had|lives|grew up|studied|spent|teaches|taught)(?!\p{L})|^(?:,|\s[–—-])?\s\(?(?:(?:an?|the|eine?|une?|una?|uma?|een|et|en)\s)?(?:[\p{L}-]+\s){0,3}?(?:solo|(?:developer|designer|maker|artist|consultant)(?!\s(?:of|for|in)\s)|entrepreneur|founder|scientist|architect|lawyer|doctor|photographer|writer|entwickler(?:in)?|designer(?:in)?|gründer(?:in)?|unternehmer(?:in)?|développeu(?:r|se)|entrepreneure?|graphiste|desarrollador[a]?|emprendedora?|diseñadora?|sviluppat(?:ore|rice)|imprenditor[ei]|ontwikkelaar|ondernemer|desenvolvedora?|empreendedora?|freelanc\p{L}+|self-taught|self-employed|one-(?:wo)?man|one-person|programmers?|engineer|teacher|student|physicist|musician|carpenter|programmierer(?:in)?|ingenieur(?:in)?|lehrer(?:in)?|student(?:in)?|ingénieure?|enseignante?|programmeu(?:r|se)|étudiante?|ingenier[oa]|programador[a]?|profesora?|ingegnere|programmat(?:ore|rice)|insegnante|programmeur|leraar|engenheir[oa]|professora?|programist(?:a|ka)|nauczyciel(?:ka)?)(?!\p{L})/iu;

/** ", ex-Adobe manager", "– lecturer at Kelp State", " (PhD)". */
const STANDING =
  /^(?:,|\s[–—-])?\s\(?(?:(?:an?|the)\s)?(?:ex-\p{Lu}[\p{L}\d]+\s\p{L}+|(?:senior |guest |associate )?(?:lecturer|professor)|Ph\.?D|MBA|M\.?D\.|Dipl\.-)(?![\p{Ll}])/u;
/** "Work with Jane Roe. She goes over your papers." */
const PRONOUN = /^[^.!?]{0,80}[.!?]\s(?:He|She|Hij|Él|Ella|Lui|Lei|Han|Hun|Hon)\s\p{Ll}/u;
const BEHIND_MAX = 120;

function isApposed(reading: SiteReading, name: string): boolean {
  return statementsOf(reading).some(({ segment: { text } }) => {
    const at = text.indexOf(name);
    const behind = at === -1 ? "" : text.slice(at + name.length, at + name.length + BEHIND_MAX);
    return behind !== "" && [ALONE, STANDING, PRONOUN].some((cue) => cue.test(behind));
  });
}

function personsOn(reading: SiteReading, { segments, links }: PageSnapshot, page: number): string[] {
  const isTeam = hasRole(reading, page, "team", "about");
  const shown = segments.flatMap((segment, at) => {
    if (segment.kind === "jsonld") return segment.name === "Person.name" ? [segment.text] : [];
    if (segment.text.length > LINE_MAX * 2) return [];
    const lines = linesOf(segment.text).map(({ text }) => text);
    const [first = "", second = segments[at + 1]?.text ?? ""] = lines;
    return isTeam && first.length <= LINE_MAX && isDuty(second) ? [first] : [];
  });
  const profiles = links.filter(({ url, text }) => text.length <= LINE_MAX && isPersonal(url));
  const names = [
    ...shown,
    ...profiles.map(({ text }) => text),
    ...profiles.flatMap((link) => carded(segments, link)),
  ].map(keyOf);
  return [...names, ...links.flatMap(({ url }) => mailbox(url))];
}

/** Mail goes to people by their names: `jane@acme.com`, `jane.roe@acme.com`. */
function mailbox(url: string): string[] {
  const local = /^mailto:([a-z.-]{3,40})@/i.exec(url)?.[1];
  return local === undefined ? [] : [`${keyOf(local.split(".")[0] ?? "")}@`];
}

function isDuty(text: Segment["text"]): boolean {
  return text.length <= LINE_MAX && (isRole(text) || hasFounderWord(text));
}

/** "Jane Roe" of a card with her LinkedIn profile, which goes by her name: "jane-roe", "jroe", "jane-roe-1a2b3c". */
function carded(segments: Segment[], { url, segment }: Link): string[] {
  const handle = /linkedin\.com\/in\/(?<handle>[\w%-]+)/.exec(url)?.groups?.handle ?? "";
  const key = keyOf(handle.replace(/-[a-z0-9]*\d[a-z0-9]*$/, ""));
  const near = segments.slice(Math.max(0, segment - CARD_REACH), segment).map(({ text }) => text);
  return near.filter((text) => {
    const [first = "", ...rest] = text.split(" ");
    return (
      text.length <= LINE_MAX && rest.length > 0 && [keyOf(text), keyOf(`${first[0]}${rest.join("")}`)].includes(key)
    );
  });
}
const CARD_REACH = 8;

/** A profile where people go by their names, as companies seldom do in a sentence. */
function isPersonal(url: string): boolean {
  const account = accountOf(url);
  if (account === null) return false;
  return account.platform === "linkedin" ? /\/in\//.test(url) : ["x", "mastodon", "bluesky"].includes(account.platform);
}
