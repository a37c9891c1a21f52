import type { SiteReading } from "@/lib/drafting/candidate";
import { isCopyrightHolder } from "@/lib/drafting/reading/builders";
import { isOwnHost, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole, type PageRole } from "@/lib/drafting/reading/page-role";
import { isTitle } from "@/lib/drafting/reading/person-name";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, keyOf, segmentsOfBlock } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";
import type { FounderMention } from "./mention";

/** A name or role, and the page that it stands on. */
interface Place {
  page: PageSnapshot;
  segment: Segment;
}

/** Boxes around a role in which the person's mailbox is looked for, and texts of such a card. */
const CARD_DEPTH = 2;
const CARD_MAX = 14;

/**
 * True where the site itself counts somebody among its own: its imprint calls them who runs it, or their card has a mailbox of the
 * site's by their name. What tells the makers who speak in a quotation from customers who do.
 */
export function isOfHouse(reading: SiteReading, name: string, place: Place, own: OwnNames): boolean {
  return name.includes(" ") && (hasMailbox(name, place, own) || isInImprint(reading, name));
}

/** True for whom the imprint calls who runs the company, or who holds the copyright of the site: who speaks there of what they made is its maker. */
export function isMaster(reading: SiteReading, name: string): boolean {
  return name.includes(" ") && (isInImprint(reading, name, OWNS) || isCopyrightHolder(reading, name));
}

const SOFTWARE = anyOf(
  "programs?|programme?s?|apps?|software|scripts?|tools?|websites?|web ?app\\p{L}*|programm|anwendung|werkzeug|logiciel|application|outil|programa|aplicación|herramienta|programma|applicazione|strumento|applicatie|programik|aplikacj[aęi]|narzędzie|aplicativo|ferramenta|verktyg|værktøj|verktøy",
);
/** What somebody did before they came here. */
const EARLIER = anyOf(
  "before (?:I|that)|earlier|previously|joined|then came|(?:at|bei|chez) \\p{Lu}\\p{Ll}+|for (?:\\p{L}+|\\d+) years|avant de|früher|zuvor|vorher|vor (?:\\p{L}+ )?jahren|auparavant|antes|prima di|vroeger|wcześniej|tidigare|tidligere",
);
/** "I wrote a little program": what it was is software, and not of another time. */
export const tellsOfSoftware = (sentence: string): boolean => SOFTWARE.test(sentence) && !EARLIER.test(sentence);

/** "I wrote a little program", by whom the site names as its own: what it was is the product, on a page about the makers. */
export function asMaster(reading: SiteReading, one: FounderMention): FounderMention {
  const isVague = one.signals.has("vague") && one.signals.has("about");
  const said = one.sources.map(
    ({ page, segment, start, end }) => reading.pages[page]?.segments[segment]?.text.slice(start, end) ?? "",
  );
  if (!isVague || !said.some(tellsOfSoftware) || !isMaster(reading, one.value.name)) return one;
  return { ...one, signals: new Set([...one.signals, "ours" as const].filter((signal) => signal !== "vague")) };
}

function hasMailbox(name: string, { page, segment }: Place, own: OwnNames): boolean {
  const given = keyOf(name.split(" ")[0] ?? "");
  const boxes = segment.blocks.slice(0, CARD_DEPTH).filter((id) => id !== 0);
  return boxes.some((id) => {
    const members = segmentsOfBlock(page, id);
    return (
      members.length <= CARD_MAX &&
      members.some((index) => {
        const { kind, text } = page.segments[index] ?? segment;
        const mail = kind === "link" ? /^mailto:([^@?]{2,40})@([\w.-]+)/i.exec(text) : null;
        return mail !== null && isTheirs(mail, given, own);
      })
    );
  });
}

const isTheirs = ([, local = "", host = ""]: RegExpExecArray, given: string, own: OwnNames): boolean =>
  keyOf(local.split(/[._-]/)[0] ?? "") === given && isOwnHost(own, host);

