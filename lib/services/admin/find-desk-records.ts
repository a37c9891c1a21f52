import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import type { DeskRow } from "@/lib/schemas/admin/desk";
import { type FoundRecords, foundRecords } from "@/lib/schemas/admin/desk-finds";
import type { TableScreen } from "./desk/screen";
import { foundRows } from "./desk/table-rows";
import { screens } from "./screens/registry";

const SHOWN_EACH = 5;

/** What ⌘K finds at the desk: a few records of each screen that says how, by that screen's own search. */
export const findDeskRecords = definePageOperation({
  name: "find_desk_records",
  access: "admin",
  readOnly: true,
  bucket: "desk_finds",
  input: z.strictObject({ q: z.string().trim().min(2).max(200) }),
  output: foundRecords,
  async run({ ctx, input }) {
    const searched = screens.filter((screen) => screen.source === "table").filter(({ palette }) => palette);
    const groups = await Promise.all(
      searched.map(async (screen) => ({
        screen: screen.key,
        title: screen.title,
        records: (await foundRows(screen, ctx, input.q, SHOWN_EACH)).map((row) => presented(screen, row)),
      })),
    );
    return { groups: groups.filter(({ records }) => records.length > 0) };
  },
});

function presented(screen: TableScreen, { id, cells }: DeskRow): FoundRecords["groups"][number]["records"][number] {
  const hints = (screen.palette?.hints ?? []).map((key) => cells[key]).filter((value) => value !== null);
  return { id, name: String(cells[screen.name] ?? id), hint: hints.join(" · ") };
}
