import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, ownNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { foldText } from "@/lib/drafting/text/fold";
import { LEGAL_FORM_END, SOLE } from "@/lib/drafting/text/legal-forms";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { POSTAL_LINES } from "@/lib/drafting/text/places";
import { isProse, linesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "./cited";
import { affirms } from "./claim-rules";
import { squeeze } from "./composed";

type Why = string | null;

const COMPANY_CUE =
  /©|\(c\)|copyright|legal|company|registered|foundation|imprint|impressum|operated|provided|developed|published|made by|owned|trading as|responsible|verantwortlich|angaben gemäß|anbieter|betreiber|éditeur|édité|raison sociale|titular|razón social|ragione sociale|gestito|titolare/i;
const RUN_BY = anyWord("runBy");
const OTHERS =
  /trademarks?|marken? (?:der|von)|marques?|host(?:ed|ing)|hébergeu?r?\p{L}*|gehostet|hospedad\p{L}*|ospitat\p{L}*|alojad\p{L}*|cookies?|partner of|powered by|customers?|clients?|sponsors?/iu;
/** Who is paid through, gives, or made what the site looks like. */
const PARTNERS = anyOf(
  "theme|template|tema|thema|plantilla|szablon|icons?|fonts?|payments?|pagos|pagamenti|pagamentos|paiements?|zahlungen|betalingen|płatnoś\\p{L}+",
  "fiscal host|donations?|grants?|funded|investors?|inversor\\p{L}*|investitor\\p{L}*|finanziator\\p{L}+|aloja|paid for",
);

/** What stands in a form until somebody fills it in. */
const PLACEHOLDER =
  /à compléter|lorem ipsum|to be (?:completed|added|defined)|\[[^\]]*\]|\bx{3,}\b|muster(?:firma|mann)/iu;

/** "The Acme contributors": whoever has written a part of it. */
const AUTHORS = /(?<!\p{L})(?:contributors|authors|developers|community|team|mitwirkende|autores|auteurs)$/iu;

/** Why a name is not that of the company behind the product, or null. */
export function whyNotLegalName(value: string, cited: Cited[], reading: SiteReading): Why {
  const isNamed = cited.some((one) =>
    /legalname|^(?:Organization|Corporation|NGO|LocalBusiness)\.name$/i.test(one.segment.name ?? ""),
  );
  if (AUTHORS.test(value)) return "the authors are no company";
  if (PLACEHOLDER.test(value) || !/\p{L}{2}/u.test(value)) return "a placeholder";
  if (isNamed || namesOwn(ownNames(reading), value)) return null;
  const naming = cited.filter((one) => squeeze(one.text).includes(squeeze(value)));
  if (naming.every((one) => isOfOthers(one, value))) return "named as another company";
  const saying = naming.filter((one) => !isOfOthers(one, value));
  const hasForm = LEGAL_FORM_END.test(value) || /foundation|stiftung|association|verein|conservancy/i.test(value);
  const isImprint = saying.some(
    (one) =>
      isLine(value, one) && hasRole(reading, reading.pages.indexOf(one.page), "imprint", "terms", "privacy", "contact"),
  );
  const isSole = saying.some(({ text }) => [...text.matchAll(SOLE)].some((match) => match[0] === value));
  const isAddressed = saying.some((one) => isAddressee(value, one));
  return hasForm || isSole || isImprint || isAddressed || saying.some((one) => isCalledCompany(value, one))
    ? null
    : "nothing cited says that it is the company";
}

/** The cue stands before the name, or the sentence is about the site itself. */
function isCalledCompany(value: string, cited: Cited): boolean {
  const sentence = foldText(cited.sentence);
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(foldText(value))));
  return [COMPANY_CUE, RUN_BY].some((cue) => cue.test(before.slice(-80)) && affirms([cited], cue));
}

/** The sentence, the line before it or the heading over it says that it is about somebody else. */
function isOfOthers({ sentence, page, segmentIndex }: Cited, value: string): boolean {
  if (PARTNERS.test(sentence.replace(value, " "))) return true;
  const [before] = page.segments.slice(0, segmentIndex).filter(isProse).slice(-1);
  const above = headingsAbove(page, segmentIndex).at(-1) ?? "";
  return (
    OTHERS.test(sentence) || OTHERS.test(above) || (/:\s*$/.test(before?.text ?? "") && OTHERS.test(before?.text ?? ""))
  );
}

function isLine(value: string, { segment }: Cited): boolean {
  return linesOf(segment.text).some((line) => squeeze(line.text) === squeeze(value));
}

/** "Acme Jane Roe, Example Road 7, 12345 Town": whom the site gives an address for. */
function isAddressee(value: string, { segment }: Cited): boolean {
  const isFirst = foldText(segment.text).startsWith(`${foldText(value)},`) || segment.text.startsWith(`${value}\n`);
  return isFirst && segment.text.length <= 160 && POSTAL_LINES.some((line) => line.test(segment.text));
}
