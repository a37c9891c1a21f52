import type { SiteReading } from "@/lib/drafting/candidate";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { OTHERS } from "@/lib/drafting/text/platform-words";
import { isDenied } from "@/lib/drafting/text/polarity";
import { type Spot, whole } from "@/lib/drafting/text/spans";
import type { Segment } from "@/lib/schemas/snapshot";
import { type PlatformClaim, systemsIn } from "./platform-names";

const ASKS = anyWord("asksSystem");
const ASKED_MAX = 110;
const LABEL_MAX = 30;
const YES = /^(?:yes|sure|of course|ja|klar|natürlich|oui|bien sûr|sí|claro|sì|certo|tak|oczywiście|sim|jo)(?!\p{L})/iu;
/** "Yes, for": the answer behind its first word. */
export const YES_OR_NO =
  /^(?:yes|no|sure|of course|ja|nein|klar|natürlich|oui|non|bien sûr|sí|claro|sì|certo|nee|tak|oczywiście|nie|sim|não|jo|nej)[,:]\s/iu;
/** "Is there", "Does it": a question that yes answers. */
const HOW =
  /^(?:how|why|who|when|wie|warum|wer|wann|comment|pourquoi|quand|cómo|por qué|cuándo|come|perché|quando|hoe|waarom|wanneer|jak|dlaczego|kiedy|como|por que|hur|varför|hvordan|hvorfor)(?!\p{L})/iu;

/** A question or label about systems, right above what answers it. */
export interface Asked {
  /** What stands as an answer says yes to the systems named in the question. */
  isSo(answer: string): boolean;
  claims: PlatformClaim[];
}

/** What asks for systems, by the text that answers it: "Does it run on Linux?", "Requirements". */
export function askedOfSystems(reading: SiteReading): Map<Segment, Asked> {
  const found = new Map<Segment, Asked>();
  let before: Spot | undefined;
  for (const spot of statementsOf(reading)) {
    if (before?.page === spot.page && spot.segment.kind !== "heading" && isAbout(before)) {
      const claims = systemsIn(before.segment.text).map(({ name }) => ({
        platform: name,
        source: whole(before ?? spot),
      }));
      found.set(spot.segment, { isSo: (answer) => YES.test(answer), claims });
    }
    before = spot;
  }
  return found;
}

function isAbout({ segment: { text } }: Spot): boolean {
  const isQuestion = text.endsWith("?") && text.length <= ASKED_MAX;
  if (!isQuestion && text.length > LABEL_MAX) return false;
  return ASKS.test(text) && !HOW.test(text) && !OTHERS.test(text) && !isDenied(text, text.length);
}
