import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { isSample } from "@/lib/drafting/reading/makers-place";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isUnderFirm, statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole, type PageRole } from "@/lib/drafting/reading/page-role";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { isTeamOfOthers, TODAY } from "@/lib/drafting/reading/whose-team";
import { BEGINNING } from "@/lib/drafting/text/founded-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import { part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { HEADS, type TeamTold, teamToldIn, WORK } from "@/lib/drafting/text/team-words";
import { anyOf, exactly, wholeWords } from "@/lib/drafting/text/words";
import { asksOfMakers } from "./who-behind";

const SELF = anyOf(
  "we|we['’]re|our|us|I|my|me|wir|unser\\p{L}*|nous|notre|somos|nuestr\\p{L}+|hacemos|trabajamos|siamo|nostr\\p{L}+|lavoriamo|wij|ons|jest nas|pracujemy|nosso|nossa|vi|vår|vores|here",
);
/** Teams of customers, limits of plans, and reach. */
const OTHERS = anyOf(
  "your|customers?|clients?|up to|per|plans?|pricing|for (?:a )?teams?|teams of|whether|uses?|from(?! \\d+ (?:countries|nations)| \\p{L}+ (?:countries|nations)| all over| around| a | an | our | home)",
  "companies with|organi[sz]ations? (?:with|of)|businesses|users?|seats?|helped|bis zu|jusqu['’]à|hasta",
  "fino a|tot",
);
/** A label whose figure stands right behind it. */
const LABEL = exactly(
  "(?:our )?team(?: size)?|employees|people|staff|headcount|mitarbeiter\\p{L}*|mitarbeitende|teamgröße|équipe|effectif|salariés|equipo|empleados|plantilla|dipendenti|persone|medewerkers|teamgrootte|zespół|pracownicy|equip[ae]|colaboradores|anställda|ansatte|medarbejdere",
);
const FIGURE = new RegExp(`^(?<count>\\d{1,3})(?:\\s${HEADS})?$`, "iu");
/** A company that is spoken of as such is the page's own. */
const COMPANY = anyOf(
  "the (?:company|firm|business|team)|(?:das|unser) (?:unternehmen|team)|die firma|l['’](?:entreprise|équipe|azienda)|la (?:société|empresa|sociedad|società)|el equipo|il team|het (?:bedrijf|team)|a (?:empresa|equip[ae])|firma (?=zatrudnia|liczy)|zespół|teamet|bolaget|företaget|firmaet|virksomheden|selskabet",
);
const OTHER_PAGES: PageRole[] = ["pricing", "faq", "terms", "privacy", "features", "donate", "support"];

/** Alone in the line before a figure. */
const LIMIT = exactly(
  "up to|from|for|max\\.?|at most|bis zu|für|ab|maximal|jusqu['’]à|pour|dès|hasta|para|desde|fino a|per|tot|voor|vanaf|do|dla|até|upp till|för|op til|til",
);

/** A label whose figure stands right before it: "12" – "employees". */
const COUNTED =
  /^(?:employees|team members|mitarbeiter(?:innen)?|mitarbeitende|salariés|collaborateurs|empleados|dipendenti|medewerkers|pracowników|colaboradores|anställda|ansatte|medarbejdere)$/iu;

/** Lines without a verb count those whom the page is about: "35 employees in Leeds", "A small team of six in Ghent." */
const LEAD = /^(?:(?:an?|the|ein|eine|das|une?|una?|uno|een|het|uma?|ett?|en)\s(?:\p{Ll}+\s){0,2})?$/iu;
const PLACE = /^(?:,?\s(?:in|from|based in|aus|à|en|a|w|em|i|de|from|uit|från|fra)\s[^.!?]{1,60})?[.!]?$/iu;
/** "A team of six builds Acmeflow": makers' work on the product. */
const WORK_ON = new RegExp(
  `^[^,;:.]{0,40}?(?<!\\p{L})(?:${WORK}|${inAllLanguages("made")}|makes|builds|runs|develops|maintains)(?!\\p{L})(?:\\s(?:on|at|an|à|en|sur|a|aan|nad|på|der|die))?\\s(?=(?<what>.{0,60}))`,
  "iu",
);
/** "a team of 40 coworkers": who shares a house or helps out; only those who say that they are such are a team. */
const CROWD = anyOf(
  "volunteers?|co-?workers?|testers?|translators?|ehrenamtliche\\p{L}*|freiwillige\\p{L}*|bénévoles|voluntari\\p{L}+|volontari|vrijwilligers|wolontariuszy|voluntári\\p{L}+|volontärer|frivillige",
);
const WE_ARE = new RegExp(`${wholeWords(inAllLanguages("weAre"))}\\s(?:\\p{L}+\\s){0,3}$`, "iu");

