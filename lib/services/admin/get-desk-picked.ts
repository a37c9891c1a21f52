import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { deskPicked, PICKED_MAX } from "@/lib/schemas/admin/desk-bulk";
import { presentActions } from "./desk/present-screen";
import { findTableRow } from "./desk/table-rows";
import { getScreen } from "./screens/registry";

/** Several records of a screen with the form of one act on each of them. Throws `not_found` where the act is for one record only. */
export const getDeskPicked = definePageOperation({
  name: "get_desk_picked",
  access: "admin",
  readOnly: true,
  input: z.strictObject({
    screen: z.string().max(60),
    action: z.string().max(60),
    ids: z.array(z.string().min(1).max(200)).max(PICKED_MAX),
  }),
  output: deskPicked,
  async run({ ctx, input }) {
    const screen = getScreen(input.screen);
    const action = screen.actions?.find(({ key, isForMany }) => isForMany && key === input.action);
    if (!action || screen.source === "list") throw notFound("action");
    const ids = [...new Set(input.ids)];
    const found = await Promise.all(ids.map((id) => findTableRow(screen, ctx, id)));
    const rows = found.filter((row) => row !== null);
    const state = Object.entries(screen.columns).find(([, { kind }]) => kind === "state")?.[0] ?? "";
    const [presented] = await presentActions(ctx, [{ ...action, isOffered: () => true }]);
    if (!presented) throw notFound("action");
    return {
      title: screen.title,
      action: presented,
      rows: rows.map(({ id, cells }) => ({
        id,
        name: String(cells[screen.name] ?? id),
        state: cells[state] ? String(cells[state]) : null,
      })),
      gone: ids.length - rows.length,
    };
  },
});
