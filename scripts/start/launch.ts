import module from "node:module";
import { join } from "node:path";
import { endWithNpm } from "./end-with-npm";

/** What `npm start` becomes: the bundled server. */
endWithNpm();
module.enableCompileCache(join(".next", "cache", "compiled")); // what was compiled once starts faster
await import(new URL("server.mjs", import.meta.url).href);
