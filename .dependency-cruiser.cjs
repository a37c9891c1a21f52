/**
 * Who may import whom (AGENTS.md, Layers). Each layer names what it may reach inside the project; everything else is an error.
 * Type-only imports are looser where a rule says so: they leave nothing behind at run time.
 */
const TESTS = "\\.test\\.tsx?$|^e2e/|^lib/testing/|^(bench|attack|chaos)/";

/** Layer → path of its files and the project paths it may import besides its own. */
const LAYERS = {
  core: { path: "^lib/core/", may: [] },
  schemas: { path: "^lib/schemas/", may: ["^lib/core/"] },
  database: { path: "^db/(?!seed/)", may: ["^lib/core/"] },
  seed: { path: "^db/seed/", may: ["^lib/(core|schemas|integrations)/", "^db/"] },
  integrations: { path: "^lib/integrations/", may: ["^lib/(core|schemas)/"] },
  drafting: { path: "^lib/drafting/", may: ["^lib/(core|schemas|integrations)/"] },
  services: { path: "^lib/services/", may: ["^lib/(core|schemas|drafting|integrations)/", "^db/(?!seed/)"] },
  auth: { path: "^lib/auth/", may: ["^lib/(core|integrations)/", "^db/(?!seed/)"] },
  runner: { path: "^lib/runner/", may: ["^lib/core/", "^db/(?!seed/)"] },
  inngest: { path: "^inngest/", may: ["^lib/(core|services)/"] },
  api: { path: "^lib/api/", may: ["^lib/(core|schemas|services|auth)/", "^db/(?!seed/(?!first-site))"] },
  web: { path: "^lib/web/", may: ["^lib/(core|schemas|services|auth|api)/", "^components/"] },
  serving: {
    path: "^lib/serving/",
    may: ["^lib/(core|schemas|services|auth|api|integrations|runner)/", "^inngest/", "^db/(?!seed/)"],
  },
  ui: { path: "^components/ui/", may: [] },
  components: { path: "^components/(?!ui/)", may: ["^components/ui/", "^lib/(core|schemas)/"] },
  app: { path: "^app/", may: ["^lib/(api|auth|services|schemas|core|web)/", "^components/", "^inngest/"] },
};

const layerRules = Object.entries(LAYERS).map(([name, layer]) => ({
  name: `${name}-reaches-too-far`,
  severity: "error",
  from: { path: layer.path, pathNot: TESTS },
  to: {
    pathNot: [layer.path, ...layer.may, "^node_modules/", "^node:", "^server-only$"],
    dependencyTypesNot: ["core", "type-only"],
  },
}));

/** Folder → its rooms and the rooms (or files) beside them that each may import, types included. A room not named here is refused. */
const ROOMS = {
  "lib/api": {
    http: [],
    metrics: [],
    call: ["metrics"],
    process: ["call", "registry.ts"],
    openapi: ["call", "http", "examples.ts"],
    rest: ["call", "http", "metrics", "process", "openapi"],
    mcp: ["call", "http", "metrics", "process"],
    oauth: ["call", "http", "process"],
    server: ["call", "http", "metrics", "process", "rest"],
  },
  "lib/drafting": {
    text: ["candidate.ts"],
    snapshot: ["text"],
    reading: ["candidate.ts", "text"],
    extract: ["candidate.ts", "text", "reading"],
    verify: ["candidate.ts", "text", "reading", "extract/known.ts"], // what the rules know, whoever believes in a value
    model: ["candidate.ts", "text", "reading", "verify", "draft-part.ts", "draft-apart.ts", "thread"],
    thread: [],
    crawl: ["snapshot", "text", "thread"],
    badge: ["crawl", "snapshot"],
    ownership: ["crawl"],
    pictures: ["crawl", "snapshot"],
  },
  "lib/drafting/crawl": {
    http: ["crawl-error.ts"],
    plan: [],
  },
  "lib/services": {
    // the desk: what its screens show and do is of every area; none knows it
    admin: [
      ...["account", "addresses", "apps", "audit", "blog", "claims", "crawl", "directory", "drafts", "events", "files"],
      ...["follows", "founders", "invites", "launches", "listings", "mail", "orders", "owner", "personal-data", "site"],
      ...["stories", "updates", "votes", "reports"],
    ],
    audit: [],
    blog: [],
    events: [],
    files: [],
    addresses: [],
    mail: ["addresses", "events", "follows", "invites", "personal-data"],
    apps: [],
    account: ["files"],
    crawl: [],
    listings: ["account", "audit", "events"],
    follows: ["addresses", "events", "listings"],
    claims: ["account", "audit", "crawl", "events", "invites", "launches", "listings", "mail"],
    directory: ["listings"],
    launches: ["account", "crawl", "events", "listings"],
    founders: ["account", "listings"],
    stories: ["account", "founders", "listings", "owner"],
    reports: ["listings"],
    votes: ["account", "audit", "listings"],
    owner: ["account", "events", "launches", "listings"],
    updates: ["addresses", "events", "listings", "mail", "owner"],
    site: ["launches", "listings"],
    orders: ["account", "audit", "events", "launches", "listings", "site"],
    drafts: ["account", "crawl", "events", "files", "listings", "site"],
    "personal-data": ["account", "audit", "events", "files", "launches", "listings", "orders"],
    invites: ["account", "audit", "drafts", "events", "listings", "owner"],
  },
  "lib/services/drafts": {
    content: [],
    building: ["content", "owned.ts", "shown.ts", "status.ts"],
    editing: ["content", "building", "owned.ts", "shown.ts", "present.ts", "next-steps.ts", "status.ts"],
    review: ["content", "building", "editing", "owned.ts", "shown.ts", "present.ts"],
  },
  "lib/web": {
    request: [],
    forms: ["request"],
    admin: ["request"],
    cards: ["feeds", "request"],
    feeds: ["request"],
    docs: ["feeds"],
    invoices: ["cards"],
    seo: [],
  },
  "lib/testing": {
    steady: [],
    database: ["steady"],
    drafting: ["database", "steady"],
    mail: [],
    payments: [],
    ratings: [],
    sales: ["api", "database", "steady"],
    runner: ["database", "steady"],
    api: ["database", "drafting", "steady"],
    content: ["api", "database", "drafting"],
    mcp: ["api", "database", "steady"],
    oauth: ["api", "database", "steady"],
  },
  "lib/drafting/extract": {
    scoring: [],
    company: ["scoring"],
    faqs: [],
    founders: ["company", "links", "scoring"],
    identity: [],
    links: [],
    prices: ["scoring"],
    software: [],
  },
};

