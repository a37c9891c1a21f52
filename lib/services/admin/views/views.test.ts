import { expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { listDeskViews } from "./list-desk-views";
import { removeDeskView } from "./remove-desk-view";
import { saveDeskView } from "./save-desk-view";

const app = useApp({ operations: [] });

it("a view is its admin's own, is changed under its name, and goes when they remove it", async () => {
  const [ada, grace] = await Promise.all(
    [1, 2].map(async () =>
      app().context(sessionActor(await createUser(app().db, { isAdmin: true })), { surface: "web" }),
    ),
  );
  if (!ada || !grace) throw new Error("There are two.");
  const view = { screen: "listings", name: "Paused", query: "status=paused" };
  for (const query of ["status=live", view.query]) await execute(saveDeskView, ada, { ...view, query });
  const of = async (ctx: typeof ada) => (await execute(listDeskViews, ctx, { screen: "listings" })).output.items;
  expect(await of(ada)).toMatchObject([{ name: "Paused", query: "status=paused" }]);
  expect(await of(grace)).toEqual([]);
  const [{ id } = { id: 0 }] = await of(ada);
  await expect(execute(removeDeskView, grace, { view_id: id })).rejects.toMatchObject({ code: "not_found" });
  await execute(removeDeskView, ada, { view_id: id });
  expect(await of(ada)).toEqual([]);
  for (let at = 0; at < 20; at += 1) await execute(saveDeskView, ada, { ...view, name: `View ${at}` });
  await expect(execute(saveDeskView, ada, view)).rejects.toMatchObject({ code: "conflict" });
  const nowhere = execute(saveDeskView, ada, { ...view, screen: "nowhere" });
  await expect(nowhere).rejects.toMatchObject({ code: "not_found" });
});
