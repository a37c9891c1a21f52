import { z } from "zod";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { type DeskRow, deskAct, deskAction, deskRow, deskScreen } from "@/lib/schemas/admin/desk";
import { findLastAct } from "./desk/last-act";
import { findListRow } from "./desk/list-rows";
import { presentActions, presentScreen } from "./desk/present-screen";
import type { Screen } from "./desk/screen";
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
    const record = await findRecord(ctx, screen, input.id);
    if (!record) throw notFound("record");
    const [actions, presented, last_act] = await Promise.all([
      presentActions(ctx, screen.actions ?? [], record.cells),
      presentScreen(ctx, screen),
      findLastAct(ctx, screen, record),
    ]);
    return { screen: presented, name: String(record.cells[screen.name] ?? record.id), record, actions, last_act };
  },
});

async function findRecord(ctx: Ctx, screen: Screen, id: string): Promise<DeskRow | null> {
  if (screen.source === "list") return findListRow(screen, ctx, id);
  const found = await findTableRow(screen, ctx, id);
  return found && { ...found, cells: { ...found.cells, ...(await screen.made?.(ctx, found.id)) } };
}
