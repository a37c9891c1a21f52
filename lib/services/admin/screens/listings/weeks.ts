import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { listWeeksForDesk } from "../../weeks/list-weeks";
import { setWeekPlaces } from "../../weeks/set-week-places";

const AS_SET = "Empty: as many as the settings say. Not fewer than are taken.";

export const weeks = defineScreen({
  source: "list",
  key: "weeks",
  group: "Listings",
  title: "Launch weeks",
  about:
    "Places of each week and who stands in it. How many places a week has is a setting (free_slots_per_week, paid_slots_per_week), unless the week has a number of its own; where the setting was lowered, those who have a place keep it.",
  empty: "There are no such weeks.",
  audited: "week",
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
    free_places: { label: "Free places of its own", kind: "number", isHidden: true },
    paid_places: { label: "Paid places of its own", kind: "number", isHidden: true },
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
  actions: [
    {
      key: "places",
      label: "Set the places of this week",
      operation: setWeekPlaces,
      target: { name: "week", kind: "text" },
      hasPreview: true,
      consequence:
        "Free launches, the queue, products, quotes and payments obey at once. Places that are taken stay; the free ones of a week are dealt until it begins.",
      fields: [
        {
          name: "free_places",
          label: "Free places",
          kind: "number",
          isOptional: true,
          hint: AS_SET,
          from: "free_places",
        },
        {
          name: "paid_places",
          label: "Paid places",
          kind: "number",
          isOptional: true,
          hint: AS_SET,
          from: "paid_places",
        },
        REASON,
      ],
      isOffered: ({ state }) => state !== "over",
    },
  ],
});
