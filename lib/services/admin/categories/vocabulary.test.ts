import { expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { AnyExecutable } from "@/lib/core/operation";
import { TopicIndex } from "@/lib/drafting/text/topics/topic-index";
import { readingOf } from "@/lib/services/drafts/building/reading";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createCategory, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { changeCategory } from "./change-category";
import { mergeCategory } from "./merge-category";

const app = useApp();
const reason = "A plainer name";

it("keeps what drafts know a category by when it is renamed, and when it is merged into another", async () => {
  const { db, siteId } = app();
  const admin = await createUser(db, { isAdmin: true });
  const draft = await createDraft(db, { userId: admin.id, siteId });
  const audio = await createCategory(db, { siteId, slug: "audio", name: "Audio & Music" });
  await createCategory(db, { siteId, slug: "culture", name: "Culture" });
  const act = async (operation: AnyExecutable, input: Record<string, unknown>) =>
    execute(operation, await app().context(sessionActor(admin, true), { surface: "web" }), { ...input, reason });
  const pointedTo = async () => {
    const { categories } = await readingOf(db, draft);
    const finds = new TopicIndex(categories).find("For brass bands.");
    return finds.map(({ category }) => categories[category]?.name);
  };
  expect(await pointedTo()).toEqual(["Audio & Music"]);
  await act(changeCategory, { category_id: audio.id, name: "Sound", slug: "sound" });
  expect(await pointedTo()).toEqual(["Sound"]);
  await act(mergeCategory, { category_id: audio.id, into: "culture" });
  expect(await pointedTo()).toEqual(["Culture"]);
  expect(await db.$count(schema.categories)).toBe(1);
});
