import type { SiteReading } from "@/lib/drafting/candidate";
import { contentSpots } from "@/lib/drafting/reading/reading";
import { escaped } from "@/lib/drafting/text/escaped";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { keyOf, type Spot, type Stretch } from "@/lib/drafting/text/spans";
import { eitherCase, wholeWords } from "@/lib/drafting/text/words";

/** What software calls itself by kind, at the end of a compound too: "Praxissoftware", "logiciel", "gestionale". */
const KIND =
  /(?<!\p{L})(?:\p{L}{0,30}(?:software|programm|plattform)|program(?:a|ma|me)?|logiciel|application|aplicación|aplicativo|applicazione|gestionale|sistema|système|system|oprogramowanie|aplikacja|plat(?:form|forma|aforma|eforme)|piattaforma|apps?|tools?|programvara|program|verktyg|værktøj)(?!\p{L})/iu;
/** Before whom or what something is for. */
const FOR_WHOM = "for|für|fuer|zur|pour|para|per|voor|dla|för|til|till|de gestion|de gestión|di gestione|de gestão";
const AUDIENCE = new RegExp(wholeWords(FOR_WHOM), "iu");
/** So many words with a kind among them describe, "Warehouse Management Software"; two may be a name, "Kelp Software". */
const DESCRIBING_WORDS = 3;
/** What begins by asking to act and goes on with when, whose or for how much: "Start your free trial", "Try Tidewell free". */
const ACT = new RegExp(
  `^(?:${inAllLanguages("call")}|try|start|begin|test|teste|probier\\p{L}*|starten?|essayez|commencez|prueba|empieza|prova|inizia|probeer|wypróbuj|zacznij|experimente|comece|testa|kom igång)(?!\\p{L})`,
  "iu",
);
const ACT_HOW =
  /\s(?:your|you|our|free|now|today|kostenlos|gratis|jetzt|heute|deine?|ihre?|gratuit|gratuitement|votre|maintenant|tu|ahora|hoy|ora|oggi|nu|vandaag|za darmo|teraz|grátis|agora|hoje|idag|i dag)(?!\p{L})/iu;
/** Whoever stands before this in a title made what stands behind it. */
const MAKER_OF = "[\\s,–—|·:-]{1,4}(?:the )?(?:makers?|creators?|authors?|developers?|founders?|inventors?) of\\s";
/** How often a text says a word before it names the product by it. */
const SAID_MIN = 2;

/** Whether a text that the address has nothing of tells the kind of product or names a person who speaks. */
export function isNoName(text: string, reading: SiteReading): boolean {
  return isOfAKind(text) || isSpeaker(text, reading);
}

/** "Software für Bestatter", "Warehouse Management Software": what a product is, by which no product is called. */
function isOfAKind(text: string): boolean {
  const words = text.split(/\s+/).length;
  return words > 1 && KIND.test(text) && (AUDIENCE.test(text) || words >= DESCRIBING_WORDS);
}

/** "Try Tidewell free": a call to act, whomever it names. */
export const isCall = (text: string): boolean => ACT.test(text) && ACT_HOW.test(text);

/** "Hi, I'm Ada Kelp", "Ada Kelp – maker of Tidewell": who made the product and shows it on a page of their own. */
function isSpeaker(text: string, reading: SiteReading): boolean {
  const name = escaped(text);
  const title = reading.pages[0]?.title ?? "";
  if (new RegExp(`${name}${MAKER_OF}`, "iu").test(title)) return true;
  const says = new RegExp(`(?<!\\p{L})(?:${eitherCase(inAllLanguages("iAm"))})\\s${name}(?!\\p{L})`, "u");
  return text.includes(" ") && contentSpots(reading, 0).some(({ segment }) => says.test(segment.text));
}

/** Whether the home page's title says for whom that is, "Fristenkalender für Kanzleien": then it is what the product is. */
export function isTitledForWhom(text: string, reading: SiteReading): boolean {
  return new RegExp(`${escaped(text)}\\s(?:${FOR_WHOM})\\s`, "iu").test(reading.pages[0]?.title ?? "");
}

/** The word of the home page's text that the address is made of, where texts say it again and again as a name is written. */
export function spokenLabel(reading: SiteReading, label: string): { spot: Spot; stretch: Stretch } | undefined {
  const said = contentSpots(reading, 0).flatMap((spot) =>
    [...spot.segment.text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+(?![\p{L}\p{N}])/gu)]
      .filter(([word]) => keyOf(word) === label)
      .map(({ 0: text, index }) => ({ spot, stretch: { text, start: index, end: index + text.length } })),
  );
  return said.length < SAID_MIN ? undefined : said[0];
}
