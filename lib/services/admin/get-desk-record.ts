import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { deskAct, deskAction, deskRow, deskScreen } from "@/lib/schemas/admin/desk";
import { findLastAct } from "./desk/last-act";
import { findListRow } from "./desk/list-rows";
import { presentActions, presentScreen } from "./desk/present-screen";
import { findTableRow } from "./desk/table-rows";
import { getScreen } from "./screens/registry";

/** One record of a screen with what can be done to it now. Throws `not_found`. */
export const getDeskRecord = definePageOperation({
  name: "get_desk_record",
  access: "admin",
  readOnly: true,
  input: z.strictObject({ screen: z.string().max(60), id: z.string().min(1).max(200) }),
  output: z.object({
    screen: deskScreen,
    name: z.string(),
    record: deskRow,
    actions: z.array(deskAction),
    last_act: deskAct.nullable(),
  }),
  async run({ ctx, input }) {
    const screen = getScreen(input.screen);
    const find = screen.source === "list" ? findListRow(screen, ctx, input.id) : findTableRow(screen, ctx, input.id);
    const record = await find;
    if (!record) throw notFound("record");
    const [actions, presented, last_act] = await Promise.all([
      presentActions(ctx, screen.actions ?? [], record.cells),
      presentScreen(ctx, screen),
      findLastAct(ctx, screen, record),
    ]);
    return { screen: presented, name: String(record.cells[screen.name] ?? record.id), record, actions, last_act };
  },
});
