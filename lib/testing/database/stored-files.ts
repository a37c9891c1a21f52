import { sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { DEFAULT_SETTINGS } from "@/lib/core/settings";
import { diskStorage } from "@/lib/integrations/storage";
import { knownFiles } from "@/lib/services/files/store-file";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";

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

/** A storage of a test file's own, on disk. */
export function useStoredFiles(app: () => { db: Db }) {
  const folder = useTemporaryFolder();
  const files = () => diskStorage(folder());
  let pictures = 0;
  return {
    folder,
    files,
    /** Stores a picture that no other test has. */
    async store(userId: string | null = null, settings = DEFAULT_SETTINGS): Promise<string> {
      pictures += 1;
      return knownFiles({ db: app().db, userId, settings, files: files() }).put(
        new TextEncoder().encode(`${pictures}`),
      );
    },
    isThere: async (sha: string) => (await files().get(sha)) !== null,
  };
}
