import { connect } from "@/db/client";
import { startTestRunner } from "./runner";
import { threeSteps } from "./three-steps";

/** A process of its own that runs functions, for tests that kill it: `tsx runner-process.ts <database url> <hang at step>`. */
const [url = "", hangAt] = process.argv.slice(2);
const connection = connect(url, 4);
await startTestRunner({ ...connection, url }, (client) => [threeSteps(client, connection.sql, hangAt)]);
