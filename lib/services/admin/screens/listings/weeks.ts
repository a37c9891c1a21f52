import { defineScreen } from "../../desk/screen";
import { listWeeksForDesk } from "../../weeks/list-weeks";

export const weeks = defineScreen({
  source: "list",
  key: "weeks",
  group: "Listings",
  title: "Launch weeks",
  about:
    "Places of each week and who stands in it. How many places a week has is a setting (free_slots_per_week, paid_slots_per_week); where it was lowered, those who have a place keep it.",
  empty: "There are no such weeks.",
  name: "week",
  columns: {
    week: { label: "Week", kind: "code" },
    days: { label: "Days", kind: "text" },
    state: { label: "State", kind: "state", tones: { over: "plain", now: "ok", ahead: "note" } },
    free_taken: { label: "Free taken", kind: "number" },
    free_left: { label: "Free left", kind: "number" },
    paid_taken: { label: "Paid taken", kind: "number" },
    paid_left: { label: "Paid left", kind: "number" },
    awaiting_badge: { label: "Not ready yet", kind: "number" },
    scheduled: { label: "Scheduled", kind: "number" },
    live: { label: "Live", kind: "number" },
    billboard_taken: { label: "Billboard taken", kind: "number", isHidden: true },
    queue: { label: "Who waits", kind: "link", isHidden: true },
    page: { label: "Page", kind: "link", isHidden: true },
  },
  rows: listWeeksForDesk,
  filters: {
    state: {
      label: "State",
      choices: {
        over: { label: "Over", holds: ({ state }) => state === "over" },
        now: { label: "Now", holds: ({ state }) => state === "now" },
        ahead: { label: "Ahead", holds: ({ state }) => state === "ahead" },
      },
    },
  },
  order: { by: "week" },
});
