import type { SQL } from "drizzle-orm";

/** Whose data. */
export interface Holder {
  userId: string;
  email: string;
}

/** A list of a person's export. */
export interface ExportPart {
  /** What it holds, in the documented shape (docs/data-export.md). */
  about: string;
  /** Rows as `key`, text that orders them and is theirs alone, and `row`, a JSON object of named columns: what is not named stays. */
  rows(who: Holder): SQL;
}
