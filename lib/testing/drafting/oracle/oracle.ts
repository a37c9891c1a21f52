import { type ModelReply, type ModelRequest, partOf } from "../lying-model";
import { commercialFrom } from "./commercial";
import { identityFrom } from "./identity";
import { peopleFrom } from "./people";
import { questionsFrom } from "./questions";
import { type ShownSite, shownIn } from "./shown-site";
import type { SiteTruth } from "./site-truth";

const ANSWERS: Record<ReturnType<typeof partOf>, (truth: SiteTruth, shown: ShownSite) => object> = {
  identity: identityFrom,
  commercial: commercialFrom,
  people: peopleFrom,
  faq: questionsFrom,
};

/**
 * Answers as a model would that makes no mistake: it knows the truth about the site, and cites the snippets of the prompt that
 * say it. What drafts made with it still lack was lost by the choice of pages, of snippets, or by the evidence rule.
 */
export function oracleReply(truth: SiteTruth, request: ModelRequest): ModelReply {
  return { answer: ANSWERS[partOf(request)](truth, shownIn(request)) };
}
