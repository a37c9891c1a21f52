import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { limitOffset, pageQuery } from "@/lib/core/pagination";
import { deskRow, deskScreen } from "@/lib/schemas/admin/desk";
import { askedInput } from "./desk/asked";
import { listRows } from "./desk/list-rows";
import { presentScreen } from "./desk/present-screen";
import { COUNTED_MAX, countTableRows, tableRows } from "./desk/table-rows";
import { getScreen } from "./screens/registry";

/** A page of one screen of the desk. Its `total` stops at 10,000, which `is_capped` says. */
export const listDeskRows = definePageOperation({
  name: "list_desk_rows",
  access: "admin",
  readOnly: true,
  input: z.strictObject({ ...askedInput, ...pageQuery }),
  output: z.object({
    screen: deskScreen,
    rows: z.array(deskRow),
    page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
    is_capped: z.boolean(),
  }),
  async run({ ctx, input }) {
    const screen = getScreen(input.screen);
    const { limit, offset } = limitOffset(input);
    const { page, per_page } = input;
    const common = { screen: await presentScreen(ctx, screen), page, per_page };
    if (screen.source === "list") {
      const rows = await listRows(screen, ctx, input);
      return { ...common, rows: rows.slice(offset, offset + limit), total: rows.length, is_capped: false };
    }
    const [rows, count] = await Promise.all([
      tableRows(screen, ctx, input, { limit, offset }),
      countTableRows(screen, ctx, input),
    ]);
    return { ...common, rows, total: Math.min(count, COUNTED_MAX), is_capped: count > COUNTED_MAX };
  },
});
