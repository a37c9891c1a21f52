// Runs after every install. postgres.js 3.4.9 ends the process, or leaves a pooled connection dead for good, when the
// database goes away while a small write is waiting (porsager/postgres issues 1066, 1154, 1208). Until a release holds
// the fix, this puts it in place; it refuses any other version, so that an upgrade looks at it again.
import { readFileSync, writeFileSync } from "node:fs";

const PACKAGE = new URL("../node_modules/postgres/", import.meta.url);
const VERSION = "3.4.9";
const FILES = ["src/connection.js", "cjs/src/connection.js"];

/** Each text stands once in the file. */
const CHANGES = [
  {
    why: "A late write, such as the rollback of a lost transaction, is rejected instead of thrown out of a timer.",
    from: `  function nextWrite(fn) {
    const x = socket.write(chunk, fn)
`,
    to: `  function nextWrite(fn) {
    if (!socket) {
      chunk = nextWriteTimer = null
      const err = Errors.connection('CONNECTION_CLOSED', options)
      query && queryError(query, err)
      while (sent.length)
        queryError(sent.shift(), err)
      query = null
      return false
    }
    const x = socket.write(chunk, fn)
`,
  },
  {
    why: "What waited to be written to a lost connection is not kept for the next one, whose start it would block.",
    from: `    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)
`,
    to: `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    socket.removeListener('data', data)
`,
  },
  {
    why: "Whatever was under way is rejected now, and the next connection begins without its query and its error.",
    from: `    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
`,
    to: `    ;(query || sent.length) && error(errorResponse || Errors.connection('CONNECTION_CLOSED', options, socket))
    query = results = errorResponse = null
    result = new Result()
`,
  },
];

function patch(text) {
  return CHANGES.reduce((patched, { from, to }) => {
    if (patched.includes(to)) return patched;
    if (!patched.includes(from)) throw new Error(`postgres ${VERSION} does not read as expected:\n${from}`);
    return patched.replace(from, to);
  }, text);
}

const { version } = JSON.parse(readFileSync(new URL("package.json", PACKAGE), "utf8"));
if (version !== VERSION)
  throw new Error(`scripts/patch-postgres.mjs is for postgres ${VERSION}, not ${version}. Is it still needed?`);
for (const file of FILES) {
  const url = new URL(file, PACKAGE);
  const text = readFileSync(url, "utf8");
  const patched = patch(text);
  if (patched !== text) writeFileSync(url, patched);
}