const roomRules = Object.entries(ROOMS).flatMap(([folder, rooms]) => [
  ...Object.entries(rooms).map(([room, may]) => ({
    name: `${folder}/${room}-reaches-too-far`,
    severity: "error",
    from: { path: `^${folder}/${room}/`, pathNot: folder === "lib/testing" ? "\\.test\\.ts$" : TESTS },
    to: { path: `^${folder}/`, pathNot: [room, ...may].map((name) => `^${folder}/${name}(/|$)`) },
  })),
  {
    name: `${folder}-has-an-unknown-room`,
    comment: "name the room, and what it may import, in ROOMS",
    severity: "error",
    from: {},
    to: { path: `^${folder}/[^/]+/`, pathNot: Object.keys(rooms).map((room) => `^${folder}/${room}/`) },
  },
]);

/** Packages that a layer must do without. */
const packageRule = (name, path, packages) => ({
  name,
  severity: "error",
  from: { path, pathNot: TESTS },
  to: { path: `^node_modules/(${packages})(/|$)` },
});

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-missing-modules",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(server-only|.*\\.css)$" },
    },
    {
      name: "testing-only-in-tests",
      severity: "error",
      from: { pathNot: [TESTS, "^db/seed/", "^scripts/", "^vitest\\.config"] },
      to: { path: "^lib/testing/" },
    },
    {
      name: "core-types-of-the-database-only",
      severity: "error",
      comment: "lib/core/context.ts names the type of a connection; nothing else of core looks at the database",
      from: { path: "^lib/core/", pathNot: [TESTS, "^lib/core/context\\.ts$"] },
      to: { path: "^(db|lib/(?!core/))" },
    },
    {
      name: "core-packages",
      severity: "error",
      from: { path: "^lib/core/", pathNot: TESTS },
      to: { path: "^node_modules/", pathNot: "^node_modules/(zod|temporal-polyfill|ipaddr\\.js)/" },
    },
    packageRule(
      "services-know-no-framework",
      "^lib/(services|drafting|integrations|schemas)/",
      "next|react|react-dom|inngest|next-auth",
    ),
    {
      name: "launches-know-no-owner",
      severity: "error",
      comment: "What an owner does builds on how launches go, never the other way round; listings know neither",
      from: { path: "^lib/services/(launches|listings)/", pathNot: TESTS },
      to: { path: "^lib/services/owner/" },
    },
    packageRule("ui-is-react-only", "^components/", "drizzle-orm|postgres|inngest|next-auth"),
    ...layerRules,
    ...roomRules,
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|\\.data|coverage)/" },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: "scripts/verify/resolve.cjs" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
