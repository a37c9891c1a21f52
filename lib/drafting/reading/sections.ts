import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

const trails = new WeakMap<PageSnapshot, string[][]>();

/** A start page, in whatever language: its first heading is a tagline, whatever words it plays with, and scopes nothing. */
function isStartPage(page: PageSnapshot): boolean {
  return (
    URL.canParse(page.url) && /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w+)?$/i.test(new URL(page.url).pathname)
  );
}

/** A heading, and what has been seen of its section. */
interface Open {
  level: number;
  text: string;
  blocks: number[];
  /** The sectioning element that it stands in. */
  section: number | undefined;
  /** How many elements out from the heading the widest one stands that its section is known to fill. */
  within: number;
  /** Texts seen there: a title's own box has few. */
  held: number;
}
const HELD_MIN = 8;

/** Behind the section that a heading and a good deal of text fill, something else begins, with a heading of its own or without. */
function isPast(heading: Open, { blocks }: PageSnapshot["segments"][number]): boolean {
  const steps = heading.blocks.findIndex((block) => blocks.includes(block));
  if (heading.level === 1) return false;
  const isOut = heading.section !== undefined && !blocks.includes(heading.section);
  if (isOut && heading.held >= HELD_MIN && (steps === -1 || steps > heading.within)) return true;
  if (steps > heading.within) Object.assign(heading, { within: steps, held: 0 });
  heading.held += 1;
  return false;
}

/** For each segment the headings above it, outermost first, its own text included for a heading. A new landmark starts anew. */
function headingTrails(page: PageSnapshot): string[][] {
  const cached = trails.get(page);
  if (cached) return cached;
  const isStart = isStartPage(page);
  let open: Open[] = [];
  let current: string[] = [];
  let region = "";
  const result = page.segments.map((segment) => {
    const isContent = segment.region === "main" || segment.region === "header" || segment.region === "aside";
    const area = isContent ? "content" : segment.region;
    if (area !== region) {
      open = [];
      current = [];
    }
    region = area;
    const left = open.filter((one) => !isPast(one, segment));
    if (left.length < open.length) {
      open = left;
      current = open.map((one) => one.text);
    }
    if (segment.kind === "heading") {
      const level = segment.level ?? 6;
      const isTagline = isStart && level === 1;
      const { blocks, section } = segment;
      const opened = { level, text: isTagline ? "" : segment.text, blocks, section, within: 0, held: 0 };
      open = [...open.filter((one) => one.level < level), opened];
      current = open.map((one) => one.text);
    }
    return current;
  });
  trails.set(page, result);
  return result;
}

/** Headings above a segment, outermost first. */
export function headingsAbove(page: PageSnapshot, index: number): string[] {
  return headingTrails(page)[index] ?? [];
}

const titles = new WeakMap<PageSnapshot, string>();

/** Those below the page's own first heading: of the section that a text stands in. */
export function sectionsAbove(page: PageSnapshot, index: number): string[] {
  const own =
    titles.get(page) ?? page.segments.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? "";
  titles.set(page, own);
  return headingsAbove(page, index).filter((text) => text !== own);
}

/** A heading above a segment matches. */
export function isUnder(page: PageSnapshot, index: number, pattern: RegExp): boolean {
  return headingsAbove(page, index).some((text) => text.length <= 120 && pattern.test(text));
}

const othersFlags = new WeakMap<PageSnapshot, boolean[]>();

/** True when a heading above the segment says that it is about others than the product and its makers. */
export function isUnderOthers(page: PageSnapshot, index: number): boolean {
  let flags = othersFlags.get(page);
  if (!flags) {
    const judged = new Map<string[], boolean>();
    flags = headingTrails(page).map((trail) => {
      const known = judged.get(trail) ?? trail.some(isOthersHeading);
      judged.set(trail, known);
      return known;
    });
    othersFlags.set(page, flags);
  }
  return flags[index] ?? false;
}

