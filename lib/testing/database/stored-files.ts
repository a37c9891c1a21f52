import { sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const t = schema.storedFiles;

/** Two days later, for files that nothing refers to. */
export async function ageFiles(db: Db): Promise<void> {
  await db.update(t).set({ unneededSince: sql`${t.unneededSince} - interval '2 days'` });
}

/** A row's pictures, as the stored file by this SHA-256. */
export function picturesOf(sha256: string) {
  const copy = { wanted: "https://hedgerow.example/logo.png", sha256 };
  return { logo: copy, screenshot: { wanted: null, sha256: null }, photos: [copy] };
}
