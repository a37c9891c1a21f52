const BASE = [
  "amber audit backup billing birch board bright cache calendar calm cedar chart chat clever cluster",
  "console contract courier dashboard database deep delivery delta deploy design desk document draft",
  "early editor email ember export fast feed filter fjord flow folder form forum fresh gallery gateway",
  "gentle glade graph grid guide handy harbor honest hosted import inbox index indigo invoice journal",
  "juniper kanban kelp key ledger library light link list local log lumen mail map maple markdown",
  "meeting memo metric mirror modern monitor nimbus note notebook office onyx open order outline panel",
  "parser password payment photo pipeline plain planner player podcast portal prairie printer private",
  "proxy quartz query queue quiet reader recorder relay remote report research review ridge roadmap",
  "router runner scanner schedule schema script search secure server shared sharp sheet shell shop",
  "sierra signal simple site sketch small smooth solid steady stock storage store stream survey sync",
  "table task team template terminal test theme thread ticket tidy timer token tool tracker translate",
  "tundra tunnel tutor umber vale vault video viewer wallet warm watcher webhook wide widget wiki",
  "willow window workflow workspace writer xenon yonder zephyr",
].flatMap((line) => line.split(" "));

/** Vocabulary of the generated listings, the frequent words first: plain ones, then compounds as product names have them. */
export const WORDS: readonly string[] = [
  ...BASE,
  ...BASE.slice(0, 20).flatMap((first) => BASE.slice(20).map((second) => first + second)),
];
