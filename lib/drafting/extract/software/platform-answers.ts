import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnPage, statementsOf } from "@/lib/drafting/reading/own-pages";
import { isDenied, isDeniedAround, NOT_YET } from "@/lib/drafting/text/polarity";
import { part, type Spot, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { type PlatformClaim, systemsIn } from "./platform-names";
import { OTHERS, RUNS_ON } from "./platform-words";

/** What a question about platforms asks for. */
const ASKED = anyOf(
  "apps?|phones?|smartphones?|tablets?|mobile|(?:operating )?systems?|platforms?|devices?|computers?",
  "handys?|telefone?|geräten?|betriebssysteme?n?|plattformen|rechner",
  "téléphones?|appareils?|systèmes?|ordinateurs?|appli(?:cation)?s?|teléfonos?|móvil(?:es)?|dispositivos?|sistemas?|aplicaci[óo]n(?:es)?",
  "telefon[io]|cellular[ei]|dispositiv[io]|sistem[ai]|computer|telemóve(?:l|is)|celular(?:es)?|telefoons?|apparaten|systemen",
  "telefon(?:ach|ie|y|er)?|systemach|urządzeniach|mobiler?|enheter|enheder|aplikacj[aię]",
);
/** "Yes, for", "They can,", "There is,": what leads from a question to the names. */
const LEAD =
  /^(?:(?:yes|they can|you can|there (?:is|are)|it does|sure|of course|ja|jawohl|oui|sí|sì|sim|tak|si|both|on|for|with|it runs on|we support|für|auf|unter|pour|sur|para|en|per|su|voor|op|na|dla|til|på|em)[\s,.:–—!]*){0,4}$/iu;
/** What the answer says of the names when it says more: "runs in a container". */
const OTHERWISE = anyOf("users?|emulat\\p{L}+|virtual\\p{L}*|container|planned|import\\p{L}*|export\\p{L}*");
/** What may stand behind the names: not a verb that they are the subject of. */
const AFTER_NAMES =
  /^[\s\d.]*(?:$|[,;:(+&–—!]|(?:phones?|tablets?|devices?|computers?|or|and|from|since|with|oder|und|ab|ou|et|o|y|e|degli|dal|del|en|lub|och|og|eller|i)(?!\p{L}))/iu;
const WHY = /^(?:why|warum|wieso|pourquoi|por qué|perché|waarom|dlaczego|varför|hvorfor|porque)(?!\p{L})/iu;
const QUESTION_MAX = 100;

/** "Is there an app?" "There is, for iPhone and Android.": names that open the answer to a question about platforms. */
export function answered(reading: SiteReading): PlatformClaim[] {
  const claims: PlatformClaim[] = [];
  let before: Spot | undefined;
  for (const spot of statementsOf(reading)) {
    if (before && before.page === spot.page && isOwnPage(reading, spot.page) && asks(before))
      claims.push(...namesOf(spot));
    before = spot;
  }
  return claims;
}

function asks({ segment: { text } }: Spot): boolean {
  if (RUNS_ON.test(text)) return true;
  return (
    text.length <= QUESTION_MAX &&
    text.endsWith("?") &&
    !WHY.test(text) &&
    ASKED.test(text) &&
    !OTHERS.test(text) &&
    !isDenied(text, text.length)
  );
}

function namesOf(spot: Spot): PlatformClaim[] {
  // "Yes." before the names is a sentence of its own.
  const sentence = sentencesOf(spot.segment.text).find(({ text }) => !LEAD.test(text));
  const systems = sentence ? systemsIn(sentence.text) : [];
  const [first, last] = [systems[0], systems.at(-1)];
  if (!sentence || !first || !last || spot.segment.text.endsWith("?")) return [];
  const { text } = sentence;
  const isOther = OTHERS.test(text) || NOT_YET.test(text) || OTHERWISE.test(text);
  if (!AFTER_NAMES.test(text.slice(last.end))) return [];
  if (isOther || !LEAD.test(text.slice(0, first.start)) || isDeniedAround(text, first.start, last.end)) return [];
  return systems.map(({ name }) => ({ platform: name, source: part(spot, sentence) }));
}
