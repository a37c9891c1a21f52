import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isAmongOwn } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { headingsAbove, isUnderOthers, sectionsAbove } from "@/lib/drafting/reading/sections";
import { isRole } from "@/lib/drafting/text/role-words";
import { isProse, linesOf, pageSpots, type Spot, whole } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import { isKnownPerson } from "./known-persons";
import { type FounderMention, isFounderPage, mentionOf, placeSignals } from "./mention";
import { jointly, LINE_MAX } from "./role-lines";
import { founderNoun, isFoundersHeading } from "./words/founder-words";

/** "Founded by", "Makers", as a label of its own. */
const FOUNDED_BY = exactly(
  "(?:founded|created|started) by|gegründet von|(?:fondée?|créée?) par|(?:fundad|cread)[ao] por|(?:fondat|creat)[ao] da|opgericht door|założon[aey] przez|(?:criad|fundad)[ao] por|grunda(?:t|d|des) av|(?:grundlagt|stiftet) af",
);
/** "Makers", "Made by": companies are named so, too. */
const MADE_BY = exactly(
  "(?:made|built|developed) by|makers?|entwickelt von|gemacht von|macher(?:in)?|développée? par|faite? par|(?:desarrollad|hech)[ao] por|(?:sviluppat|fatt)[ao] da|(?:ontwikkeld|gemaakt) door|twórc[ay]|stworzon[aey] przez|feit[ao] por|criador(?:a|es)?|(?:gjord|utvecklad) av|(?:lavet|udviklet) af",
);
/** Headings over facts of the site's own: others are over facts of something else. */
const FACTS = exactly(
  "(?:the |quick |company |key )?facts?(?: and figures)?|fact ?sheet|at a glance|in brief|press|about(?: us)?|(?:the )?company|(?:the )?team|people|kurz|fakten|steckbrief|presse|über uns|das unternehmen|unternehmen|en bref|faits|chiffres|repères|à propos|équipe|datos|ficha|prensa|sobre|equipo|empresa|in breve|scheda|stampa|chi siamo|feiten|pers|over|fakta|om|dane|fakty|fatos|imprensa",
);
const LABEL_MAX = 32;
/** "Jane Roe (CEO)": what somebody does there now. */
const IN_BRACKETS = /\s*\((?<said>[^()]{2,40})\)/gu;

/** Lines of a fact sheet on a page about the makers: "Founders" beside "Jane Roe (CEO) and John Marsh (CTO)". */
export function sheetFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!isFounderPage(reading, page) || !hasRole(reading, page, "about", "team", "press", "imprint")) return [];
    const spots = pageSpots(reading, page).filter(({ segment }) => isProse(segment));
    const within = spots.flatMap((spot) => madeByLine(reading, spot, own));
    const below = spots.flatMap((label, at) => {
      const value = spots[at + 1];
      if (
        !value ||
        !isLabel([spots[at - 1], label, value]) ||
        isUnderOthers(snapshot, label.index) ||
        !isAmongFacts(reading, label, own)
      )
        return [];
      return linesOf(value.segment.text).flatMap(({ text }) => membersOf(reading, { label, value, text }, own));
    });
    return [...within, ...below];
  });
}

/** "Developer: Jane Roe", one line of a fact sheet for the press. */
function madeByLine(reading: SiteReading, spot: Spot, own: OwnNames): FounderMention[] {
  const [label = "", ...rest] = spot.segment.text.replace(/^[•‣▪·*–-]+\s*/u, "").split(/\s?:\s/u);
  const name = rest.join(": ").trim();
  if (!DEVELOPER.test(label) || !isPersonName(name, own) || !isKnownPerson(reading, name)) return [];
  const snapshot = reading.pages[spot.page];
  const isSheet = snapshot !== undefined && headingsAbove(snapshot, spot.index).some((text) => SHEET.test(text));
  if (!isSheet || !hasRole(reading, spot.page, "press", "about") || !isAmongFacts(reading, spot, own)) return [];
  return [mentionOf(name, [whole(spot)], ["listed", "plain", ...placeSignals(reading, spot)])];
}
/** A line that calls its one person the developer, in a fact sheet. */
export const isMakerLine = (text: string): boolean =>
  DEVELOPER.test(text.split(/\s?:\s/u)[0]?.replace(/^\P{L}+/u, "") ?? "");
