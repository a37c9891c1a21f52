import type { SignalOf } from "@/lib/drafting/extract/scoring/score";
import { isLeaning } from "@/lib/drafting/reading/governing";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { namesPartner } from "@/lib/drafting/reading/partners";
import { nameSpans } from "@/lib/drafting/reading/person-spans";
import { DOING, MET, SELF, SINCE } from "@/lib/drafting/text/founded-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isDenied } from "@/lib/drafting/text/polarity";
import { type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { isThingsOwn } from "./founded-what";

const CLAUSE_REACH = 60;
/** Words before a name that opens its sentence: "My old uncle". */
const LEAD_WORDS = 4;
const SPEAKING =
  /(?<!\p{L})(?:I|we|ich|wir|je|nous|ik|wij|jestem|jesteśmy|soy|somos|sono|siamo|sou|jag|jeg|vi)(?!\p{L})/iu;
const WE = anyOf(inAllLanguages("we"));
/** One more thing that came with time, or somebody else's. */
const ONE_MORE = anyOf(
  "also|too|now|zusammen|together|insieme|samen|colabor\\p{L}+|collabor\\p{L}+|offer|accept|us(?:e|ed|ing)|host(?:ed|ing)?|support|work with|partner\\p{L}*|auch|nutzen|verwenden|genutzt|bieten|aussi|proposons|utilisons|también|ofrecemos|usamos|utilizamos|anche|offriamo|usiamo|utilizziamo|ook|bieden|gebruiken|também|även|erbjuder|också|også|tilbyder",
);

/** "the workshop of Jane, which since 2009 makes websites": the years of what stands before. */
const RELATIVE =
  /(?<before>(?:[^\s,]+\s){0,2}[^\s,]+),?\s(?:(?:who|which|that|die|der|das|qui|que|che|który|która|które|som|dat)|(?:who|which|that|qui|che)\s[^,;:]{1,40})\s$/iu;

/** "since 2024 it is my job": what began was work for a living, not the product. */
const JOB =
  /^[^,.;]{0,30}(?<!\p{L})(?:full[- ]time|hauptberuflich|vollzeit|à plein temps|a tempo pieno|a tiempo completo|fulltime|(?:my|mein|mon|mi|mio|mijn|moja|meu|mitt|mit)\s(?:main |only |day |sole )?(?:job|work|living|beruf|arbeit|métier|travail|trabajo|oficio|lavoro|mestiere|werk|baan|praca|trabalho|jobb|arbejde))(?!\p{L})/iu;

/** What those who speak of themselves have made since: "diese App", "it". */
const OURS_MADE = new RegExp(
  `(?<!\\p{L})(?:it|this|(?:this|diese[sn]?|unsere?|cette|notre|esta|nuestra|questa|deze|ons|onze|esta|nossa|nasz\\p{L}*|den|denne|vår|vores) (?:\\p{L}+ )?(?:${inAllLanguages("product")}))(?!\\p{L})`,
  "iu",
);
/** The words stand before the year, or behind it, and nothing else that was done between. */
function isLast(words: RegExp, text: string, year: Stretch): boolean {
  const before = text.slice(Math.max(0, year.start - NEAR), year.start);
  const found = words.exec(before);
  const between = found ? before.slice(found.index + found[0].length) : null;
  const isBefore = between !== null && !/[,;]/.test(between) && !DOING.test(between);
  const behind = words.exec(text.slice(year.end, year.end + NEAR));
  const lead = behind ? text.slice(year.end, year.end + behind.index) : null;
  return isBefore || (lead !== null && lead.trim().split(/\s+/).length <= LEAD_WORDS && !DOING.test(lead));
}
const NEAR = 50;

/** "has been called Acme since 2021": the name began, not what is called so. */
const CALLED = anyOf(
  "called|named|renamed|known as|goes by|under (?:the|its|this|a new) (?:\\p{L}+ )?name|heiß(?:t|en)|heiss(?:t|en)|genannt|umbenannt|unter (?:dem|diesem|neuem) (?:\\p{L}+ )?namen|s['’]appelle(?:nt)?|rebaptisée?|sous (?:le|ce|son) (?:\\p{L}+ )?nom",
  "se llama|llamad[ao]|rebautizad[ao]|con (?:el|este|su) (?:\\p{L}+ )?nombre|si chiama|chiamat[ao]|ribattezzat[ao]|con (?:il|questo) (?:\\p{L}+ )?nome|heet|onder (?:de|deze) (?:\\p{L}+ )?naam|nazywa się|pod nazwą|chama-se|se chama|com o nome|sob o nome|heter|hedder|under (?:namnet|navnet)",
);

/** "Je suis alto dans un chœur depuis 2009": the life of who speaks. */
const I_AM =
  /^(?:[^,.;:]{0,30},\s)?(?:I am|I['’]m|I['’]ve been an?|I have been an?|ich bin|je suis|soy|sono|ik ben|sou|jestem|jag är|jeg er)(?!\p{L})/iu;

const IS_ONE_THAT =
  /^\s(?:is|are|ist|sind|est|es|è|é|jest|är|er)\s(?:an?|eine?|une?|una?|uma?|een|ett?)\s(?:[\p{L}-]+\s){0,3}(?:company|business|firm|shop|team|studio|unternehmen|firma|entreprise|société|empresa|azienda|società|bedrijf|företag|virksomhed),?\s(?:who|which|that|die|das|qui|que|che|która|który|dat|som)\s/iu;

function isOfOther(before: string, own: OwnNames): boolean {
  const clause = RELATIVE.exec(before.replace(SINCE, ""))?.groups?.before;
  const name = ownNameIn(own, before);
  if (name?.start === 0 && IS_ONE_THAT.test(before.slice(name.end))) return false; // "Acme is a company that"
  return clause !== undefined && !namesOwn(own, clause);
}

/** "Grandfather Franz Kelp runs a harbour": somebody with a name, before any "we", is who has done so since. */
function isOfSomebody(text: string, year: Stretch, own: OwnNames): boolean {
  const clause =
    text
      .slice(0, year.start)
      .split(/[;:]\s/)
      .at(-1) ?? "";
  const [opening] = nameSpans(clause, own).filter(({ text: name }) => name.includes(" ") || isGivenName(name));
  const lead = clause.slice(0, opening?.start ?? 0);
  return (
    opening !== undefined && lead.split(/\s+/).length <= LEAD_WORDS && !namesOwn(own, clause) && !SPEAKING.test(lead)
  );
}

interface Where {
  own: OwnNames;
  isOurs: boolean;
}

/** "Developed since 2012", "Acme: since 2012", "Depuis 2014, nous …": whose years a mere "since" counts. */
export function whoseSince(text: string, year: Stretch, { own, isOurs }: Where): SignalOf<"founded_year">[] {
  const isTagline = text.split(/\s+/).length <= 7;
  const clause = text.slice(Math.max(0, year.start - CLAUSE_REACH), year.end + CLAUSE_REACH);
  const isOneMore = ONE_MORE.test(text);
  if (namesPartner(text, own) || FOUNDERS_DO.test(text.slice(0, year.start))) return ["strange"]; // "our customer Kelp sells"
  if (DOING.test(clause) && isThingsOwn(text, own)) return ["strange"];
  if (isLast(CALLED, text, year) || isLast(MET, text, year)) return ["strange"];
  if (I_AM.test(text) && !namesOwn(own, text) && !OURS_MADE.test(text)) return ["strange"];
  if (isOfOther(text.slice(0, year.start), own) || JOB.test(text.slice(year.end)) || isOfSomebody(text, year, own))
    return ["strange"];
  if (DOING.test(clause) && !isOneMore && (isTagline || namesOwn(own, clause) || SELF.test(clause))) return ["own"];
  if (isOurs && WE.test(clause) && !isOneMore) return ["ours"];
  return [];
}

/** "The founders of Acme have run server parks since": their life, and not the product's. */
const FOUNDERS_DO = new RegExp(
  `(?<!\\p{L})(?:${inAllLanguages("founder")})s?\\s(?:(?:of|von|de|di|van|behind|hinter)\\s\\S+\\s)?(?:have|has|ha[bt](?:en)?|betreib|arbeit|ont|a\\s|han\\s|hanno|hebben|runs?|works?)(?!.{0,24}\\b(?:it|them|acme)\\b)`,
  "iu",
);

/** What makers have done ever since to what they spoke of before: "I have been working on it". */
const WORK_ON_IT = anyOf(
  "(?:have|['’]ve) (?:been )?(?:work(?:ing|ed) on|build(?:ing)?|built|develop(?:ing|ed)|writ(?:ing|ten)|making) (?:it|this)",
  "(?:arbeiten?|entwick(?:le|eln)|programmieren?) (?:ich|wir) (?:\\p{L}+ )?(?:daran|es|ihn)|(?:ich|wir) arbeiten? [^.;]{0,40}daran|(?:j['’]y travaille|nous y travaillons|travaill(?:e|ons) dessus|je (?:le|la) développe|nous (?:le|la) développons)",
  "trabaj(?:o|amos) en (?:ello|él|ella)|(?:lo|la) desarroll(?:o|amos)|ci lavor(?:o|iamo)|(?:lo|la) svilupp(?:o|iamo)|werk(?:en)? (?:ik|we|wij) er ?aan|(?:ik|we|wij) werk(?:en)? er [^.;]{0,40}aan|ontwikkel(?:en)? (?:ik|we|wij) het",
  "prac(?:uję|ujemy) nad (?:nim|nią)|rozwijamy? (?:go|ją|je)|trabalh(?:o|amos) n(?:ele|ela|isso)|(?:desenvolvo|desenvolvemo)-[oa]",
  "(?:arbetar|jobbar|bygger|utvecklar) (?:jag|vi) (?:med |på )?(?:den|det)|(?:jag|vi) har (?:arbetat|jobbat|byggt|utvecklat) (?:med |på )?(?:den|det)|(?:arbejder|bygger|udvikler) (?:jeg|vi) (?:på |med )?(?:den|det)|(?:jeg|vi) har (?:arbejdet|bygget|udviklet) (?:på |med )?(?:den|det)",
);

/** "Acmeflow is", and not "Acmeflow 3", "Acmeflow Mobile", "Acmeflow has": a version, a part, or something of it began later. */
const ITSELF_NEXT = /^\s(?:is|was|exists|runs|ist|est|es|è|é|jest|är|er)\s/u;
const OPENING_MAX = 24;

/** "Acmeflow is for macOS. I have been working on it since 2012": work on the product, which opens the text, or the sentence before. */
export function isWorkOnOwn(sentence: string, text: string, own: OwnNames): boolean {
  const work = WORK_ON_IT.exec(sentence);
  if (!work || isDenied(sentence, work.index) || sentence.endsWith("?")) return false;
  const before = sentencesOf(text.slice(0, text.indexOf(sentence))).map((one) => one.text);
  const subject = before.findLast((one) => !isLeaning(one)) ?? sentence;
  const name = ownNameIn(own, subject);
  return name !== null && name.start <= OPENING_MAX && ITSELF_NEXT.test(subject.slice(name.end));
}
