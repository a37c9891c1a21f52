import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { browsersIn, type NamedPlatform, systemsIn } from "@/lib/drafting/text/software/platform-names";
import { EXTENSION, OFFERED_BEFORE } from "@/lib/drafting/text/software/platform-words";
import { isStatement, pageSpots, type Spot } from "@/lib/drafting/text/spans";
import { wholeWords } from "@/lib/drafting/text/words";

/** Systems that a text names; of an extension, browsers are. */
export const namedIn = (text: string): NamedPlatform[] =>
  EXTENSION.test(text) ? [...systemsIn(text), ...browsersIn(text)] : systemsIn(text);

/** Manuals tell much of systems; what the product runs on, by its name. */
export function manualsOf(reading: SiteReading, own: OwnNames): Spot[] {
  return reading.pages.flatMap((_, page) =>
    hasRole(reading, page, "docs") && !hasRole(reading, page, "blog", "comparison", "stories")
      ? pageSpots(reading, page).filter(
          ({ segment }) => isStatement(segment) && !segment.isTestimonial && namesOwn(own, segment.text),
        )
      : [],
  );
}

/** "Acmeflow is a desktop", "Acmeflow can also": nothing else stands between the product and what it does. */
const DOES =
  /^\s(?:(?:is|are|ist|est|es|è|is|jest|é|är|er)\s(?:\p{L}[\p{L}-]*\s){0,4}|(?:can|may|be|also|now|natively|only|se|si|auch|kann|peut|être|aussi|puede|también|può|anche|kan|ook|można|też|pode|também|også|också)\s){0,3}$/iu;
const PRONOUN =
  /^(?:it|the (?:app|program|software)|es|sie|die app|das programm|il|elle|l['’]application|la aplicación|l['’]app|de app|o app|appen)(?=\s)/iu;
const SUPPORTS =
  /(?:supports?|unterstützt|prend en charge|(?:es )?compatible (?:con|avec|with)|supporta|ondersteunt|obsługuje|suporta|stöder|understøtter)\s(?:both\s)?$/iu;
const ON = `\\s(?:${inAllLanguages("onto")})\\s(?:(?:${inAllLanguages("whichever")})\\s)?$`;
/** "Install Acmeflow on", "Acmeflow installieren Sie unter": done with the product by its name. */
const INSTALLS =
  /(?:install|download|get|use|run|start|installe[rz]?|installez|installieren sie|instale|instala|instalar|installa|installeer|zainstaluj|installera|installér)\s$/iu;
const INSTALLED = new RegExp(
  `${wholeWords("install(?:ed)?|installiert|installée?|instalad[oa]|installat[oa]|geïnstalleerd|zainstalowa\\p{L}+|installer\\p{L}+")}${ON}`,
  "iu",
);

/**
 * True where the product is what runs on the systems that a sentence of a manual names: not where it "reads backups made on
 * Windows", or "talks to agents on Linux machines".
 */
export function isOfProduct(text: string, own: OwnNames): boolean {
  const [first] = namedIn(text);
  if (!first) return true;
  const before = text.slice(0, first.start);
  const name = ownNameIn(own, before);
  const from = name?.end ?? PRONOUN.exec(before)?.[0].length ?? 0;
  if (name && INSTALLS.test(before.slice(0, name.start)) && new RegExp(`^${ON}`, "iu").test(before.slice(name.end)))
    return true;
  const doing = [OFFERED_BEFORE, SUPPORTS, INSTALLED].map((one) => one.exec(before)?.index ?? -1);
  return doing.some((at) => at === 0 || (from > 0 && at > from && DOES.test(before.slice(from, at))));
}
