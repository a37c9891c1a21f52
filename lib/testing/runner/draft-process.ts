import { connect } from "@/db/client";
import { beginImports } from "@/inngest/functions/begin-imports";
import { buildDraft } from "@/inngest/functions/build-draft";
import { startTestRunner } from "./runner";

/** A process of its own that drafts products, for tests that kill it: `draft-process.ts <database url>`. */
const [url = ""] = process.argv.slice(2);
const connection = connect(url, 8);
const deps = { db: connection.db, now: () => new Date() };
await startTestRunner({ ...connection, url }, () => [buildDraft(deps), beginImports(deps)]);
