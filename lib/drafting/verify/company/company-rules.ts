import type { SiteReading } from "@/lib/drafting/candidate";
import {
  IDENTIFIED,
  isCalledDealer,
  isHandedOver,
  isOfSample,
  isProductLine,
  isSaidToRun,
  labelledName,
  OPERATED,
  ownerBelow,
  ownerIn,
  publishedBy,
  soleTrader,
} from "@/lib/drafting/extract/known";
import { isOwnName, namesOwn, type OwnNames, ownNames, resemblesOwn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { isTraderName } from "@/lib/drafting/reading/trade-name";
import { SIGN } from "@/lib/drafting/text/copyright";
import { foldText } from "@/lib/drafting/text/fold";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { LEGAL_FORM_END, PREFIXED, SOLE } from "@/lib/drafting/text/names/legal-forms";
import { POSTAL_LINES } from "@/lib/drafting/text/places";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, linesOf, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "../cited";
import { affirms } from "../claim-rules";
import { squeeze } from "../composed";
import { isDisclaimed } from "./disclaimed";
import { AUTHORS, BUILDING, DOMAIN, GOES_ON, PLACEHOLDER } from "./no-company";

type Why = string | null;

const COMPANY_CUE =
  /©|(?<!\d)\(c\)|copyright|legal|company|registered|foundation|imprint|impressum|operated|provided|developed|published|made by|owned|trading as|responsible|verantwortlich|angaben gemäß|anbieter|betreiber|éditeur|édité|raison sociale|titular|razón social|ragione sociale|gestito|titolare/i;
const RUN_BY = anyWord("runBy");
const OTHERS =
  /trademarks?|marken? (?:der|von)|marques?|host(?:ed|ing)|hébergeu?r?\p{L}*|gehostet|hospedad\p{L}*|ospitat\p{L}*|alojad\p{L}*|cookies?|partner of|powered by|customers?|clients?|sponsors?/iu;
/** Whose work is in use, or on whose machines the pages lie. */
const LENT = anyOf(
  "librar(?:y|ies)|parser|with (?:their|its) permission|lies? with|(?:is|are) kept by|bibliothek|stamm(?:t|en) von|mit (?:deren|dessen|ihrer) erlaubnis|lieg(?:t|en) (?:bei|auf)|bibliothèque|avec leur (?:accord|permission)|biblioteca|con su permiso|libreria|con il (?:loro|suo) permesso|bibliotheek|met (?:hun|haar) toestemming|staan? bij|bibliotek\\p{L}*|za (?:ich|jej) zgodą|com a sua autorização|med deras tillstånd|med deres tilladelse",
);
/** Who is paid through, gives, or made what the site looks like. */
const PARTNERS = anyOf(
  "illustrations?|photo(?:s|graphs?)?|images?|artwork|graphics|logos?|music|sounds?|illustrationen|grafiken|bilder|fotografi\\p{L}+|theme|template|tema|thema|plantilla|szablon|icons?|fonts?|payments?|pagos|pagamenti|pagamentos|paiements?|zahlungen|betalingen|płatnoś\\p{L}+",
  "fiscal host|donations?|grants?|funded|investors?|inversor\\p{L}*|investitor\\p{L}*|finanziator\\p{L}+|aloja|paid for",
);

/** Why a name is not that of the company behind the product, or null. */
export function whyNotLegalName(value: string, cited: Cited[], reading: SiteReading): Why {
  const isNamed = cited.some(
    ({ segment }) =>
      /legalname|^(?:Organization|Corporation|NGO|LocalBusiness)\.name$/i.test(segment.name ?? "") &&
      squeeze(segment.text).includes(squeeze(value)),
  );
  if (AUTHORS.test(value) && !LEGAL_FORM_END.test(value)) return "the authors are no company";
  if (DOMAIN.test(value)) return "an address of the web is no company";
  if (PLACEHOLDER.test(value) || !/\p{L}{2}/u.test(value)) return "a placeholder";
  const own = ownNames(reading);
  if (isNamed) return null;
  if (GOES_ON.test(value) && !hasFormOf(value)) return "more than a name";
  if (namesOwn(own, value)) return isOnlySigned(value, cited, own) ? "a copyright line alone makes no company" : null;
  if (isDisclaimed(value, reading)) return "another company, by the site's own words";
  const naming = cited.filter((one) => squeeze(one.text).includes(squeeze(value)));
  if (naming.every((one) => isOfOthers(one, value, own))) return "named as another company";
  const saying = naming.filter((one) => !isOfOthers(one, value, own));
  const hasForm = hasFormOf(value);
  const isClaimed = hasForm && saying.some((one) => isClaimedBy(value, one, reading));
  const isImprint = saying.some(
    (one) =>
      one.segment.kind !== "heading" &&
      (hasForm || isTraderName(value, own)) &&
      isLine(value, one) &&
      hasRole(reading, reading.pages.indexOf(one.page), "imprint", "terms", "privacy", "contact"),
  );
  const isPublisher = saying.some(({ segment }) => isPublishedBy(value, segment.text, own));
  const isSole = saying.some(({ text }) => [...text.matchAll(SOLE)].some((match) => match[0] === value));
  const isAddressed = saying.some((one) => isAddressee(value, one));
  return isClaimed ||
    isPublisher ||
    isSole ||
    isImprint ||
    isAddressed ||
    saying.some((one) => isCalledCompany(value, one, hasForm))
    ? null
    : "nothing cited says that it is the company";
}

/** "© Acme Systems" and nothing else: more than the product's name, less than a company's. */
function isOnlySigned(value: string, cited: Cited[], own: OwnNames): boolean {
  if (isOwnName(own, value) || hasFormOf(value)) return false;
  const naming = cited.filter(({ segment }) => squeeze(segment.text).includes(squeeze(value)));
  return naming.length > 0 && naming.every(({ sentence }) => SIGN.test(sentence));
}

const hasFormOf = (value: string) =>
  LEGAL_FORM_END.test(value) ||
  value.search(PREFIXED) === 0 ||
  /foundation|stiftung|association|verein|conservancy/i.test(value);

/** What is said of a company that is somebody else's, or was one's own. */
const STRANGE = anyOf(
  "sold|former(?:ly)?|previous(?:ly)?|first (?:company|customer|client)|not affiliated|trusted by|used by|customers?|clients?|invoice|processors?|sub-?processors?|send(?:s|ing)? (?:our|your)|we use|using|handled by|website by|site by",
  "verkauft|ehemal\\p{L}+|früher|auftragsverarbeit\\p{L}+|unser\\p{L}* kunden?|rechnung|nutzen wir|wir nutzen|verwenden|webseite von|website von",
  "clients?|sous-traitant\\p{L}*|facture|nous utilisons|site (?:créé|réalisé) par|clientes?|encargad[oa]s? del? tratamiento|factura|utilizamos|fornitor\\p{L}+|responsabil\\p{L}+ esterni|utilizziamo|gestiti da",
  "klant\\p{L}*|verwerkers?|wij gebruiken|we gebruiken|factuur|subcontratante\\p{L}*|fatura|klien\\p{L}+|partner\\p{L}*|podmiot\\p{L}* przetwarzając\\p{L}+|korzystamy|faktura|kunder|vi använder|vi bruger",
);

/** "If you buy through our store, your contract is with": whoever takes the money. */
const SELLS = anyOf(
  "(?:if|when(?:ever)?) you (?:pay|buy|order|purchase|check ?out)|checkout|resellers?|merchant of record|through (?:our|the) (?:store|shop)|wenn sie [^.]{0,40}(?:kaufen|bezahlen|bestellen|buchen)|(?:si|lorsque|quand) vous (?:achetez|payez|commandez)|(?:si|cuando) (?:compra|paga|pide)|(?:se|quando) (?:acquisti|paghi|ordini|compra|paga)|(?:als|wanneer) (?:u|je) [^.]{0,40}(?:koopt|betaalt|bestelt)",
);

/** The site calls it its own: by a name like its own, where it signs or gives its address, or in words that say who runs it. */
function isClaimedBy(value: string, { segment, page }: Cited, reading: SiteReading): boolean {
  const own = ownNames(reading);
  const at = segment.text.indexOf(value);
  const sentence = sentencesOf(segment.text).find(({ text }) => text.includes(value))?.text ?? segment.text;
  const said = [sentence, segment.text.length <= 400 ? segment.text : sentence];
  if (SELLS.test(sentence)) return false;
  const telling = OPERATED.test(sentence.slice(0, sentence.indexOf(value))) ? [sentence] : said;
  if (telling.some((text) => STRANGE.test(text.replaceAll(value, " "))) || isDenied(segment.text, at)) return false;
  if (resemblesOwn(own, value.replace(LEGAL_FORM_END, ""))) return true;
  const isPlace = segment.region === "footer" || hasRole(reading, reading.pages.indexOf(page), "imprint", "contact");
  return (
    isPlace ||
    isSaidToRun(sentence, value, own) ||
    said.some((text) => OPERATED.test(text) || SIGN.test(text)) ||
    IDENTIFIED.test(segment.text.slice(at + value.length))
  );
}

/** The cue stands before the name, or the sentence is about the site itself. */
function isCalledCompany(value: string, cited: Cited, hasForm: boolean): boolean {
  if ((!hasForm && !value.includes(" ")) || STRANGE.test(cited.sentence.replaceAll(value, " "))) return false;
  const sentence = foldText(cited.sentence);
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(foldText(value))));
  return [COMPANY_CUE, RUN_BY].some((cue) => cue.test(before.slice(-80)) && affirms([cited], cue));
}

