import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { asksOfToday, SAYS_YES, saysYes } from "@/lib/drafting/text/answer-words";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { NOT_YET } from "@/lib/drafting/text/polarity";
import { systemsIn } from "@/lib/drafting/text/software/platform-names";
import { OTHERS, WITHDRAWN } from "@/lib/drafting/text/software/platform-words";
import { type Spot, whole } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Segment } from "@/lib/schemas/snapshot";
import { isAskedFor } from "./answered";
import { looksAfterDevices, OF_OBJECTS } from "./looked-after";

const ASKS = anyWord("asksSystem");

/** One place that promises the product for a system. */
export interface PlatformClaim {
  platform: string;
  source: SourceRef;
  /** What says yes, where the source only asks. */
  answer?: SourceRef;
  /** A label alone says it. */
  isWeak?: boolean;
}

/** A question or label about systems, right above what answers it. */
export interface Asked {
  /** What stands as an answer says yes to the systems named in the question. */
  isSo(answer: string): boolean;
  /** What stands as an answer says yes to a question about another time: "Will there be an app?" */
  isOfAnotherTime(answer: string): boolean;
  claims: PlatformClaim[];
  /** The question itself is which systems the product runs on. */
  isOfSystems: boolean;
}

/** "Which platforms does it support?", "Läuft es auf Linux?"; not "Is widget support available?". */
const OF_SYSTEMS = anyOf(
  "platforms?|operating systems?|plattformen|betriebssysteme?n?|plateformes?|systèmes? d['’]exploitation|plataformas?|sistemas? operativos?|piattaforme?|sistem[ai] operativ[oi]|platformen|besturingssystemen|platform[ya]|plattformar|platforme",
);

/** "Which platforms can I publish to?", "Which phones can it recover?", "What do your servers use?": systems of something else. */
const OF_ELSE =
  /(?<!\p{L})(?:publish|export|deploy|manage|recover|repair|test|build for|make apps|create apps|(?:made|written|developed|built) (?:with|in|on)|(?:your|the) (?:servers?|api|sdk)|veröffentlichen|exportieren|verwalten|reparier\p{L}+|wiederherstell\p{L}+|entwickelt|(?:eure|ihre) server|publier|exporter|gérer|réparer|récupérer|développée? (?:avec|en|sur)|publicar|exportar|gestionar|reparar|recuperar|pubblicare|esportare|gestire|riparare|recuperare|publiceren|exporteren|beheren)(?!\p{L})|(?<!\p{L})before\?$/iu;

/** "Supported devices", not "Repairs by device" or "Android phones": a label that is no question tells of systems alone. */
function isPlainLabel({ segment: { text } }: Spot, isOfObjects: boolean): boolean {
  return text.endsWith("?") || (!isOfObjects && !OF_OBJECTS.test(text) && systemsIn(text).length === 0);
}

const isOfProduct = (question: string): boolean =>
  !OTHERS.test(question) && !(question.endsWith("?") && OF_ELSE.test(question));

/** A heading over systems: a label, or a question for all of them; one for a single system may be answered with no. */
export const isOverSystems = (heading: string): boolean =>
  !heading.endsWith("?") || (isOfProduct(heading) && systemsIn(heading).length === 0);

/** What asks for systems, by the text that answers it: "Does it run on Linux?", "Requirements". */
export function askedOfSystems(reading: SiteReading): Map<Segment, Asked> {
  const found = new Map<Segment, Asked>();
  const isOfObjects = looksAfterDevices(reading);
  let before: Spot | undefined;
  for (const spot of statementsOf(reading)) {
    const asked = before?.page === spot.page && spot.segment.kind !== "heading" ? before : undefined;
    if (asked && isAskedFor(asked, ASKS) && isPlainLabel(asked, isOfObjects) && isOfProduct(asked.segment.text)) {
      const claims = systemsIn(asked.segment.text).map(({ name }) => ({ platform: name, source: whole(asked) }));
      const isOfToday = asksOfToday(asked.segment.text) && !NOT_YET.test(asked.segment.text);
      found.set(spot.segment, {
        isSo: (answer) => isOfToday && saysYes(answer) && !WITHDRAWN.test(answer),
        isOfAnotherTime: (answer) => !isOfToday && SAYS_YES.test(answer),
        claims,
        isOfSystems: asked.segment.text.endsWith("?") && (OF_SYSTEMS.test(asked.segment.text) || claims.length > 0),
      });
    }
    before = spot;
  }
  return found;
}
