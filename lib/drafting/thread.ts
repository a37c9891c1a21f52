import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { DraftPart, SiteReading } from "@/lib/drafting/candidate";
import { outlineOf, plainOutline } from "./crawl/plan/page-links";
import { draftPart } from "./draft-part";
import { type Answered, judgeAnswer, prepareQuestion } from "./model/question";
import { snapshotOf } from "./snapshot/site-snapshot";
import { visibleLinks } from "./snapshot/visible-links";
import type { ApartTask, Posted } from "./thread/run-apart";

interface Inputs {
  outline: { html: string; url: string };
  snapshot: { html: string; page: { url: string; fetchedAt: Date; sha256: string } };
  links: { html: string; url: string };
  part: { part: DraftPart; reading: SiteReading };
  question: { part: DraftPart; reading: SiteReading };
  answer: { part: DraftPart; reading: SiteReading; answered: Answered };
}

/** The steps of reading and drafting that a page's size and shape make costly. What they answer can be cloned. */
const TASKS: { [T in ApartTask]: (input: Inputs[T]) => unknown } = {
  outline: ({ html, url }) => plainOutline(outlineOf(html, new URL(url))),
  snapshot: ({ html, page }) => snapshotOf(html, page),
  links: ({ html, url }) => visibleLinks(html, new URL(url)).map((link) => link.href),
  part: ({ part, reading }) => draftPart(part, reading),
  question: ({ part, reading }) => prepareQuestion(part, reading),
  answer: ({ part, reading, answered }) => judgeAnswer(part, reading, answered),
};

type Asked = { [T in ApartTask]: { task: T; input: Inputs[T] } }[ApartTask];

function answerTo<T extends ApartTask>({ task, input }: { task: T; input: Inputs[T] }): Posted {
  try {
    return { answer: TASKS[task](input) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Below those who answer requests, where processors are short. Linux counts by thread, others would count the whole process. */
const NICENESS = 10;

if (process.platform === "linux") setPriority(NICENESS);
parentPort?.on("message", (asked: Asked) => parentPort?.postMessage(answerTo(asked)));
