import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { DRAFT_STATUSES, type DraftStatus } from "@/lib/core/statuses";
import { useApp } from "@/lib/testing/api/app";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { DRAFT_MOVES, moveBuild, moveOwnDraft, moveUnownedDraft } from "./status";

const app = useApp({ operations: [] });

/** The decisions' way of a draft, written a second time. */
const OWNER = {
  restarted: [["ready", "submitted", "failed"], "crawling"],
  revived: [["crawling", "drafting"], "crawling"],
  submitted: [["ready", "submitted"], "submitted"],
} as const;
const ADMIN = {
  restarted: [["ready", "submitted", "failed"], "crawling"],
  published: [["ready"], "submitted"],
} as const;
const BUILD = {
  revived: [["crawling", "drafting"], "crawling"],
  read: [["crawling", "drafting"], "drafting"],
  drafted: [["drafting"], "ready"],
  failed: [["crawling", "drafting"], "failed"],
  kept_ready: [["crawling", "drafting"], "ready"],
  kept_submitted: [["crawling", "drafting"], "submitted"],
} as const;

const casesOf = <N extends string>(moves: Record<N, readonly [readonly DraftStatus[], DraftStatus]>) =>
  (Object.keys(moves) as N[]).flatMap((name) => DRAFT_STATUSES.map((from) => [name, from, ...moves[name]] as const));

async function draftThatIs(status: DraftStatus) {
  const { db, siteId } = app();
  return createDraft(db, { userId: (await createUser(db)).id, siteId, status });
}

const rowOf = async (id: string) => (await app().db.select().from(schema.drafts).where(eq(schema.drafts.id, id)))[0];

describe("a draft's moves", () => {
  it("are those of the decisions and no others", () => {
    expect(Object.keys({ ...OWNER, ...ADMIN, ...BUILD }).sort()).toEqual(Object.keys(DRAFT_MOVES).sort());
  });

  it.each(casesOf(OWNER))(
    "%s by its owner, from %s, begins in %j alone and ends in %s",
    async (name, from, begins, end) => {
      const row = await draftThatIs(from);
      const move = app().db.transaction((tx) => moveOwnDraft(tx, row, name, { draftedBy: "moved" }));
      const result = await move.then(
        ({ status, draftedBy }) => [status, draftedBy],
        ({ code }) => code,
      );
      expect(result).toEqual(begins.includes(from) ? [end, "moved"] : "conflict");
    },
  );

  it.each(casesOf(ADMIN))(
    "%s by an admin, from %s, begins in %j alone and ends in %s",
    async (name, from, begins, end) => {
      const row = await draftThatIs(from);
      const result = await app()
        .db.transaction((tx) => moveUnownedDraft(tx, row, name, {}))
        .then(
          ({ status }) => status,
          ({ code }) => code,
        );
      expect(result).toBe(begins.includes(from) ? end : "conflict");
    },
  );

  it.each(casesOf(BUILD))(
    "%s by a build, from %s, begins in %j alone and ends in %s",
    async (name, from, begins, end) => {
      const { id: draftId, run } = await draftThatIs(from);
      const moved = await moveBuild(app().db, { draftId, run }, name, { draftedBy: "moved" });
      expect(moved && [moved.status, moved.draftedBy]).toEqual(begins.includes(from) ? [end, "moved"] : null);
      expect((await rowOf(draftId))?.draftedBy).toBe(moved ? "moved" : "extractive");
    },
  );

  it("write nothing for a run that is no longer the newest", async () => {
    const { id: draftId, run } = await draftThatIs("drafting");
    expect(await moveBuild(app().db, { draftId, run: run - 1 }, "drafted", {})).toBeNull();
  });

  it("are made by whom they are for, by type", async () => {
    const row = await draftThatIs("drafting");
    // @ts-expect-error a build's move
    const asOwner = () => moveOwnDraft(app().db, row, "drafted", {});
    // @ts-expect-error the owner's move
    const asBuild = () => moveBuild(app().db, { draftId: row.id, run: row.run }, "submitted", {});
    expect([asOwner, asBuild]).toHaveLength(2);
  });
});
