import { describe, expect, it } from "vitest";
import { execute, perform } from "@/lib/api/call/execute";
import { MILESTONES_MAX } from "@/lib/schemas/milestone";
import { getMyListing } from "@/lib/services/owner/get-my-listing";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { addMilestone } from "./add-milestone";
import { deleteMilestone } from "./delete-milestone";

const app = useApp({ operations: [addMilestone, deleteMilestone, getMyListing] });

async function owned() {
  const owner = await createUser(app().db);
  const ctx = await app().context(sessionActor(owner));
  const { id: listing_id } = await createListing(app().db, { siteId: app().siteId, ownerId: owner.id });
  return {
    add: async (title: string) => {
      const call = { listing_id, date: "2026-10-01", title };
      return perform(addMilestone, ctx, call);
    },
    remove: (milestone_id: number) => perform(deleteMilestone, ctx, { listing_id, milestone_id }),
    read: async () => (await execute(getMyListing, ctx, { listing_id })).output,
  };
}

describe("milestones of a listing", () => {
  it("are added at once by many, each under an id of its own, as a version each", async () => {
    const { add, read } = await owned();
    await Promise.all(Array.from({ length: 10 }, (_, i) => add(`Step ${i}`)));
    const { milestones, version } = await read();
    expect(milestones.map((one) => one.milestone_id).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(version).toBe(11);
  });

  it("keep their ids when another goes, and no id comes again", async () => {
    const { add, remove, read } = await owned();
    for (const title of ["First", "Second"]) await add(title);
    expect(await remove(2)).toMatchObject({ output: { milestone_id: 2, deleted: true } });
    expect(await add("Third")).toMatchObject({ status: 201, output: { milestone_id: 3, title: "Third" } });
    expect((await read()).milestones.map(({ milestone_id, title }) => [milestone_id, title])).toEqual([
      [1, "First"],
      [3, "Third"],
    ]);
    expect(await remove(2)).toMatchObject({ ok: false, error: { code: "not_found" } });
  });

  it("are as many as a listing may have, and no more", async () => {
    const { add, remove } = await owned();
    for (let i = 0; i < MILESTONES_MAX; i += 1) expect(await add(`Step ${i}`)).toMatchObject({ ok: true });
    expect(await add("One more")).toMatchObject({ ok: false, error: { code: "limit_reached" } });
    await remove(1);
    expect(await add("One more")).toMatchObject({ ok: true });
  });
});
