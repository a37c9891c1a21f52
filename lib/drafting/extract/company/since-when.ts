import type { SignalOf } from "@/lib/drafting/extract/scoring/score";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import type { Stretch } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";

const CLAUSE_REACH = 60;
const SINCE_VERB = anyOf(
  "develop\\p{L}*|in business|around|building|built|making|made|serving|helping|trusted(?! by)|independent",
  "bootstrapped|family[- ](?:run|owned)|maintained|existed|exists|active|operating|online|open source",
  "entwickel\\p{L}*|entwickelt|développ\\p{L}*|desarrolla\\p{L}*|svilupp\\p{L}*|ontwikkel\\p{L}*",
);
const SELF = anyOf(
  "we|our|us|i|my|it|he|she|they|the (?:project|company|product|team|software|app|foundation|business|studio)",
  "wir|unser\\p{L}*|nous|notre|nosotros|nuestr\\p{L}+|noi|nostr\\p{L}+|wij|ons|nós",
);
/** "Since 2015 we", "Sedan 2015 har vi": who speaks, right behind the year. */
const WE_NEXT = /^,?\s(?:\p{L}+\s)?(?:we|wir|nous|nosotros|noi|wij|we|nós|vi)(?!\p{L})/iu;
/** One more thing that came with time, or somebody else's. */
const ONE_MORE = anyOf(
  "also|too|now|offer|accept|use|support|work with|partner\\p{L}*|auch|nutzen|bieten|aussi|proposons|también|ofrecemos|anche|offriamo|ook|bieden|também|även|erbjuder|också|også|tilbyder",
);
const LINE_WORDS = 9;

interface Where {
  own: OwnNames;
  isFoot: boolean;
}

/** "Developed since 2012", "Acme: since 2012": whose years a mere "since" counts. */
export function whoseSince(text: string, year: Stretch, { own, isFoot }: Where): SignalOf<"founded_year">[] {
  const words = text.split(/\s+/).length;
  const isTagline = words <= 7;
  if (SINCE_VERB.test(text) && isTagline) return ["own"];
  const after = text.slice(year.end, year.end + CLAUSE_REACH);
  const next = ownNameIn(own, after);
  if (SINCE_VERB.test(text) && (namesOwn(own, text) || SELF.test(text))) return ["own"];
  if (isFoot && words <= LINE_WORDS && WE_NEXT.test(after) && !ONE_MORE.test(text)) return ["ours"];
  if (isTagline || (year.start <= 12 && next !== null && next.start <= 6)) return ["tagline"];
  return ["plain"];
}
