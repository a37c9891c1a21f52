import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "@/lib/testing/chromium";

const USAGE =
  "Usage: npx tsx scripts/screenshots.ts --out <folder> [--base http://127.0.0.1:3000] [--full] [--cookie name=value] <path>…";
const WIDTHS = [1280, 360];
const THEMES = ["light", "dark"] as const;

/** Takes each path at both widths in both themes into a folder, as `home-1280-light.png`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string" },
    base: { type: "string", default: "http://127.0.0.1:3000" },
    full: { type: "boolean", default: false },
    cookie: { type: "string" },
    width: { type: "string", multiple: true },
    theme: { type: "string", multiple: true },
  },
});
if (!values.out || positionals.length === 0) {
  console.error(USAGE);
  process.exit(1);
}

const { executablePath, args, env } = findChromium(process.env.CHROMIUM_PATH);
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
mkdirSync(values.out, { recursive: true });
try {
  for (const width of values.width?.map(Number) ?? WIDTHS)
    for (const theme of THEMES.filter((one) => !values.theme || values.theme.includes(one)))
      await takeAll(browser, positionals, { width, theme, out: values.out, base: values.base });
} finally {
  await browser.close();
}

interface View {
  width: number;
  theme: (typeof THEMES)[number];
  out: string;
  base: string;
}

async function takeAll(browser: Browser, paths: string[], { width, theme, out, base }: View): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : 860 },
    colorScheme: theme,
    baseURL: base,
    reducedMotion: "reduce",
  });
  const [name, value] = values.cookie?.split(/=(.*)/s) ?? [];
  if (name && value) await context.addCookies([{ name, value, url: base }]);
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(path, { waitUntil: "networkidle" });
    const file = join(out, `${fileName(path)}-${width}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: values.full });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    console.log(`${file}${overflow > 0 ? `  (scrolls sideways by ${overflow} px)` : ""}`);
  }
  await context.close();
}

function fileName(path: string): string {
  return path.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";
}
