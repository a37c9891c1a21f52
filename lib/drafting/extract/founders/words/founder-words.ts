import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { exactly } from "@/lib/drafting/text/words";

/** Words that call somebody a founder, in the languages of most product sites. */
export const FOUNDER = `${inAllLanguages("founder")}|(?:med)?grundare`;
export const FOUNDED = `${inAllLanguages("founded")}|grundat|grundades`;
/** What makers did: of the product alone it says who founded it. */
export const MADE = inAllLanguages("made");
export const BY = `${inAllLanguages("by")}|av|af`;
const BY_WHOM =
  "(?:co-?)?founded by|(?:mit)?gegründet von|fondée? par|fondat[oa] da|opgericht door|założon[yae] przez|fundad[oa] p(?:or|el[oa]s?)|(?:grundat|grundades|grundad) av|(?:grundlagt|stiftet) af";
/** "Founded by", as a heading over those people. */
export const FOUNDED_BY = exactly(BY_WHOM);
const FOUNDED_BY_PEOPLE = exactly(
  `(?:${BY_WHOM})\\s.{1,70}`,
  "(?:made|built|created) by (?:people|two|three|a (?:couple|pair|team) of) .{4,70}",
);
/** "Founded by people who know care", over their cards. */
export const isOverFoundedBy = (heading: string): boolean =>
  FOUNDED_BY.test(heading) || FOUNDED_BY_PEOPLE.test(heading);

const FOUNDER_WORD = new RegExp(`(?<![\\p{L}])(?:${FOUNDER})(?![\\p{L}])`, "iu");
/** Any word of founding: texts without one need no closer look. */
export const FOUNDING = new RegExp(
  `(?<![\\p{L}])(?:${FOUNDER}|${FOUNDED}|${MADE}|${inAllLanguages("began")}|${inAllLanguages("iMade")}|${inAllLanguages("weMade")}|${inAllLanguages("behind")}|${inAllLanguages("iMaker")}|${inAllLanguages("mine")}|wrote|builds?|built|building|founding|starting|creating|launching|gründete?n?|gegründet|schrieb|project|(?:work|brainchild|creation|invention) of|werk von|l[’']?œuvre de|œuvre de|obra de|opera di|obra d[oa]|werk van|dziełem|verk av|værk af|by)(?![\\p{L}])`,
  "iu",
);
/** Founders of something else, of the past, or the readers spoken to. */
const NOT_OURS =
  /\b(?:former|ex|serial|previously|second[- ]time|first[- ]time|early[- ]stage|startup|fellow|aspiring|non[- ]?technical|for|busy|solo|indie|your|are you|ehemalige\p{L}*)[\s-](?:[\p{L}-]+\s)?(?:co[- ]?)?founders?\b/iu;

/** The word that a text calls somebody by, for one of several too; null where it only tells what they did. */
export function founderNoun(text: string): string | null {
  const [noun] = FOUNDER_WORD.exec(text) ?? [];
  return noun
    ? noun.replace(/(?<=(?:founder|creator|inventor|fondateur|fondatrice|créateur|oprichter))s$/iu, "")
    : null;
}

/** "Head of Founder Relations": whom a job is for. */
const FOR_FOUNDERS = new RegExp(
  `(?<!\\p{L})(?:${FOUNDER})s?\\s(?:relations|success|community|experience|support|partnerships?|services|programs?|programmes?|engagement|network|enablement)(?!\\p{L})`,
  "iu",
);

/** Where a text calls somebody a founder. */
export const founderWordIn = (text: string): RegExpExecArray | null => FOUNDER_WORD.exec(text);

export function hasFounderWord(text: string): boolean {
  return FOUNDER_WORD.test(text) && !NOT_OURS.test(text) && !FOR_FOUNDERS.test(text);
}

/** The word is of somebody in general, or of the past: "serial founder", "for founders". */
export function isPassing(text: string): boolean {
  return NOT_OURS.test(text);
}

const OF_WORDS = "of|at|from|behind|von|bei|de|du|di|chez|van|del|da";
const DEVELOPER =
  /^(?:haupt)?(?:develop|maker|auth?or|aut(?:eur|rice)|entwickl|programm|dévelop|concept|desarroll|svilupp|ontwikk|desenvolv|utveckl|udvikl)/iu;
const OF_WHAT = new RegExp(
  `^\\s(?:d['’]|(?:${OF_WORDS}|d[aeo]|hinter|derrière|detrás de|dietro|achter|av|bakom|af|bag)\\s)(?:(?:the|der|la|le|il|de)\\s|l['’])?`,
  "iu",
);

/** "a developer of apps who uses Acme": what somebody develops stands right behind the word. */
export function isDeveloperOfOther(text: string, noun: { text: string; end: number }, own: OwnNames): boolean {
  const behind = text.slice(noun.end);
  const of = DEVELOPER.test(noun.text) ? OF_WHAT.exec(behind) : null;
  return of !== null && ownNameIn(own, behind)?.start !== of[0].length;
}

