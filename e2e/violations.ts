import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

/** Off unless asked for, though WCAG 2.2 asks for it at AA (2.5.8). */
const ALSO = { "target-size": { enabled: true } };
/** The rules that judge colours: what another theme of the same page can break. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with a page as it stands. */
export const violationsOf = (page: Page): Promise<string[]> =>
  judge(page, (axe) => axe.options({ rules: ALSO, resultTypes: ["violations"] }));

/** What axe finds wrong with a page's colours, once they no longer change. */
export async function colourFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition); // others may never end
    return Promise.allSettled(changing.map(({ finished }) => finished));
  });
  return judge(page, (axe) => axe.withRules(OF_COLOURS));
}

/** In the page alone, which frames none of another origin: the other way opens a second page for each judgement. */
async function judge(page: Page, asked: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const { violations } = await asked(new AxeBuilder({ page }).setLegacyMode()).analyze();
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