/** The sentence, the line before it or the heading over it says that it is about somebody else. */
function isOfOthers(one: Cited, value: string, own: OwnNames): boolean {
  const { sentence, page, segment, segmentIndex } = one;
  const spot = { index: segmentIndex, segment };
  const at = segment.text.indexOf(value);
  if (isHandedOver(page, spot, at) || isOfSample(page, spot) || isCalledDealer(segment.text.slice(at + value.length)))
    return true;
  if (PARTNERS.test(sentence.replace(value, " "))) return true;
  const [before] = page.segments.slice(0, segmentIndex).filter(isProse).slice(-1);
  const above = headingsAbove(page, segmentIndex).at(-1) ?? "";
  return (
    (OTHERS.test(sentence) && !isSaidToRun(sentence, value, own)) ||
    OTHERS.test(above) ||
    LENT.test(sentence.replace(value, " ")) ||
    (/:\s*$/.test(before?.text ?? "") && leadsToOthers(before?.text ?? ""))
  );
}

/** "The site is hosted by:"; but "The site and its client area are published by:" leads to its publisher. */
function leadsToOthers(label: string): boolean {
  const last = (pattern: RegExp) => [...label.matchAll(new RegExp(pattern.source, "giu"))].at(-1)?.index ?? -1;
  return last(OTHERS) > last(OPERATED);
}

/** The imprint says that the site is theirs, or the business above it, or they call themselves a sole trader. */
function isPublishedBy(value: string, text: string, own: OwnNames): boolean {
  const isTold = sentencesOf(text).some((one) =>
    [publishedBy(one.text, own), soleTrader(one.text, own)].includes(value),
  );
  return (
    isTold ||
    ownerBelow(text, own)?.text === value ||
    isProductLine(text.trim(), value) ||
    linesOf(text).some((line) => [ownerIn(line.text, own), labelledName(line.text)].includes(value))
  );
}

function isLine(value: string, { segment }: Cited): boolean {
  return linesOf(segment.text).some((line) => squeeze(line.text) === squeeze(value));
}

/** "Acme Jane Roe, Example Road 7, 12345 Town": whom the site gives an address for. */
function isAddressee(value: string, { segment }: Cited): boolean {
  if (BUILDING.test(value) && !LEGAL_FORM_END.test(value)) return false;
  const isFirst = foldText(segment.text).startsWith(`${foldText(value)},`) || segment.text.startsWith(`${value}\n`);
  return isFirst && segment.text.length <= 160 && POSTAL_LINES.some((line) => line.test(segment.text));
}
