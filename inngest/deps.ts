import type { Db } from "@/db/client";

/** What every background function is given. Time comes from `now`, so that tests can move it. */
export interface JobDeps {
  db: Db;
  now: () => Date;
}
