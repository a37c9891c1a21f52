import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

/** Off unless asked for, though WCAG 2.2 asks for it at AA (2.5.8). */
const ALSO = { "target-size": { enabled: true } };

/** What axe finds wrong with a page as it stands. */
export async function violationsOf(page: Page): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const { violations } = await new AxeBuilder({ page }).options({ rules: ALSO }).analyze();
  return violations.flatMap((rule) => rule.nodes.map((node) => `${path}: ${rule.id}: ${node.target.join(" ")}`));
}

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/** The action of a form that calls a server action and shows no answer: React leaves it empty, and takes no other. */
const EMPTY_ACTION = / action=""(?=[^>]*><input type="hidden" name="\$ACTION_ID_)/g;

/** Where a page's bytes are no valid HTML. */
export async function markupFaultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(EMPTY_ACTION, ""));
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
