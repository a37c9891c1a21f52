import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import { PROFILE_FIELD_NAMES } from "@/lib/schemas/profile";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { updateDraft } from "@/lib/services/drafts/editing/update-draft";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";

const app = useApp({ operations: [getDraft, submitDraft, updateDraft] });
let owner: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  owner = await createUser(app().db);
});

const asOwner = () => app().context(apiKeyActor(owner));
const newDraft = (values = {}) => createDraft(app().db, { userId: owner.id, siteId: app().siteId, ...values });
const read = async (id: string) => (await execute(getDraft, await asOwner(), { id })).output;
const removeAll = async (id: string, kept: string[] = []) => {
  const fields = Object.fromEntries(PROFILE_FIELD_NAMES.filter((name) => !kept.includes(name)).map((n) => [n, null]));
  return (await execute(updateDraft, await asOwner(), { id, fields, faqs: [], founders: [] })).output;
};

describe("completeness and missing", () => {
  it("count a removed name as missing, which is what submit_draft asks for", async () => {
    const { id } = await newDraft();
    const { completeness, missing } = await removeAll(id);
    expect(completeness).toBeLessThan(100);
    expect(missing).toEqual([
      { field: "name", reason: "Name: You removed it. A listing needs one.", url: expect.stringMatching(/#name$/) },
    ]);
    const refused = execute(submitDraft, await asOwner(), { id });
    await expect(refused).rejects.toMatchObject({ extras: { errors: [{ pointer: "/fields/name" }] } });
  });

  it("count everything else that was removed as the owner's choice", async () => {
    const { id } = await newDraft();
    const { completeness, missing } = await removeAll(id, ["name"]);
    expect({ completeness, missing }).toEqual({ completeness: 100, missing: [] });
  });

  it.each([
    ["crawling", 0],
    ["drafting", 0],
    ["failed", 0],
    ["ready", PROFILE_FIELD_NAMES.length - 1 + 2],
  ])("of a %s draft name %i blanks, none before all pages were read", async (status, count) => {
    const { id } = await newDraft({ status });
    expect((await read(id)).missing).toHaveLength(count);
  });
});
