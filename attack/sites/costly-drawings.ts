import { z } from "zod";
import { costlyDrawing } from "@/lib/testing/drafting/costly-drawing";
import { until } from "@/lib/testing/steady/until";
import { submit } from "../drafting";
import type { Scenario } from "../scenario";
import type { Target } from "../target";
import { waitOf } from "../watch";

const ORIGINS = Array.from({ length: 6 }, (_, n) => `https://drawing${n}.attack.example`);
const PAGE =
  '<title>Acme</title><link rel="icon" href="/icon.svg"><h1>Acme</h1><p>Acme keeps lists for small teams.</p>';
const DRAWING = { headers: { "content-type": "image/svg+xml" }, body: costlyDrawing() };
const listings = z.object({ items: z.array(z.object({ logo_url: z.string() })) });

/** A picture that was stored before. */
async function storedPath({ attacker }: Target): Promise<string> {
  const { text } = await attacker.ask("/api/v1/listings?per_page=1");
  const [listing] = listings.parse(JSON.parse(text)).items;
  return new URL(listing?.logo_url ?? "/").pathname;
}

/** How many of the drafts have had their pictures looked for. */
async function drawn({ database }: Target, ids: string[]): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from drafts where id in ${database.sql(ids)} and pictures is not null`;
  return row?.count ?? 0;
}

/** Each is drawn as a draft's logo; none of it is refused before, since it has neither filters nor many elements. */
export const scenario: Scenario = {
  name: "six drawings that take minutes each",
  measures: "longest wait for a stored file, ms",
  bar: 100,
  sites: Object.fromEntries(ORIGINS.map((origin) => [origin, { "/": PAGE, "/icon.svg": DRAWING }])),
  async run(target) {
    const path = await storedPath(target);
    const drafts = await Promise.all(ORIGINS.map((origin) => submit(target.attacker, origin)));
    const ids = drafts.flatMap(({ id }) => id ?? []); // ready before their logos are drawn
    const waits = await target.waitsDuring(path, () =>
      until(async () => (await drawn(target, ids)) === ORIGINS.length),
    );
    const failures = waits.failures.length > 0 ? `; ${waits.failures.length} failed, such as ${waits.failures[0]}` : "";
    return { ...waitOf(waits), note: `p99 ${Math.round(waits.p99Ms)} ms of ${waits.count} reads${failures}` };
  },
};
