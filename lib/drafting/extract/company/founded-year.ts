import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isAmongOwn, statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isDenied } from "@/lib/drafting/text/polarity";
import { pageSpots, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { isOwnSubject, isOwnWork } from "./founded-what";

const YEAR = "(?<year>(?:18|19|20)\\d{2})(?![\\d-]|\\.\\d)";
const MONTH =
  "(?:(?:the\\s)?(?:early|late|mid|spring|summer|autumn|fall|winter|year|jahr|(?:\\d{1,2}\\.?\\s)?(?:jan|feb|mar|m[äa]r|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|gen|mag|giu|lug|set|ott|dic|avr|f[ée]v|ao[ûu]|d[ée]c)\\p{L}*\\.?)(?:\\s(?:of\\s|de\\s)?\\d{1,2},?)?[\\s-](?:of\\s|de\\s)?)?";
const IN = `(?:in|back in|im|im jahr|en|nel|em|w|sinds|since|depuis|seit|desde|dal|,)\\s(?:the\\syear\\s|l['’]année\\s|año\\s|ano\\s)?${MONTH}${YEAR}`;
const GAP = "(?:[^\\s.;:!?]+\\s){0,12}?";

/** Ways to say when it began, the strictest first: founding words, then a start, then a mere "since". */
const FOUNDED = [
  new RegExp(
    `(?<![\\p{L}])(?<verb>founded|formed|established|incorporated|est\\.|co-founded|gegründet|gründeten?|fondée?|créée?|fundad[ao]|criad[ao]|fondat[ao]|opgericht|założon[ya]|grundat|grundades|stiftet|perustettu)(?:\\s|:\\s)${GAP}(?:${IN}|${YEAR})`,
    "diu",
  ),
  new RegExp(
    `(?:^|(?<![\\p{L}])(?:im jahre?|wurde|in|en|nel|em)\\s)${MONTH}${YEAR},?\\s(?:[^\\s.;:!?]+\\s){0,12}?(?<verb>founded|established|gegründet|gründeten?|fondée?|créée?|fundad[ao]|fondat[ao]|opgericht)(?![\\p{L}])`,
    "diu",
  ),
  new RegExp(
    `(?<![\\p{L}])(?<verb>started|began|launched|created|born|begann|startete|gestartet|lancée?|naci[óo]|nata?|nasce|nace|naît|ontstaan|begonnen)\\s${GAP}${IN}`,
    "diu",
  ),
  new RegExp(
    `(?:^|(?<![\\p{L}])in\\s)${MONTH}${YEAR},?\\s.{0,120}?(?<![\\p{L}])(?<verb>started|founded)(?=\\s(?!in\\s|at\\s|on\\s|to\\s|with\\s))`,
    "diu",
  ),
  new RegExp(`(?<![\\p{L}])(?:since|seit|depuis|desde|dal|sinds|sedan|siden)\\s${MONTH}${YEAR}`, "iu"),
];
const CLAUSE_REACH = 60;
/** The subject of a start: the product, its company or its makers. */
const SELF = anyOf(
  "we|our|us|i|my|it|he|she|they",
  "the (?:project|company|product|team|software|app|foundation|business|studio|journey)|company|project",
  "wir|unser\\p{L}*|nous|notre|nosotros|nuestr\\p{L}+|noi|nostr\\p{L}+|wij|ons|nós",
);
const SINCE_VERB = anyOf(
  "develop\\p{L}*|in business|around|building|built|making|made|serving|helping|trusted(?! by)|independent",
  "bootstrapped|family[- ](?:run|owned)|maintained|existed|exists|active|operating|online|open source",
  "entwickel\\p{L}*|entwickelt|développ\\p{L}*|desarrolla\\p{L}*|svilupp\\p{L}*|ontwikkel\\p{L}*",
);
/** "Founded in 2014, …": the page itself is the subject. */
const STARTS_SO =
  /^(?:(?:co-)?founded|formed|established|incorporated|est\.|gegründet|fondée?|créée?|fundad[ao]|fondat[ao]|opgericht)/iu;
/** Verbs whose object tells what began, and what follows them where they have none. */
const ENGLISH = /^(?:(?:co-)?founded|formed|established|incorporated|est\.|started|began|launched|created|born)$/i;
const PASSIVE = /^(?:in|back|by|on|as|at|out|from|life|with|when|around|during|early|late|\d{4}|[,:;.()–-])(?!\p{L})/iu;
/** Years that begin something else. */
const OTHERS = anyOf(
  "updated?|changed?|version|release[ds]?|effective|copyright|©|licen[sc]e|customers? since",
  "member(?:s)? since|users? since|used by|joined|worked|working (?:at|for)|graduated|degree|(?:i|he|she|who|founder) was born",
  "moved|married|winner|award|lawsuit|regulation|act of|law|directive|gdpr|standard|iso|report(?:ed)?",
  "survey|study|fiscal|last|unmaintained|deprecated|acquired|raised|certified",
  "partner(?:ed|s)? (?:since|with)|inspired",
);

/** 0 for founding words, 1 for a start, 2 for a mere "since"; in the order of `FOUNDED`. */
const RANKS = [0, 0, 1, 1, 2];

interface Hit {
  year: number;
  rank: number;
  at: number;
  end: number;
  /** The word that says so. */
  verb: Stretch | null;
}

interface Found {
  year: number;
  trust: number;
  spot: Spot;
  span: Stretch;
}

/** The year the product or its company began, from strict patterns alone. A year of copyright or of an edit is none. */
export function extractFoundedYear(reading: SiteReading, own: OwnNames): Candidate<number> | undefined {
  const latest = Number((reading.pages[0]?.fetchedAt ?? "").slice(0, 4)) || 2100;
  const found = [...leaves(reading), ...stated(reading, own), ...corroborated(reading)]
    .filter(({ year }) => year >= 1850 && year <= latest)
    .sort((a, b) => b.trust - a.trust);
  const best = found[0];
  return best && { value: best.year, sources: [part(best.spot, best.span)] };
}

/** `foundingDate` of a JSON-LD organization. */
function leaves(reading: SiteReading): Found[] {
  return reading.pages.flatMap((_, page) =>
    pageSpots(reading, page).flatMap((spot) => {
      const isLeaf =
        spot.segment.kind === "jsonld" &&
        /^(?:Organization|Corporation|NGO|LocalBusiness|OnlineBusiness|ProfessionalService)\.foundingDate$/.test(
          spot.segment.name ?? "",
        );
      const year = isLeaf ? /^\d{4}/.exec(spot.segment.text)?.[0] : undefined;
      return year
        ? [{ year: Number(year), trust: 5, spot, span: { text: year, start: 0, end: spot.segment.text.length } }]
        : [];
    }),
  );
}

function stated(reading: SiteReading, own: OwnNames): Found[] {
  return statementsOf(reading).flatMap((spot) => {
    if (hasRole(reading, spot.page, "privacy", "terms", "download", "faq", "donate")) return [];
    return sentencesOf(spot.segment.text).flatMap((sentence) => {
      const hit = yearIn(sentence.text);
      if (
        !hit ||
        OTHERS.test(upTo(sentence.text, hit)) ||
        sentence.text.endsWith("?") ||
        isDenied(sentence.text, hit.at)
      )
        return [];
      const isOwn = isOwnStart(reading, spot, sentence.text, hit, own);
      return isOwn ? [{ year: hit.year, trust: 4 - hit.rank, spot, span: sentence }] : [];
    });
  });
}

/** The clause as far as the year: what comes after it seldom says of what it is. */
function upTo(text: string, hit: Hit): string {
  return text.slice(0, hit.end).split(";").at(-1) ?? "";
}

function yearIn(text: string): Hit | null {
  for (const [at, pattern] of FOUNDED.entries()) {
    const match = pattern.exec(text);
    const year = match?.groups?.year;
    if (!match || !year) continue;
    const [start, end] = match.indices?.groups?.verb ?? [];
    const verb = start === undefined || end === undefined ? null : { text: text.slice(start, end), start, end };
    return { year: Number(year), rank: RANKS[at] ?? 2, at: match.index, end: match.index + match[0].length, verb };
  }
  return null;
}

/** The product or its makers stand in the clause that says so: "Kelp was founded in 2016 to support Acme" tells of Kelp. */
function isOwnStart(reading: SiteReading, spot: Spot, text: string, hit: Hit, own: OwnNames): boolean {
  const clause = text.slice(Math.max(0, hit.at - CLAUSE_REACH), hit.end);
  const names = namesOwn(own, clause);
  const isAbout = hasRole(reading, spot.page, "about", "team", "press", "imprint");
  if (hit.verb && ENGLISH.test(hit.verb.text))
    return isBegun(text, hit.verb, own, (isAbout || spot.page === 0) && isAmongOwn(reading, spot, own));
  const isSelf = SELF.test(clause) && (isAbout || spot.page === 0);
  if (hit.rank === 0) return names || isSelf || STARTS_SO.test(text);
  if (hit.rank === 1) return names || (isAbout && SELF.test(clause));
  const isTagline = text.split(/\s+/).length <= 3 && (spot.page === 0 || isAbout);
  const next = ownNameIn(own, text.slice(hit.end, hit.end + CLAUSE_REACH));
  const isLeading = hit.at === 0 && next !== null && next.start <= 6;
  return isTagline || isLeading || (SINCE_VERB.test(text) && (names || isSelf));
}

/** "Acme was founded in 2014", "Jane founded Acme in 2014": the subject, or what follows the verb, is the product or its company. */
function isBegun(text: string, verb: Stretch, own: OwnNames, isAbout: boolean): boolean {
  const after = text.slice(verb.end).trim();
  if (after !== "" && !PASSIVE.test(after)) return isOwnWork(after, own);
  return isOwnSubject(text.slice(0, verb.start), own, isAbout);
}

const RANGE =
  /(?:©|\(c\)|copyright)\s?(?:©\s?)?(?<from>(?:19|20)\d{2})\s?[-–—]\s?(?:(?<to>(?:19|20)\d{2})|present|now|today|heute)/i;
const AGE =
  /(?:over|more than|for|nearly|almost|past|last|seit|depuis|desde|da)\s(?:the\s|über\s|mehr als\s|plus de\s|más de\s|oltre\s)?(?<years>\d{1,2})\+?\s(?:years|jahren?|ans|años|anni|jaar)\b/iu;

/** The first year of a copyright range counts only where the site's own words about its age agree with it. */
function corroborated(reading: SiteReading): Found[] {
  const spots = statementsOf(reading);
  const range = spots.map((spot) => ({ spot, match: RANGE.exec(spot.segment.text) })).find(({ match }) => match);
  const { from, to = reading.pages[0]?.fetchedAt.slice(0, 4) } = range?.match?.groups ?? {};
  if (!range?.match || !from || !to) return [];
  const age = spots.find(({ segment }) => {
    const years = Number(AGE.exec(segment.text)?.groups?.years);
    return (
      /develop|making|building|business|experience|entwickl/i.test(segment.text) &&
      Math.abs(Number(to) - Number(from) - years) <= 1
    );
  });
  const start = range.match.index;
  return age
    ? [
        {
          year: Number(from),
          trust: 0,
          spot: range.spot,
          span: { text: range.match[0], start, end: start + range.match[0].length },
        },
      ]
    : [];
}