/** The role up to where the sentence goes on: "founder of Acme, where she …". */
export function firstClause(role: string): string {
  return (
    role.split(
      /[,;:.]|\s(?:and (?:has|is|was|he|she|lives)|(?<!\b(?:dev|developer|maker|programmer)\s)who|who(?! (?:makes?|made|builds?|built|created?)\b)|where|which|with|since|in (?:19|20)\d\d)\b/,
    )[0] ?? ""
  );
}

/** A heading over nobody but founders. */
const FOUNDERS = exactly(
  "(?:(?:the|our|meet) )*(?:co-?)?founders(?: (?:&|and) (?:team|creators))?|(?:(?:the|our|meet) )*founding (?:team|partners|members)|(?:(?:the|our|meet) )+(?:co-?)?founder",
  "(?:(?:die|unsere|das) )*(?:gründer(?:innen)?|gründerteam|gründungsteam)|(?:notre |l['’])?équipe fondatrice|(?:(?:les|nos) )*(?:co)?fondat(?:eurs|rices)",
  "(?:(?:los|nuestros) )*(?:co)?fundador(?:es|as)|(?:nuestro |el )?equipo fundador|(?:la nostra |il )?(?:team|squadra) fondat(?:ore|rice)|(?:nossa |a )?equip[ae] fundadora|(?:ons |het )?oprichtersteam|zespół założycielski|(?:nasi )?założyciele|(?:(?:i|nostri) )*(?:co)?fondatori|(?:(?:de|onze) )*oprichters|(?:(?:os|nossos) )*fundadores",
);
/** "A note from our founder", over a letter that is signed. */
const LETTER = exactly(
  "(?:(?:an?|the|some) )?(?:open )?(?:note|message|letter|words?|few words|welcome|greetings?|story) (?:from|by|of) (?:(?:our|the) )?(?:co-?)?founders?(?: (?:&|and) ceo)?",
  "(?:(?:ein|das|eine|der) )?(?:wort|brief|nachricht|botschaft|gruß|grußwort|vorwort) (?:unsere[rs]|der|des|vom|von) gründer(?:s|in|innen|team)?|(?:le |un )?(?:mot|message|lettre) (?:du|de la|des|de notre|de nos) (?:co)?fondat(?:eur|rice|eurs|rices)",
  "(?:una? |unas )?(?:nota|carta|mensaje|palabras) (?:del?|de la|de los|de nuestr[oa]s?) (?:co)?fundador(?:a|es|as)?|(?:un |una |il |la )?(?:messaggio|nota|lettera|parola) (?:del|dal|della|dalla|dei|dai) (?:co-?)?fondat(?:ore|rice|ori|rici)|(?:een )?(?:woord|bericht|brief) van (?:de|onze) oprichters?|(?:uma? )?(?:nota|carta|mensagem|palavra) d[oa]s? (?:co-?)?fundador(?:a|es|as)?|(?:ett |et )?(?:brev|meddelande|ord|besked) från (?:vår |grundaren|grundarna)(?:grundare)?",
);
const ONE = exactly(
  "(?:the|our|meet the|meet our|about the) (?:co-?)?founder|(?:der|die|unsere?) gründer(?:in)?|(?:le|la|notre) fondat(?:eur|rice)|(?:el|la|nuestr[oa]) fundador[a]?|(?:il|la|il nostro|la nostra) fondat(?:ore|rice)|(?:de|onze) oprichter|(?:o|a|nosso|nossa) fundador[a]?",
);
/** True for the line over a letter that a founder signs, or over the one founder: it calls somebody so, and is no role. */
export function isLetterLine(text: string): boolean {
  const said = text.replace(/^\P{L}+/u, "").trim();
  return LETTER.test(said) || ONE.test(said);
}

/** True for a heading such as "Our founders", "Acme Co-founders": it calls founder who stands below it, and is nobody's own role. */
export function isFoundersHeading(text: string, own?: OwnNames): boolean {
  if (text.length > HEADING_MAX) return false;
  const said = text.replace(/^\P{L}+/u, "").trim(); // "👨‍💼 Meet the founders"
  if (FOUNDERS.test(said)) return true;
  const bare = own ? withoutOwn(said, own) : "";
  return FOUNDERS.test(bare) && !ONE_OR_MORE.test(bare);
}
/** "Gründer von Acme", "Our founder at Acme": one person's role as well. */
const ONE_OR_MORE = /^(?:gründer(?:in)?|(?:(?:the|our|meet)\s)*(?:co-?)?founder)$/iu;
const HEADING_MAX = 60;

/** "Acme's founders", "The founders of Acme" without the name. */
function withoutOwn(text: string, own: OwnNames): string {
  const name = ownNameIn(own, text);
  if (!name) return text;
  const [before, after] = [text.slice(0, name.start), text.slice(name.end)];
  if (before.trim() === "") return after.replace(/^(?:['’]s?)?[\s–—-]+/u, "");
  return after.trim() === "" ? before.replace(OF_END, "").trim() : text;
}
const OF_END = new RegExp(`\\s(?:(?:${OF_WORDS}|behind|hinter|d[aeo]l?)\\s(?:(?:the|der|la|le|il)\\s)?|d['’])$`, "iu");