const DEVELOPER = exactly(
  "(?:game |solo |indie )?developer|creator|entwickler(?:in)?|développeu(?:r|se)|desarrollador[a]?|sviluppat(?:ore|rice)|ontwikkelaar|desenvolvedora?|utvecklare|udvikler|utvikler",
);
/** Over the facts of one product, as games have them for the press. */
const SHEET = /fact ?sheet|steckbrief|fiche technique|ficha técnica|scheda tecnica/iu;

/** No heading stands above but the page's own, one over facts, or one that names the product. */
function isAmongFacts(reading: SiteReading, label: Spot, own: OwnNames): boolean {
  const snapshot = reading.pages[label.page];
  const below = snapshot ? sectionsAbove(snapshot, label.index) : [];
  return isAmongOwn(reading, label, own) && below.every((text) => FACTS.test(text) || namesOwn(own, text));
}

/** "Founder", "Founders:", "Founded by", at the head of its row or as a term. */
function isLabel([before, label, value]: (Spot | undefined)[]): boolean {
  if (!label || !value || value.index !== label.index + 1) return false;
  const { kind, name, block, text: written } = label.segment;
  const isHead = kind === "cell" && value.segment.block === block && before?.segment.block !== block;
  if (kind === "cell" ? !isHead : name !== "dt" && !/:$/.test(written)) return false;
  const text = written.replace(/\s?:$/, "");
  if (text.length > LABEL_MAX) return false;
  return founderNoun(text)?.toLowerCase() === text.replace(/s$|\(s\)$/u, "").toLowerCase() || isCalledSo(text);
}

/** "Founder & CEO": what one person is, and a founder first. */
const isRoles = (text: string): boolean =>
  founderNoun(text) !== null &&
  text
    .split(/\s(?:&|and|und|et|y|e|en|i|och|og)\s|\s?[,/]\s?/u)
    .every((one) => isRole(one) || founderNoun(one) === one);
const isCalledSo = (text: string): boolean =>
  isRoles(text) || founderNoun(text) === text || isFoundersHeading(text) || FOUNDED_BY.test(text) || MADE_BY.test(text);

interface Line {
  label: Spot;
  value: Spot;
  text: string;
}

/** The people of one line, each with what stands in brackets behind the name; nobody where the line says more. */
function membersOf(reading: SiteReading, { label, value, text }: Line, own: OwnNames): FounderMention[] {
  const bare = text.replace(IN_BRACKETS, "").replace(/[.]$/, "").trim();
  if (bare.length > LINE_MAX) return [];
  const isMade = MADE_BY.test(label.segment.text.replace(/\s?:$/, ""));
  const names = isPersonName(bare, own) ? [bare] : jointly(bare, own);
  if (
    names.some(
      (name) =>
        !name.includes(" ") || (isMade && !isKnownPerson(reading, name) && !(names.length > 1 && text.includes("("))),
    )
  )
    return [];
  return names.flatMap((name) => {
    const behind = text.slice(text.indexOf(name) + name.length);
    const said = /^\s*\((?<said>[^()]{2,40})\)/u.exec(behind)?.groups?.said ?? "";
    if (OF_ANOTHER.test(said)) return [];
    const role = isRole(said) && !NO_ROLE.test(said) ? said : founderNoun(label.segment.text);
    const signals = ["listed" as const, "plain" as const, ...placeSignals(reading, value)];
    return [mentionOf(name, [whole(label), whole(value)], signals, { role })];
  });
}
/** "(until 2019)", "(of Kelp Works)". */
const OF_ANOTHER =
  /(?<!\p{L})(?:until|bis|jusqu\p{L}*|hasta|fino|tot)(?!\p{L})|[–-]\s?(?:19|20)\d\d|^(?:of|at|von|bei|chez|de|di|van|do|av|af)\s\p{Lu}/iu;
/** A town or how somebody works. */
const NO_ROLE = /^(?:remote|berlin|london|paris|madrid|wien|zürich)$/iu;
