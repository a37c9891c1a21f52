import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { askedInput } from "./desk/asked";
import { toCsv } from "./desk/csv";
import { listRows } from "./desk/list-rows";
import { COUNTED_MAX, tableRows } from "./desk/table-rows";
import { getScreen } from "./screens/registry";

/** What a screen shows as CSV, as it is searched, filtered and ordered: the first 10,000 rows, with every column but those of a single record. */
export const exportDeskRows = definePageOperation({
  name: "export_desk_rows",
  access: "admin",
  readOnly: true,
  input: z.strictObject(askedInput),
  output: z.object({ csv: z.string() }),
  async run({ ctx, input }) {
    const screen = getScreen(input.screen);
    const columns = Object.entries(screen.columns).filter(([, { isMade }]) => !isMade);
    const rows =
      screen.source === "list"
        ? await listRows(screen, ctx, input)
        : await tableRows(screen, ctx, input, { limit: COUNTED_MAX, offset: 0 });
    const head = ["id", ...columns.map(([, { label }]) => label)];
    return { csv: toCsv([head, ...rows.map(({ id, cells }) => [id, ...columns.map(([key]) => cells[key] ?? null)])]) };
  },
});