/** Headings over gifts to the project: sums and names there are of donors. */
const GIFT_HEADING = anyOf(
  "sponsor(?:s|ed|ing|ship)?|backers?|donat(?:e|ions?|ors?|ing)|patrons|memberships?|become a member|contribut(?:e|ing)|funding|funded by",
  "support (?:us|our|the|this)|spenden?|dons?|soutenez|patrocin\\p{L}+|donar|donaciones|sostieni|doneren",
);

/** Headings over others: customers, partners, press, contributors. */
const OTHERS_HEADING = anyOf(
  "supporters|our (?:partners?|customers?|clients)|partners?|customers|^clients$",
  "(?:our|happy|selected|some of our) clients|trusted by|used by|loved by|(?:companies|businesses|teams|brands|organi[sz]ations|people) (?:that|who) (?:trust|love|rely on) (?:us|\\p{L}+)$|featured (?:in|on)|as seen",
  "in the press|reception|contributors?|thanks|acknowledge?ments?|credits|unterst[üu]tzer|partenaires",
  "kunden",
);

/** "For dealers": whom the product is for. */
const FOR = /^(?:for|für|pour|para|per|voor|dla|för|til)\s/iu;
const OTHER_ROLES =
  "advis(?:o|e)rs|advisory board|board of advisors|investors|backers|distributors|resellers|dealers|stockists|beirat|berater(?:innen)?|investor(?:en|innen)|händler|vertriebspartner|wiederverkäufer|conseillers|comité consultatif|investisseurs|distributeurs|revendeurs|asesores|consejo asesor|inversores|distribuidores|revendedores|consulenti|investitori|distributori|rivenditori|adviseurs|raad van advies|investeerders|wederverkopers|doradcy|rada doradcza|inwestorzy|dystrybutorzy|conselheiros|investidores|rådgivare|rådgivere|återförsäljare|forhandlere|investerare|investorer";
const GUESTS =
  "(?:business )?angels|mentors|ambassadors|(?:guest )?speakers|(?:podcast )?guests|jury|jurors|judges|alumni|former (?:team )?members|mentor(?:en|innen)|botschafter(?:innen)?|förderer|referent(?:en|innen)|gäste|ehemalige|mentore?s|ambassadeurs|ambassadrices|intervenante?s|invités|parrains|ils nous (?:accompagnent|soutiennent)|embajador(?:es|as)|ponentes|invitados|(?:nostri )?mentori|nostri mentor|ambasciatori|relatori|ospiti|advisor|mentoren|ambassadeurs|sprekers|gasten|mentorzy|ambasadorzy|prelegenci|goście|embaixadores|palestrantes|convidados|mentorer|ambassadörer|ambassadører|talare|talere|gäster|gæster";
/** "Advisory board", "Our distributors": the whole heading, for products are made for advisers and dealers too. */
const OTHERS_NAMED = exactly(
  `(?:(?:our|the|unsere?|nos|les|nuestros|los|i nostri|i|onze|nasi|os nossos|våra|vores)\\s)?(?:[\\p{L}-]+\\s)?(?:${OTHER_ROLES}|${GUESTS})(?:\\s(?:and|&|und|et|y|e|en|i|och|og)\\s(?:${OTHER_ROLES}|${GUESTS}))?(?:\\s20\\d\\d)?`,
);

/** Headings over what the product is made of: other people's work under other licences. */
const PARTS_HEADING = anyOf(
  "third[- ]party (?:licen[sc]es?|notices?|software|components|libraries|code|credits|attributions?)|licen[sc]e notices",
  "open[- ]source (?:licen[sc]es|notices?|components|libraries|packages|attributions?|credits|acknowledge?ments)",
  "dependencies|attributions?|lizenzen dritter|open[- ]source[- ]lizenzen|komponenten dritter|composants tiers",
  "(?:componenti|librerie|software) di (?:terzi|terze parti)|(?:componentes|bibliotecas|librerías|software) de terceros",
);

