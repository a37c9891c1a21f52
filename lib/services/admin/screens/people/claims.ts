import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { decideClaim } from "@/lib/services/claims/decide-claim";
import { isOfListing, isOfUser, listingNameCell, userEmailCell } from "../../desk/beside";
import { NOW } from "../../desk/clock";
import { holdsAnyCase } from "../../desk/holds";
import { TOLD_REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";

const c = schema.claims;
const TARGET = { name: "claim_id", kind: "text" } as const;
const isDisputed = sql`${c.status} = 'pending' and ${c.proof} is not null`;

export const claims = defineScreen({
  source: "table",
  key: "claims",
  group: "People",
  title: "Claims",
  about: "Who says that a listing is theirs, and what proved it. A proven claim of a listing with an owner waits here.",
  empty: "Nobody has claimed a listing.",
  name: "listing",
  from: sql`${c}`,
  id: c.id,
  within: ({ site }) => sql`${c.siteId} = ${site.id}`,
  columns: {
    listing: { label: "Listing", kind: "text", ...listingNameCell(c.listingId) },
    claimant: { label: "Claimant", kind: "text", ...userEmailCell(c.userId) },
    state: {
      label: "State",
      kind: "state",
      value: sql`case when ${isDisputed} then 'disputed' when ${c.status} = 'pending' and ${c.expiresAt} < ${NOW} then 'expired' else ${c.status} end`,
      tones: { disputed: "warn", pending: "plain", verified: "ok", rejected: "bad" },
    },
    domain: { label: "Domain", kind: "code", value: c.domain },
    created_at: { label: "Claimed", kind: "instant", value: c.createdAt },
    owner: {
      label: "Owner now",
      kind: "text",
      value: sql`(select o.email from listings l join users o on o.id = l.owner_id where l.id = ${c.listingId})`,
      sorts: {
        by: sql`beside.email`,
        join: sql`join listings claimed on claimed.id = ${c.listingId} left join users beside on beside.id = claimed.owner_id`,
      },
    },
    proof: { label: "Proof", kind: "text", value: sql`${c.proof} ->> 'detail'`, isHidden: true },
    proof_by: { label: "Proven by", kind: "code", value: sql`${c.proof} ->> 'method'`, isHidden: true },
    proven_at: { label: "Proven", kind: "instant", value: sql`(${c.proof} ->> 'at')::timestamptz`, isHidden: true },
    last_check: { label: "Last look", kind: "text", value: sql`${c.lastCheck} ->> 'detail'`, isHidden: true },
    settled_at: { label: "Settled", kind: "instant", value: c.settledAt, isHidden: true },
    expires_at: { label: "Ends", kind: "instant", value: c.expiresAt, isHidden: true },
    reason: { label: "Decided because", kind: "text", value: c.reason, isHidden: true },
  },
  search: {
    label: "listing, domain or email",
    short: "listing, domain or email",
    where: (words) =>
      sql`${holdsAnyCase(c.domain, words)} or ${isOfListing(c.listingId, words)} or ${isOfUser(c.userId, words)}`,
  },
  palette: {
    exact: (words) => sql`${c.id} = ${words} or ${c.domain} = lower(${words})`,
    hints: ["claimant", "domain", "state"],
  },
  filters: {
    state: {
      label: "State",
      choices: {
        disputed: { label: "Disputed", where: isDisputed },
        verified: { label: "Verified", where: sql`${c.status} = 'verified'` },
        rejected: { label: "Rejected", where: sql`${c.status} = 'rejected'` },
      },
    },
  },
  order: { by: "created_at", descending: true },
  waiting: { label: "Disputed claims", where: isDisputed, since: "created_at" },
  actions: [
    {
      key: "accept",
      label: "Give it to the claimant",
      operation: decideClaim,
      target: TARGET,
      sends: { decision: "verified" },
      consequence: "The listing and its company are the claimant's at once. The owner until now is told by mail.",
      isDanger: true,
      fields: [TOLD_REASON],
      isOffered: ({ state }) => state === "disputed",
    },
    {
      key: "reject",
      label: "Reject",
      operation: decideClaim,
      target: TARGET,
      sends: { decision: "rejected" },
      consequence: "The listing stays with its owner. The claimant is told by mail.",
      fields: [TOLD_REASON],
      isOffered: ({ state }) => state === "disputed",
    },
  ],
});
