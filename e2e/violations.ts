import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Off unless asked for, though WCAG 2.2 asks for it at AA (2.5.8). */
const ALSO = { "target-size": { enabled: true } };

/** What axe finds wrong with a page as it stands. */
export async function violationsOf(page: Page): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const { violations } = await new AxeBuilder({ page }).options({ rules: ALSO }).analyze();
  return violations.flatMap((rule) => rule.nodes.map((node) => `${path}: ${rule.id}: ${node.target.join(" ")}`));
}
