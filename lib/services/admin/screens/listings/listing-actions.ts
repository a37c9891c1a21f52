import { and, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { contentOf } from "@/lib/services/listings/content";
import { REASON, REASON_FOR_OWNER } from "../../desk/reason";
import type { Cells, Field, RecordAction } from "../../desk/screen";
import { decideListing } from "../../listings/decide-listing";
import { OVERRIDE_CHOICES, PICTURE_CHOICES } from "../../listings/overridable";
import { overrideField } from "../../listings/override-field";
import { PLAN_HINT } from "../../listings/plan-lines";
import { removeFounder } from "../../listings/remove-founder";
import { turnDownListing } from "../../listings/turn-down-listing";

const l = schema.listings;
const TARGET = { name: "listing_id", kind: "number" } as const;
/** What the admin looked at: what was edited since is not overwritten unseen. */
const SEEN: Field = { name: "seen_version", label: "Version", kind: "hidden", isOptional: true, from: "version" };

async function foundersOf({ db, site }: Ctx, { number }: Cells) {
  const [row] = await db
    .select()
    .from(l)
    .where(and(eq(l.id, Number(number)), eq(l.siteId, site.id)));
  return row ? contentOf(row).founders.map(({ name }) => ({ value: name, label: name })) : [];
}

/** What an admin does to one listing. */
export const listingActions: readonly RecordAction[] = [
  {
    key: "override",
    label: "Set a field",
    operation: overrideField,
    target: TARGET,
    hasPreview: true,
    consequence:
      "It stands on the page at once, as an edit by an admin, and no reading of the website replaces it. The owner is told, and can edit it.",
    fields: [
      { name: "field", label: "Field", kind: "choice", choices: OVERRIDE_CHOICES },
      {
        name: "value",
        label: "Value",
        kind: "lines",
        hint: "Names of categories and platforms with commas between them; yes or no for open source. Empty removes it.",
        isOptional: true,
      },
      SEEN,
      REASON_FOR_OWNER,
    ],
  },
  {
    key: "override_plans",
    label: "Set the plans",
    operation: overrideField,
    target: TARGET,
    sends: { field: "pricing_plans" },
    hasPreview: true,
    consequence:
      "They stand on the page at once, as an edit by an admin, and no reading of the website replaces them. The owner is told, and can edit them.",
    fields: [
      {
        name: "value",
        label: "Plans",
        kind: "lines",
        hint: `${PLAN_HINT} Empty removes them.`,
        isOptional: true,
        from: "plans",
      },
      SEEN,
      REASON_FOR_OWNER,
    ],
  },
  {
    key: "remove_picture",
    label: "Remove a picture",
    operation: overrideField,
    target: TARGET,
    sends: { value: "" },
    hasPreview: true,
    consequence:
      "It is off the page at once, and no reading of the website brings it back. The owner is told, and can choose another.",
    isDanger: true,
    fields: [{ name: "field", label: "Picture", kind: "choice", choices: PICTURE_CHOICES }, SEEN, REASON_FOR_OWNER],
    isOffered: ({ pictures }) => pictures !== null,
  },
  {
    key: "remove_founder",
    label: "Remove a founder",
    operation: removeFounder,
    target: TARGET,
    hasPreview: true,
    consequence:
      "The page names them no more, and no reading of the website brings them back. Their account and profile stay. The owner is told.",
    isDanger: true,
    fields: [{ name: "name", label: "Founder", kind: "choice", choices: foundersOf }, SEEN, REASON_FOR_OWNER],
    isOffered: ({ founders }) => founders !== null,
  },
  {
    key: "turn_down",
    label: "Reject before its launch",
    operation: turnDownListing,
    target: TARGET,
    consequence:
      "It leaves its launch week. What was paid for it and has not begun goes back, and the owner is told why. It can be restored, without its week.",
    isDanger: true,
    fields: [REASON_FOR_OWNER],
    isOffered: ({ status }) => status === "draft" || status === "awaiting_badge" || status === "scheduled",
  },
  {
    key: "pause",
    label: "Pause",
    operation: decideListing,
    isForMany: true,
    target: TARGET,
    sends: { decision: "paused" },
    consequence: "Its page is off the site until you restore it. The owner is told why.",
    fields: [REASON_FOR_OWNER],
    isOffered: ({ status }) => status === "live",
  },
  {
    key: "restore",
    label: "Restore",
    operation: decideListing,
    isForMany: true,
    target: TARGET,
    sends: { decision: "restored" },
    consequence:
      "Its page is public again, with its votes and launch week; one that never launched can be launched again. The owner is told, without the reason.",
    fields: [REASON],
    isOffered: ({ status }) => status === "paused" || status === "rejected",
  },
  {
    key: "reject",
    label: "Reject",
    operation: decideListing,
    isForMany: true,
    target: TARGET,
    sends: { decision: "rejected" },
    consequence: "Its page is off the site. The owner is told why. It can be restored.",
    isDanger: true,
    fields: [REASON_FOR_OWNER],
    isOffered: ({ status }) => status === "live" || status === "paused",
  },
];
