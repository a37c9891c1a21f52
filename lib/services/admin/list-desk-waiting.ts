import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { type TableScreen, WAITING } from "./desk/screen";
import { COUNTED_MAX, countTableRows, tableRows } from "./desk/table-rows";
import { screens } from "./screens/registry";

/** Of each kind; the rest is behind the link of its count. */
const SHOWN_EACH = 20;
const SHOWN = 40;

/** What needs a person now, on all screens, oldest first, with how many there are of each kind. */
export const listDeskWaiting = definePageOperation({
  name: "list_desk_waiting",
  access: "admin",
  readOnly: true,
  input: z.strictObject({}),
  output: z.object({
    counts: z.array(
      z.object({ screen: z.string(), label: z.string(), count: z.number().int(), is_capped: z.boolean() }),
    ),
    items: z.array(
      z.object({
        screen: z.string(),
        label: z.string(),
        id: z.string(),
        name: z.string(),
        since: z.iso.datetime().nullable(),
      }),
    ),
  }),
  async run({ ctx }) {
    const asked = { descending: false, filters: { [WAITING]: "yes" } };
    const waiting = screens.flatMap((screen) =>
      screen.source === "table" && screen.waiting ? [{ screen, ...screen.waiting }] : [],
    );
    const counts = await Promise.all(
      waiting.map(async ({ screen, label }) => {
        const count = await countTableRows(screen, ctx, asked);
        return { screen: screen.key, label, count: Math.min(count, COUNTED_MAX), is_capped: count > COUNTED_MAX };
      }),
    );
    const found = await Promise.all(
      waiting.map(async ({ screen, label, since }) => {
        const rows = await tableRows(oldestFirst(screen, since), ctx, asked, { limit: SHOWN_EACH, offset: 0 });
        return rows.map(({ id, cells }) => ({
          ...{ screen: screen.key, label, id },
          name: String(cells[screen.name] ?? id),
          since: typeof cells[since] === "string" ? cells[since] : null,
        }));
      }),
    );
    const items = found.flat().toSorted((a, b) => (a.since ?? "").localeCompare(b.since ?? ""));
    return { counts, items: items.slice(0, SHOWN) };
  },
});

const oldestFirst = (screen: TableScreen, by: string): TableScreen => ({ ...screen, order: { by } });
