import { openBenchDatabase } from "./data";
import { median } from "./measure";
import { type PageTimes, writePages } from "./report";
import { spread } from "./scenarios";
import { startService } from "./server-process";

/** `npm run bench:pages`: what each public page takes, one request after the other, when it is made and when it is kept. */
const SIZE = 10_000;
const EACH = 15;
const OF_BOARDS = ["community-weekly", "community-monthly", "community-all-time"];
const WEEKS = 20;
const WORDS = ["amber table", "audit workflow", "billing", "brightmemo"];

const listing = (i: number) => `/listings/product-${1 + spread(i, SIZE)}`;
const founder = (i: number) => 1 + 2 * spread(i, SIZE / 2);
/** Different addresses of each page; what changes nothing but the address stands in the query. */
const PAGES: Record<string, (i: number) => string> = {
  home: (i) => `/?n=${i}`,
  listing,
  alternatives: (i) => `${listing(i)}/alternatives`,
  badges: (i) => `${listing(i)}/badges`,
  comparison: (i) =>
    `/compare/${[i, i + EACH]
      .map((n) => `product-${1 + spread(n, SIZE)}`)
      .toSorted()
      .join("/")}`,
  categories: (i) => `/categories?n=${i}`,
  category: (i) => `/categories/category-${i}`,
  search: (i) =>
    `/search?q=${encodeURIComponent(WORDS[i % WORDS.length] ?? "")}&page=${1 + Math.floor(i / WORDS.length)}`,
  "launch weeks": (i) => `/launches?n=${i}`,
  "launch week": (i) => `/launches/2026-W${20 + (i % WEEKS)}?n=${i}`,
  leaderboard: (i) => `/leaderboards/${OF_BOARDS[i % OF_BOARDS.length]}?n=${i}`,
  awards: (i) => `/awards?page=${1 + i}`,
  founders: (i) => `/founders?page=${1 + i}`,
  founder: (i) => `/founders/person-${founder(i)}`,
  stories: (i) => `/stories?page=${1 + i}`,
  story: (i) => `/stories/product-${1 + 10 * i}`,
  blog: (i) => `/blog?n=${i}`,
  "blog post": (i) => `/blog/post-${1 + i}`,
  docs: (i) => `/docs?n=${i}`,
  "how it works": (i) => `/how-it-works?n=${i}`,
  "what is missing": (i) => `/listings/nothing-${i}`,
};

const database = await openBenchDatabase(SIZE);
const server = await startService("pages", database.url);

async function timesOf(page: string, path: (i: number) => string): Promise<PageTimes> {
  await ask(path(EACH)); // its code is loaded with the first of its kind
  const cpuBefore = server.cpuMs();
  const madeMs = await askEach(path);
  const cpuMs = (server.cpuMs() - cpuBefore) / EACH;
  return { page, madeMs, keptMs: await askEach(path), cpuMs, status: await ask(path(0)) };
}

async function askEach(path: (i: number) => string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < EACH; i += 1) {
    const startedAt = performance.now();
    await ask(path(i));
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

async function ask(path: string): Promise<number> {
  const answer = await fetch(server.url + path, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  return answer.status;
}

try {
  const times: PageTimes[] = [];
  for (const [page, path] of Object.entries(PAGES)) times.push(await timesOf(page, path));
  console.log(writePages(times));
} finally {
  server.stop();
  await database.close();
}
