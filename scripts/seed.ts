import { openDatabase } from "@/db/open";
import { seed } from "@/db/seed/run";
import { currentTime, defaultBaseUrl, env } from "@/lib/core/env";
import { storage } from "@/lib/integrations/storage";

/** `npm run seed`: fills the app's own database with two sites and fictional products. Running it again is harmless. */
const e = env();
const database = await openDatabase({ databaseUrl: e.DATABASE_URL, dataDir: e.DATA_DIR, poolSize: 2 });
try {
  const done = await seed({ db: database.db, now: currentTime(e), baseUrl: defaultBaseUrl(e), storage: storage(e) });
  console.log(
    `${done.sites} sites, ${done.categories} categories, ${done.products} products; ${done.added} listings are new.`,
  );
} finally {
  await database.close();
}
