import type { SignalOf } from "@/lib/drafting/extract/scoring/score";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { DOING, SELF } from "@/lib/drafting/text/founded-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import type { Stretch } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";

const CLAUSE_REACH = 60;
const WE = anyOf(inAllLanguages("we"));
/** One more thing that came with time, or somebody else's. */
const ONE_MORE = anyOf(
  "also|too|now|offer|accept|use|support|work with|partner\\p{L}*|auch|nutzen|bieten|aussi|proposons|también|ofrecemos|anche|offriamo|ook|bieden|também|även|erbjuder|också|også|tilbyder",
);

interface Where {
  own: OwnNames;
  isOurs: boolean;
}

/** "Developed since 2012", "Acme: since 2012", "Depuis 2014, nous …": whose years a mere "since" counts. */
export function whoseSince(text: string, year: Stretch, { own, isOurs }: Where): SignalOf<"founded_year">[] {
  const isTagline = text.split(/\s+/).length <= 7;
  const next = ownNameIn(own, text.slice(year.end, year.end + CLAUSE_REACH));
  const clause = text.slice(Math.max(0, year.start - CLAUSE_REACH), year.end + CLAUSE_REACH);
  const isOneMore = ONE_MORE.test(text);
  if (DOING.test(clause) && !isOneMore && (isTagline || namesOwn(own, clause) || SELF.test(clause))) return ["own"];
  if (isOurs && WE.test(clause) && !isOneMore) return ["ours"];
  if (isTagline || (year.start <= 12 && next !== null && next.start <= 6)) return ["tagline"];
  return ["plain"];
}
