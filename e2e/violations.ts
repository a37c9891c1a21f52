import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong with a page as it stands. */
export async function violationsOf(page: Page): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap((rule) => rule.nodes.map((node) => `${path}: ${rule.id}: ${node.target.join(" ")}`));
}
