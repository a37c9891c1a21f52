import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { DraftPart, EvidenceSpan, PackedReading, SiteReading } from "@/lib/drafting/candidate";
import { outlineOf, plainOutline } from "./crawl/plan/page-links";
import { draftPart } from "./draft-part";
import { evidenceViews } from "./evidence-view";
import { type Answered, judgeAnswer, prepareQuestion } from "./model/question";
import { metaTags } from "./snapshot/meta-tags";
import { pictureCandidates } from "./snapshot/named-pictures";
import { packSnapshot, unpackSnapshot } from "./snapshot/packed";
import { snapshotOf } from "./snapshot/site-snapshot";
import { visibleLinks } from "./snapshot/visible-links";
import type { ApartTask, Posted } from "./thread/run-apart";

interface Inputs {
  outline: { html: string; url: string };
  snapshot: { html: string; page: { url: string; fetchedAt: Date; sha256: string } };
  links: { html: string; url: string };
  metas: { html: string; name: string };
  pictures: { page: string };
  evidence: { spans: EvidenceSpan[]; pages: string[] };
  part: { part: DraftPart; reading: PackedReading };
  question: { part: DraftPart; reading: PackedReading };
  answer: { part: DraftPart; reading: PackedReading; answered: Answered };
}

/** The steps of reading and drafting that a page's size and shape make costly. What they answer is small, or packed. */
const TASKS: { [T in ApartTask]: (input: Inputs[T]) => unknown } = {
  outline: ({ html, url }) => plainOutline(outlineOf(html, new URL(url))),
  snapshot: ({ html, page }) => packSnapshot(snapshotOf(html, page)),
  links: ({ html, url }) => visibleLinks(html, new URL(url)).map((link) => link.href),
  metas: ({ html, name }) => metaTags(html, name),
  pictures: ({ page }) => pictureCandidates(unpackSnapshot(page)),
  evidence: ({ spans, pages }) => evidenceViews(spans, pages.map(unpackSnapshot)),
  part: ({ part, reading }) => draftPart(part, unpacked(reading)),
  question: ({ part, reading }) => prepareQuestion(part, unpacked(reading)),
  answer: ({ part, reading, answered }) => judgeAnswer(part, unpacked(reading), answered),
};

const unpacked = (reading: PackedReading): SiteReading => ({ ...reading, pages: reading.pages.map(unpackSnapshot) });

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