/** What an imprint calls who runs a company, before or behind the name. */
const RUNS = anyOf(
  "managing directors?|directors?|represented by|proprietor|owners?|responsible(?: for (?:the )?content)?|ceo|president",
  "geschäftsführ\\p{L}+|vertreten durch|vertretungsberechtigt\\p{L}*|inhaber(?:in)?|verantwortlich\\p{L}*|vorst[aä]nd\\p{L}*",
  "direct(?:eur|rice)s? de (?:la )?publication|gérante?|présidente?|responsable(?: de (?:la )?publication)?|représentée? par|dirigeante?",
  "administrador[a]?|gerente|representante legal|titular|amministrat\\p{L}+|legale rappresentante|titolare|bestuurders?|eigenaar|prezes\\p{L}*|właściciel\\p{L}*|sócio-gerente|proprietári[oa]|verkställande direktör|direktør",
);
/** Who runs, owns or publishes what it is, and is not only answerable for its words. */
const OWNS = anyOf(
  "managing directors?|directors?|proprietor|owners?|ceo|geschäftsführ\\p{L}+|inhaber(?:in)?|direct(?:eur|rice)s? de (?:la )?publication|gérante?|présidente?|dirigeante?|administrador[a]?|gerente|titular|amministrat\\p{L}+|titolare|bestuurders?|eigenaar|właściciel\\p{L}*|sócio-gerente|proprietári[oa]",
);
/** Whom an imprint names for another task. */
const OTHER_TASK = anyOf(
  "data protection|privacy|lawyers?|attorney|solicitors?|photo\\p{L}*|design\\p{L}*|website|translat\\p{L}+|datenschutz\\p{L}*|rechtsanw\\p{L}+|kanzlei|fotos?|gestaltung|konzept|umsetzung|protection des données|dpo|dpd|avocate?|crédits?|conception|réalisation|protección de datos|abogad[oa]|diseño|protezione dei dati|avvocato|grafica|gegevensbescherming|fotografie|vormgeving|ochron\\p{L}+ danych|proteção de dados",
);
const REACH = 80;

const imprints = new WeakMap<SiteReading, string[][]>();

function isInImprint(reading: SiteReading, name: string, runs = RUNS): boolean {
  const known = imprints.get(reading) ?? textsOfImprints(reading);
  imprints.set(reading, known);
  return known.some((texts) => texts.some((text, at) => isCalledSo(text, texts[at - 1] ?? "", name, runs)));
}

const ELSEWHERE: PageRole[] = ["blog", "docs", "stories", "comparison", "offer", "features"];
/** "/solutions/legal": a page for lawyers, and no law of the site. */
const FOR_LAWYERS =
  /\/(?:solutions?|industr(?:y|ies)|use-cases?|sectors?|for|branchen|loesungen|secteurs?|sectores)\//i;

const textsOfImprints = (reading: SiteReading): string[][] =>
  reading.pages.flatMap(({ url, segments }, page) => {
    const isLaw = hasRole(reading, page, "imprint") && !FOR_LAWYERS.test(url) && !hasRole(reading, page, ...ELSEWHERE);
    const texts = segments.filter((one) => isProse(one) && !one.isTestimonial && one.region === "main");
    return isLaw ? [texts.map(({ text }) => text)] : [];
  });

/** "édité à titre non professionnel par": denies nothing of whoever it is. */
const NOT_FOR_MONEY = /non[- ](?:professionnel|commercial)(?:le)?\s|nicht[- ]?(?:kommerziell|gewerblich)\p{L}*\s/giu;

/** "Managing directors: Jane Roe, John Marsh", "Directrice de publication : Mme Jeanne Roe". */
function isCalledSo(text: string, above: string, name: string, runs: RegExp): boolean {
  const at = text.indexOf(name);
  const plain = text.replace(NOT_FOR_MONEY, "");
  if (at === -1 || isDenied(plain, plain.indexOf(name))) return false;
  const [before, behind] = [
    text.slice(Math.max(0, at - REACH), at),
    text.slice(at + name.length, at + name.length + REACH),
  ];
  const last = /(\S+)\s$/u.exec(before)?.[1] ?? "";
  if (/[\p{L}-]$/u.test(before) || /^(?:[\p{L}-]|\s\p{Lu}\p{Ll})/u.test(behind)) return false; // a longer name
  if (/^\p{Lu}\p{Ll}+$/u.test(last) && !isTitle(last) && !RUNS.test(last)) return false;
  const label = at < LABEL_REACH && above.length <= REACH ? above : "";
  const said = [label, before, /^[^.;\n]*/u.exec(behind)?.[0] ?? ""].join(" ");
  return runs.test(said) && !OTHER_TASK.test(said);
}
/** Letters before a name up to which a heading above is its label. */
const LABEL_REACH = 12;
