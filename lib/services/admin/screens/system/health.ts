import { defineScreen } from "../../desk/screen";
import { HEALTH_PARTS, readHealth } from "../../health/read-health";

export const health = defineScreen({
  source: "list",
  key: "health",
  group: "System",
  title: "Health",
  about:
    "How this installation is, for all sites of the network: what it holds, what waits, what is slow and what models cost in the last 12 months.",
  empty: "There are no such figures.",
  name: "name",
  columns: {
    name: { label: "What", kind: "text" },
    part: { label: "Part", kind: "text" },
    value: { label: "Now", kind: "text" },
    about: { label: "Details", kind: "text", isWide: true, unsorted: "Sentences" },
    position: { label: "Place", kind: "number", isHidden: true },
  },
  filters: {
    part: {
      label: "Part",
      choices: Object.fromEntries(
        HEALTH_PARTS.map(({ key, label }) => [key, { label, holds: (cells) => cells.part === label }]),
      ),
    },
  },
  rows: (ctx) => readHealth(ctx),
  rowsNear: readHealth,
  order: { by: "position" },
});
