import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { isMailTemplate, renderMail } from "@/lib/integrations/mail-templates/templates";
import { findChromium } from "@/lib/testing/chromium";
import { MAIL_EXAMPLES } from "@/lib/testing/mail/mail-examples";

const WIDTHS = [800, 360];
const THEMES = ["light", "dark"] as const;
const SITE = { name: "Launchyard", baseUrl: "https://launchyard.example" };

/** Takes the HTML of every mail at both widths in both themes into a folder, as `launched-360-dark.png`. */
const { values } = parseArgs({ options: { out: { type: "string" } } });
if (!values.out) {
  console.error("Usage: npx tsx scripts/mail-pictures.ts --out <folder>");
  process.exit(1);
}
mkdirSync(values.out, { recursive: true });
const { executablePath, args, env } = findChromium(process.env.CHROMIUM_PATH);
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
try {
  for (const width of WIDTHS)
    for (const colorScheme of THEMES) {
      const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme });
      for (const [name, data] of Object.entries(MAIL_EXAMPLES)) {
        if (!isMailTemplate(name)) continue;
        await page.setContent(renderMail(name, data, SITE).html);
        await page.screenshot({ path: join(values.out, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await page.close();
    }
} finally {
  await browser.close();
}
