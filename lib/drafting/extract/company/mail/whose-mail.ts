import { getDomainWithoutSuffix } from "tldts";
import type { SiteReading } from "@/lib/drafting/candidate";
import { isAddressLabel } from "@/lib/drafting/extract/company/address-lines";
import { isHandedOver, isOfSample } from "@/lib/drafting/extract/company/handed-over";
import { isProviderLine } from "@/lib/drafting/extract/company/legal-name";
import { isOwnHandle, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { COPYRIGHT } from "@/lib/drafting/text/copyright";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { COMPANY } from "@/lib/drafting/text/names/legal-forms";
import { isProse, keyOf, type Spot } from "@/lib/drafting/text/spans";
import { anyOf, EDGE_AFTER, exactly } from "@/lib/drafting/text/words";
import { FREE_HOST, SPECIAL } from "./mailboxes";

const CONTACT = anyWord("writeTo");
const HELD = anyWord("operated");
/** Segments above an address in which it may be said whose it is. */
const REACH = 24;

/** "Accounts payable: ap@…", "Jobba hos oss: jobb@…": a label right before an address that is not for anyone's question. */
const DESK = new RegExp(
  `(?<!\\p{L})(?:${inAllLanguages("otherDesk")})${EDGE_AFTER}[^.:;\\n]{0,24}\\s?[:–—|-]\\s*$`,
  "iu",
);
const LABEL_MAX = 48;

/** True where the label before an address names a desk of the company that is not for anyone's question. */
export function isOfDesk(before: string): boolean {
  return DESK.test(before.slice(-LABEL_MAX));
}

/**
 * True where a legal or contact page gives a mailbox on a strange host as the makers' own: their name stands with it, or it is
 * listed for contact, with no other company in between. What a heading or label hands to another is theirs.
 */
export function isGivenAsOwn(reading: SiteReading, spot: Spot, at: number, own: OwnNames): boolean {
  const page = reading.pages[spot.page];
  if (!page || isHandedOver(page, spot, at) || isOfSample(page, spot)) return false;
  const near = page.segments
    .slice(Math.max(0, spot.index - REACH), spot.index + 1)
    .filter(isProse)
    .reverse();
  for (const { kind, text } of near) {
    if (namesOwn(own, text)) return true;
    if ((text.match(COMPANY) ?? []).length > 0 || (isProviderLine(text) && text.length <= REACH_TEXT)) return false;
    if (kind === "heading" && IMPRINT.test(text)) return !near.some((one) => BESIDE_OWNER.test(one.text));
    if (kind === "heading") return CONTACT.test(text) || HELD.test(text) || isAddressLabel(text.split(/\s/)[0] ?? "");
  }
  return hasRole(reading, spot.page, "contact");
}
const REACH_TEXT = 200;

/** "Reach us directly", "Email", and the address alone: on a page for contact, listed with nothing but its label, it is how to write. */
export function isListedBare(reading: SiteReading, spot: Spot, address: string): boolean {
  const page = reading.pages[spot.page];
  const { text, kind } = spot.segment;
  if (!page || !hasRole(reading, spot.page, "contact") || (kind !== "link" && text.trim() !== address)) return false;
  const above = page.segments.slice(Math.max(0, spot.index - LIST_REACH), spot.index).filter(isProse);
  const at = above.findLastIndex((one) => one.kind === "heading");
  const between = above.slice(at + 1).filter((one) => one.text.trim() !== address);
  return at !== -1 && TO_WRITE.test(above[at]?.text ?? "") && between.every((one) => MAIL_LABEL.test(one.text));
}
/** Texts between such a heading and the address. */
const LIST_REACH = 6;
const TO_WRITE = new RegExp(`${CONTACT.source}|(?<!\\p{L})(?:(?:nous|me) joindre|joignez)(?!\\p{L})`, "iu");
const MAIL_LABEL =
  /^(?:e-?mail|mail|courriel|mél|correo(?: electrónico)?|posta(?: elettronica)?|e-?post|adres e-mail)(?: (?:address|adresse|adres))?\s?:?$/iu;

/** Who made the pages, hosts them, or holds an office by law: a mailbox behind may be theirs. */
const BESIDE_OWNER = anyOf(
  "(?:web ?)?(?:design|entwicklung|hosting)|agentur|programmierung|umsetzung|gestaltung|konzept\\p{L}*|\\p{L}*beauftragte[rn]?|aufsicht\\p{L}*|behörde|redaktion|création|réalisation|conception|agence|hébergeur|délégué\\p{L}*|développement|realizzazione|agenzia|desarrollo|diseño|agencia|alojamiento|delegado|vormgeving|realisatie|bureau|officer|authority|webmaster|supplier|provider",
);
/** Over all that a maker tells of themselves by law. */
const IMPRINT = exactly(
  "impressum|imprint|legal notice|site notice|anbieterkennzeichnung|mentions légales|éditeur(?: du site)?|aviso legal|note legali|colofon|informacje prawne|ficha técnica",
);

/** "jr42.acme@gmail.com" of who asks on a page about the makers to be written to. */
export function isMakersOwn(reading: SiteReading, { page }: Spot, address: string, own: OwnNames): boolean {
  const [local = "", host = ""] = address.toLowerCase().split("@");
  if (!FREE_HOST.test(host) || !hasRole(reading, page, "about", "contact", "imprint")) return false;
  return local.split(/[._-]/).some((part) => isOwnHandle(own, part));
}

/** "acmeworkshop@mail.example" in the line that claims the copyright: the name, and a word behind it that is of no desk. */
export const beginsAsOwn = ({ keys }: OwnNames, local: string, text: string): boolean =>
  COPYRIGHT.test(text) &&
  keys.some((key) => key.length >= BEGUN_MIN && local.startsWith(key) && isWord(local.slice(key.length)));
const BEGUN_MIN = 6;
const isWord = (rest: string): boolean => /^\p{L}{4,12}$/u.test(rest) && !SPECIAL.test(rest);

/** The host bears the company's name: mail@kelpworks.example of Kelp Works Ltd. */
export function isCompanyHost(own: OwnNames, host: string): boolean {
  const label = keyOf(getDomainWithoutSuffix(host, { allowPrivateDomains: true }) ?? "");
  return [label, label.replace(/^(?:the|get|my|hello|team|we)/u, "")].some((key) => own.keys.includes(key));
}
