import { eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { ListingStatus } from "@/lib/core/statuses";
import { StoryNames } from "./example-names";
import { EXAMPLE_PROGRAMS, type ExampleProgram, type Ran } from "./example-programs";
import { EXAMPLE_LISTING, type ExampleStage, openStage } from "./example-stage";
import { runFunctions } from "./run-functions";

const STEP_MS = 20_000;

export type Story = Awaited<ReturnType<typeof openStory>>;

/** What must have happened before an operation's example can work, by tool name. */
const BEFORE: Record<string, (stage: ExampleStage) => Promise<void>> = {
  list_my_drafts: ({ app }) => runFunctions(app),
  quote_order: async ({ app: { db } }) => {
    await db.insert(schema.promoCodes).values({ siteId: 1, code: "TIDE-10", percentBp: 1_000 }).onConflictDoNothing();
  },
  post_listing_update: (stage) => setListing(stage, { status: "live", launchedAt: stage.clock.now() }),
  add_milestone: (stage) => setListing(stage, { status: "draft", launchedAt: null }),
};

const setListing = async ({ app }: ExampleStage, values: { status: ListingStatus; launchedAt: Date | null }) => {
  await app.db.update(schema.listings).set(values).where(eq(schema.listings.id, EXAMPLE_LISTING));
};

/**
 * One story, told by the examples of all operations in the order of the registry: a product on its way from its address to its
 * launch week. Expects the sample site behind CRAWLER_HOST_MAP, and may be told on a copy of a database that `fillStage` filled.
 */
export async function openStory(filled?: string) {
  const stage = await openStage(filled);
  const names = new StoryNames();
  const programs: Record<string, ExampleProgram | undefined> = {};
  return {
    stage,
    names,
    /** Lets happen what an operation's example needs. */
    async prepare(name: string): Promise<void> {
      stage.clock.advance(STEP_MS);
      await BEFORE[name]?.(stage);
    },
    /** Runs code of the docs, written in a language of theirs. */
    async run(language: string, code: string): Promise<Ran> {
      programs[language] ??= EXAMPLE_PROGRAMS[language]?.(stage.key);
      const program = programs[language];
      if (!program) throw new Error(`Say in lib/testing/api/example-programs.ts how ${language} is run.`);
      const ran = await program.run(names.inStory(code));
      names.hear(ran.text);
      return ran;
    },
    async close(): Promise<void> {
      for (const program of Object.values(programs)) program?.close();
      await stage.close();
    },
  };
}
