import { connect } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { contextFor, createApp } from "@/lib/api/process/app";
import { isSortable, WAITING } from "@/lib/services/admin/desk/screen";
import { listDeskRows } from "@/lib/services/admin/list-desk-rows";
import { listDeskWaiting } from "@/lib/services/admin/list-desk-waiting";
import { getScreen, screens } from "@/lib/services/admin/screens/registry";
import { openDeskDatabase } from "./desk-data";

/**
 * `npm run bench:desk [-- outbox …]`: the home and each screen of the desk, or those named, at service level, in a large network, with
 * its searches, sorts and filters. Prints a table of medians of five; of several searches, sorts and filters the slowest one's.
 */
const TIMES = 5;
/** Of what is not there, of much (too short for an index) and of nearly all. */
const SEARCHES = ["no such 77", "77", "e"];
const PERSON = { type: "session", userId: "person-1", email: "person1@people.example", isAdmin: true } as const;

/** The screens that the command names, or all. */
function screensAsked(): readonly (typeof screens)[number][] {
  const named = process.argv.slice(2);
  return named.length > 0 ? named.map(getScreen) : screens;
}

const asked = screensAsked();
const database = await openDeskDatabase();
const app = await createApp({
  connection: { ...connect(database.url, 10), url: database.url },
  operations: [],
  keepsAnswers: false,
});
const context = () =>
  contextFor(app, {
    ...{ host: null, surface: "web", address: "127.0.0.1", requestId: "req_bench" },
    actor: { ...PERSON, sessionId: "bench", hasSteppedUp: false },
  });

/** Milliseconds of the middle one. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const before = performance.now();
    await work();
    took.push(performance.now() - before);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

/** Of the ways to ask a screen, the slowest one's median; null where there is none. */
async function slowest(screen: string, ways: readonly Asked[]): Promise<number | null> {
  const took: number[] = [];
  for (const way of ways)
    took.push(await median(async () => execute(listDeskRows, await context(), { screen, ...way })));
  return took.length > 0 ? Math.max(...took) : null;
}

interface Asked {
  q?: string;
  sort?: string;
  descending?: boolean;
  filters?: Record<string, string>;
}

function waysOf(screen: (typeof screens)[number]): Record<"searches" | "sorts" | "filters", Asked[]> {
  const sortable = Object.entries(screen.columns).filter(([, column]) => isSortable(column));
  const filters = Object.entries(screen.filters ?? {}).flatMap(([key, { choices }]) =>
    Object.keys(choices).map((choice) => ({ filters: { [key]: choice } })),
  );
  const waiting = screen.source === "table" && screen.waiting ? [{ filters: { [WAITING]: "yes" } }] : [];
  return {
    searches: screen.source === "list" || screen.search ? SEARCHES.map((q) => ({ q })) : [],
    sorts: sortable.flatMap(([sort]) => [false, true].map((descending) => ({ sort, descending }))),
    filters: [...filters, ...waiting],
  };
}

const shown = (ms: number | null) => (ms === null ? "" : Math.round(ms).toLocaleString("en"));
try {
  console.log("| screen | first page ms | search ms | sort ms | filter ms |\n|---|---:|---:|---:|---:|");
  const home = await median(async () => execute(listDeskWaiting, await context(), {}));
  console.log(`| home | ${shown(home)} | | | |`);
  for (const screen of asked) {
    const { searches, sorts, filters } = waysOf(screen);
    const took = [await slowest(screen.key, [{}])];
    for (const ways of [searches, sorts, filters]) took.push(await slowest(screen.key, ways));
    console.log(`| ${screen.key} | ${took.map(shown).join(" | ")} |`);
  }
} finally {
  await app.close();
  await database.close();
}
