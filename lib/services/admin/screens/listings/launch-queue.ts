import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { userEmailCell } from "../../desk/beside";
import { REASON_FOR_OWNER } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { moveLaunch } from "../../weeks/move-launch";

const l = schema.listings;

export const launchQueue = defineScreen({
  source: "table",
  key: "launch-queue",
  group: "Listings",
  title: "Launch queue",
  about: "Listings that wait for their launch week, in their order; the paid ones of a week have no number.",
  empty: "Nothing waits for a launch.",
  name: "name",
  from: sql`${l}`,
  id: l.id,
  within: ({ site }) => sql`${l.siteId} = ${site.id} and ${l.status} in ('awaiting_badge', 'scheduled')`,
  columns: {
    name: { label: "Name", kind: "text", value: l.name },
    week: { label: "Week", kind: "code", value: l.launchWeek },
    place: { label: "Place", kind: "number", value: l.freePosition },
    plan: { label: "Plan", kind: "text", value: l.plan },
    status: {
      label: "Status",
      kind: "state",
      value: l.status,
      tones: { scheduled: "ok", awaiting_badge: "warn" },
    },
    badge: { label: "Badge", kind: "text", value: l.badgeResult },
    moves: { label: "Moved on", kind: "number", value: l.freeMoves },
    owner: { label: "Owner", kind: "text", ...userEmailCell(l.ownerId) },
    order: {
      label: "Sorted by",
      kind: "text",
      value: sql`${l.launchWeek} || ' ' || lpad(coalesce(${l.freePosition}, 0)::text, 6, '0')`,
      isHidden: true,
    },
    badge_checked_at: { label: "Badge looked for", kind: "instant", value: l.badgeCheckedAt, isHidden: true },
    listing: { label: "Listing", kind: "link", value: sql`'/admin/listings/' || ${l.id}`, isHidden: true },
  },
  search: {
    label: "name or week",
    where: (words) => sql`position(lower(${words}) in lower(${l.name})) > 0 or ${l.launchWeek} = upper(${words})`,
  },
  filters: {
    status: {
      label: "Status",
      choices: {
        awaiting_badge: { label: "Not ready yet", where: sql`${l.status} = 'awaiting_badge'` },
        scheduled: { label: "Scheduled", where: sql`${l.status} = 'scheduled'` },
      },
    },
    plan: {
      label: "Plan",
      choices: {
        free: { label: "Free", where: sql`${l.plan} = 'free'` },
        paid: { label: "Paid", where: sql`${l.plan} = 'paid'` },
      },
    },
  },
  order: { by: "order" },
  actions: [
    {
      key: "move",
      label: "Move to another week",
      operation: moveLaunch,
      target: { name: "listing_id", kind: "number" },
      consequence:
        "It takes a place of that week, behind those who have one, and its old place is others’ again. The owner is told why.",
      fields: [
        { name: "week", label: "Week", kind: "line", hint: "One to come, such as 2026-W52, or next." },
        { ...REASON_FOR_OWNER, hint: "The owner gets it by mail. Kept in the audit log, with who and when." },
      ],
    },
  ],
});
