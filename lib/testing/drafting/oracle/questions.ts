import { bare, isForMachines, isSamePage, type ShownSite, type ShownSnippet } from "./shown-site";
import type { SiteTruth } from "./site-truth";

const QUESTIONS_MAX = 5;
const ANSWER_SNIPPETS = 6;

/** Questions and answers, those of the truth first, then others on the same pages, those set in the same way before the rest. */
export function questionsFrom(truth: SiteTruth, shown: ShownSite) {
  const { faqs } = truth;
  if (!faqs?.present) return { questions: [] };
  const isQuestion = (one: ShownSnippet) =>
    /\?\W*$/.test(one.text) || faqs.pairs.some((pair) => bare(pair.question) === bare(one.text));
  const questions: { question: number; answer: number[] }[] = [];
  const asked = new Set<string>();
  const take = (one: ShownSnippet | undefined, start?: string) => {
    if (!one || asked.has(bare(one.text)) || questions.length === QUESTIONS_MAX) return;
    const answer = answerTo(one, shown, isQuestion, start);
    if (answer.length === 0) return;
    asked.add(bare(one.text));
    questions.push({ question: one.id, answer: answer.map((each) => each.id) });
  };
  for (const pair of faqs.pairs) {
    const all = shown.snippets.filter(
      (one) => bare(one.text) === bare(pair.question) && isSamePage(one.page, pair.page),
    );
    for (const one of visibleFirst(all)) take(one, pair.answer);
  }
  const pages = [faqs.count_page ?? "", ...faqs.pairs.map((pair) => pair.page)];
  const kinds = new Set(
    shown.snippets.filter(({ id }) => questions.some((one) => one.question === id)).map(({ kind }) => kind),
  );
  const likeKnown = visibleFirst(shown.snippets).toSorted(
    (a, b) => Number(kinds.has(b.kind)) - Number(kinds.has(a.kind)),
  );
  for (const one of likeKnown) {
    const isHead = /^(?:heading|summary|dt|button|Question\.name|text)$/.test(one.kind);
    if (isHead && isQuestion(one) && pages.some((page) => isSamePage(page, one.page))) take(one);
  }
  return { questions };
}

const visibleFirst = (snippets: ShownSnippet[]) =>
  snippets.toSorted((a, b) => Number(isForMachines(a)) - Number(isForMachines(b)));

/** What stands between a question and the next heading or question; it must begin as the truth's answer where that is known. */
function answerTo(
  { id, page, kind }: ShownSnippet,
  shown: ShownSite,
  isQuestion: (one: ShownSnippet) => boolean,
  start?: string,
): ShownSnippet[] {
  const after = shown.snippets.filter((one) => one.page === page && one.id > id).slice(0, ANSWER_SNIPPETS);
  // Where questions are set as plain text, so are their answers.
  const isNext = (one: ShownSnippet) => one.kind === "heading" || (kind !== "text" && one.kind === kind);
  const end = after.findIndex((one) => isNext(one) || isQuestion(one));
  const answer = (end === -1 ? after : after.slice(0, end)).slice(0, kind === "Question.name" ? 1 : ANSWER_SNIPPETS);
  const wanted = bare(start ?? "").slice(0, 30);
  return bare(answer[0]?.text ?? "").startsWith(wanted) ? answer : [];
}
