import type { Scenario } from "../scenario";

const ROUNDS = 40;
const AT_ONCE = 8;

/** Queries that make careless searches read everything, or backtrack. */
const QUERIES = [
  ...[
    "%",
    "_%_%_%",
    "*",
    "a*",
    "a* b* c* d*",
    "(a+)+$",
    "((((((((((a))))))))))",
    "a|b&!c",
    "'':*",
    "\\",
    "\u202e\u0000",
  ],
  ...[
    "-a -b -c",
    '"a b" or "c d"',
    "or or or",
    "👩‍👩‍👧‍👦".repeat(20),
    "ﷺ".repeat(100),
    "i̇".repeat(100),
    "e\u0301".repeat(90),
  ],
  ...[
    "a ".repeat(100),
    Array.from({ length: 60 }, (_, i) => `w${i}`).join(" "),
    "x".repeat(200),
    "q".repeat(100_000 / 10),
  ],
];
const PAGES = [
  "page=500&per_page=100",
  "page=10000&per_page=1",
  "page=2147483647",
  "page=99999999999999999999",
  "per_page=100",
];

export const scenario: Scenario = {
  name: "searches by wildcards, patterns, odd scripts and long texts; deep pages",
  measures: "slowest answer, ms",
  bar: 1_000,
  async run(target) {
    const paths = [
      ...QUERIES.map((q) => `/api/v1/listings?q=${encodeURIComponent(q.toWellFormed())}`),
      ...PAGES.flatMap((page) => [`/api/v1/listings?${page}`, `/api/v1/listings?q=a&${page}`]),
    ];
    const all = Array.from({ length: target.times(ROUNDS) }, () => paths).flat();
    let slowest = 0;
    let faults = 0;
    const askNext = async () => {
      for (let path = all.pop(); path !== undefined; path = all.pop()) {
        const { ms, status } = await target.attacker.ask(path, { isAnonymous: true });
        slowest = Math.max(slowest, ms);
        if (status === 0 || status >= 500) faults += 1;
      }
    };
    const waits = await target.healthDuring(() => Promise.all(Array.from({ length: AT_ONCE }, askNext)));
    return {
      figure: faults > 0 ? Number.POSITIVE_INFINITY : slowest,
      note: `${faults} faults, /healthz at most ${Math.round(waits.longestMs)} ms`,
    };
  },
};