/** "Delight your customers", "Membership software for clubs": what a product is for. */
const READERS =
  /\b(?:funded|supported|backed) by (?:our )?(?:donations?|users|community|subscribers|you)\b|\b(?:your|their|new|more|paying|every|any|each)\s(?:\p{L}+\s)?(?:customers?|clients?|partners?|contributors?|supporters?|sponsors?|donors?|members?(?:ships?)?)\b|\b(?:sponsors?(?:hip)?|donations?|memberships?|contributions?|funding|partners?|customers?|clients?|credits?)\s(?:software|platform|management|app|tool|system|portal|support|service|success|relations)\b/giu;
/** A word of a heading's first few tells what it is over; later ones are told of something. */
const FIRST_WORDS = 3;

/** "40 credits", "Up to 500 credits per month": what a plan holds, in a card with its name over it. */
const COUNTED = /^(?:up to |includes? )?\d[\d.,]*k?\s(?:AI )?credits?(?:\s?(?:\/|per|a)\s?(?:month|mo|year|yr))?$/iu;

/** True when what stands under the heading is about others than the product and its makers. */
export function isOthersHeading(text: string): boolean {
  if (text.length > 90 || COUNTED.test(text)) return false;
  if (PARTS_HEADING.test(text) || (OTHERS_NAMED.test(text) && !FOR.test(text))) return true;
  const bare = text.replace(READERS, " ");
  const isShort = text.length <= 60 && !PRICE_HEADING.test(text);
  return [GIFT_HEADING, ...(isShort ? [OTHERS_HEADING] : [])].some((pattern) => {
    const match = pattern.exec(bare);
    return match !== null && bare.slice(0, match.index).split(/\s+/).length <= FIRST_WORDS;
  });
}

/** Headings over questions and answers. */
export const FAQ_HEADING =
  /\bfaqs?\b|frequently asked|(?:common(?:ly asked)?|popular|top|general) questions|questions? (?:&|and|und|et|y|e) (?:answers?|antworten|r[ée]ponses|respuestas|risposte)|q ?& ?a\b|you (?:might|may) (?:ask|wonder)|(?:got|have|any|your|some|still have|more|other) (?:more |other )?questions|questions\?|^questions$|h[äa]ufige? (?:gestellte )?fragen|h[äa]ufig gestellte|fragen und antworten|questions fr[ée]quentes|foire aux questions|preguntas (?:m[áa]s )?frecuentes|domande (?:pi[ùu] )?frequenti|veel ?gestelde vragen|perguntas frequentes|vanliga fr[åa]gor|ofte stillede|usein kysyt|najcz[ęe][śs]ciej zadawane|d[úu]vidas frequentes|dudas frecuentes|(?:vanlige|ofte stilte) spørsmål|sp[øo]rsm[åa]l og svar|[čc]asto kladen[ée]|gyakori k[ée]rd[ée]sek|[îi]ntreb[ăa]ri frecvente|συχνές ερωτήσεις|часто задаваемые|поширені запитання|sık sorulan|よくある(?:ご)?質問|常见问题|常見問題|자주 묻는/i;

/** Headings over a product's prices. */
export const PRICE_HEADING = anyOf(
  "pricing|prices?|plans?|subscriptions?|buy|purchase|licen[sc]es?|licensing|editions|packages|preise?",
  "preismodelle?|tarife?|pakete|kaufen|tarifs?|abonnements?|formules|prix|precios?|planes|tarifas|prezzi",
  "prezzo|piani|abbonamenti|prijzen|tarieven|abonnementen|pre[çc]os?|planos|um (?:só |único )?plano(?! d[aeo])|cennik|priser|hinnat",
  "what (?:does )?(?:it|[\\p{L}\\p{N}]+) costs?|listino|tariffe|was (?:es )?kostet|combien (?:ça coûte|coûte)|cu[áa]nto cuesta|quanto (?:costa|custa)|ile kosztuje|wat (?:het )?kost",
);
