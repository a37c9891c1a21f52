import { test as base, expect } from "@playwright/test";

export { expect, type Page } from "@playwright/test";

/** Of answers that are errors, and of networks that a journey cuts: those are what it looks at itself. */
const FAILED_LOAD =
  /^Failed to load resource: (?:the server responded with a status of|net::ERR_(?:FAILED|INTERNET_DIS))/;

interface Complaints {
  /** What the browser said was wrong in the test's own window: refused by a page's policy, thrown, logged as an error. */
  complaints: string[];
}

/** A journey in which no page may have anything refused by its own policy, throw or log an error. */
export const test = base.extend<Complaints>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (message.type() !== "error" || FAILED_LOAD.test(message.text())) return;
        complaints.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on("weberror", (fault) => complaints.push(`${fault.page()?.url()}: ${fault.error()}`));
      await use(complaints);
      expect(complaints, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});
