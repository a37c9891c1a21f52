import { learnWords } from "@/lib/services/directory/search/learn-words";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const EVERY_TEN_MINUTES = "*/10 * * * *";
const RETRIES = 1;

/** Takes up words of new and changed listings, for the correction of misspelled queries. */
export function learnSearchWords({ db }: JobDeps) {
  return inngest.createFunction(
    { id: "learn-search-words", retries: RETRIES, triggers: [{ cron: EVERY_TEN_MINUTES }] },
    ({ step }) => step.run("learn-words", () => learnWords(db)),
  );
}