/** The makers, their company or their product are who is counted: the subject before the figure, or what the counted work on. */
function isOfMakers(sentence: string, told: TeamTold, isAbout: boolean, own: OwnNames): boolean {
  const lead = sentence.slice(0, told.at);
  const counted = lead + told.written;
  const behind = sentence.slice(told.at + told.written.length);
  if (CROWD.test(behind.split(/\s/).slice(0, CROWD_WORDS).join(" ")) && !WE_ARE.test(lead)) return false;
  if ([SELF, COMPANY].some((one) => one.test(counted)) || namesOwn(own, counted)) return true;
  if (namesOwn(own, OF_NAME.exec(behind)?.groups?.name ?? "")) return true;
  if (isAbout && (TODAY.test(sentence) || (LEAD.test(lead) && PLACE.test(behind)))) return true;
  if (INVERTED.test(behind)) return true;
  return namesOwn(own, WORK_ON.exec(told.written + behind)?.groups?.what ?? "");
}
const CROWD_WORDS = 3;
/** "Zu viert sitzen wir": the subject behind the verb. */
const INVERTED = /^\s\p{L}+\s(?:wir|wij|we|vi)(?!\p{L})/iu;
const OF_NAME =
  /^\s(?:of|at|der|des|von|bei|de|du|di|van|da|z|av|af)\s(?:(?:the|la|l['’]|el|il|de|het)\s)?(?<name>\S+)/iu;

/** How many people make it: the figure, or the site's own words where it only estimates. */
export function extractTeamSize(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  let [earlier, before]: (Spot | undefined)[] = [];
  for (const spot of statementsOf(reading)) {
    const label = before?.page === spot.page ? before : undefined;
    const lead = earlier?.page === spot.page ? earlier.segment.text : "";
    [earlier, before] = [before, spot];
    const isAnswer = label !== undefined && asksOfMakers(label.segment.text, own);
    if (!isAnswer && hasRole(reading, spot.page, ...OTHER_PAGES)) continue;
    if (isUnderFirm(reading, spot, own) || isSample(reading, spot)) continue;
    const isAbout = hasRole(reading, spot.page, "about", "team", "press");
    const isFigure = isAbout && !LIMIT.test(lead); // "Up to" – "50" – "employees"
    const figure = FIGURE.exec(spot.segment.text)?.groups?.count;
    const counted = COUNTED.test(spot.segment.text) ? FIGURE.exec(label?.segment.text ?? "")?.groups?.count : undefined;
    if (isFigure && counted && label) return { value: counted, sources: [whole(label), whole(spot)] };
    if (isFigure && figure && label && LABEL.test(label.segment.text))
      return { value: figure, sources: [whole(label), whole(spot)] };
    for (const sentence of sentencesOf(spot.segment.text)) {
      const told = BEGINNING.test(sentence.text) ? null : teamToldIn(sentence.text);
      if (
        !told ||
        /\b(?:for|für|pour|para|per|voor|dla) (?:an? |your |any |every |the )?$/i.test(sentence.text.slice(0, told.at))
      )
        continue;
      if (OTHERS.test(sentence.text.replace(told.written, " ")) || isDenied(sentence.text, told.at)) continue;
      if (isTeamOfOthers(sentence.text, told)) continue;
      if (!isAnswer && !isOfMakers(sentence.text, told, isAbout, own)) continue;
      if (isToldOfAnother(reading, spot, sentence.start + told.at, own)) continue;
      const source = part(spot, sentence);
      return { value: told.count ?? told.written.slice(0, 60), sources: [source] };
    }
  }
  return undefined;
}
