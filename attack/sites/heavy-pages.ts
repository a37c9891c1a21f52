import { submit } from "../drafting";
import type { Scenario } from "../scenario";
import type { Target } from "../target";
import { waitOf } from "../watch";

const PAGES = ["", "pricing", "about", "features", "contact"];
const PAGE_BYTES = 2_000_000;
const FIELDS = ["name", "headline", "summary", "categories", "pricing_model", "contact_email"];
const SENTENCES = "Ab. a@b. Acme 12 costs $5 per month, see https://b.example/c or write to c@d.example. ";
const links = PAGES.map((name) => `<a href="/${name}">${name}</a>`).join(" ");

/** Two megabytes of what extraction looks at: in one text, or in a paragraph each. */
function page(name: string, isOneText: boolean): string {
  const count = Math.floor((PAGE_BYTES - 1_000) / (SENTENCES.length + (isOneText ? 0 : 7)));
  const body = isOneText ? `<p>${SENTENCES.repeat(count)}</p>` : `<p>${SENTENCES}</p>`.repeat(count);
  return `<title>Acme ${name}</title><h1>Acme ${name}</h1>${links}${body}`;
}

const ORIGINS = { "https://long.attack.example": true, "https://many.attack.example": false };

/** Drafts a site and has its fields drafted again from the stored pages. */
async function readTwice(target: Target, url: string): Promise<string> {
  const { id, status, ms } = await submit(target.attacker, url);
  const answer = await target.attacker.ask(`/api/v1/drafts/${id}`, { method: "PATCH", body: { regenerate: FIELDS } });
  return `${status} after ${Math.round(ms)} ms, again: ${answer.status} after ${Math.round(answer.ms)} ms`;
}

export const scenario: Scenario = {
  name: "websites of 10 MiB, drafted and drafted again",
  measures: "longest wait of /healthz, ms",
  bar: 100,
  sites: Object.fromEntries(
    Object.entries(ORIGINS).map(([origin, isOneText]) => [
      origin,
      Object.fromEntries(PAGES.map((name) => [`/${name}`, page(name, isOneText)])),
    ]),
  ),
  async run(target) {
    const notes: string[] = [];
    const waits = await target.healthDuring(async () => {
      for (const origin of Object.keys(ORIGINS)) notes.push(await readTwice(target, origin));
    });
    return { ...waitOf(waits), note: `${notes.join("; ")}; p99 ${Math.round(waits.p99Ms)} ms` };
  },
};
