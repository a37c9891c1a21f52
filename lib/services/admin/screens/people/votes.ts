import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { decideHeldVote } from "@/lib/services/votes/decide-held-vote";
import { isOfListing, isOfUser, listingNameCell, userEmailCell } from "../../desk/beside";
import { REASON } from "../../desk/reason";
import { defineScreen, type Field } from "../../desk/screen";

const v = schema.votes;
const TARGET = { name: "vote_id", kind: "text" } as const;

const CLUSTER: Field = {
  name: "whole_cluster",
  label: "All that are held for this product with the same words",
  kind: "flag",
};

export const votes = defineScreen({
  source: "table",
  key: "votes",
  group: "People",
  title: "Held votes",
  about: "Votes that wait for a decision or got one, with the reason. Nobody can add a vote, admins included.",
  empty: "No vote was held.",
  name: "listing",
  from: sql`${v}`,
  id: sql`${v.listingId} || ':' || ${v.userId}`,
  idColumns: [v.listingId, v.userId],
  within: ({ site }) => sql`${v.siteId} = ${site.id} and ${v.state} <> 'counted'`,
  columns: {
    listing: { label: "Product", kind: "text", ...listingNameCell(v.listingId) },
    email: { label: "By", kind: "text", ...userEmailCell(v.userId) },
    state: {
      label: "State",
      kind: "state",
      value: v.state,
      tones: { held: "warn", released: "ok", refused: "bad" },
    },
    why: { label: "Why", kind: "text", value: v.reason, isWide: true },
    state_at: { label: "Since", kind: "instant", value: v.stateAt },
    cast_at: { label: "Cast", kind: "instant", value: v.castAt },
    joined: {
      label: "Account made",
      kind: "instant",
      value: sql`(select created_at from users where id = ${v.userId})`,
      isHidden: true,
    },
    week: { label: "Week", kind: "code", value: v.week, isHidden: true },
    network: { label: "Network", kind: "code", value: v.network, isHidden: true },
    alike: {
      label: "Held alike",
      kind: "number",
      value: sql`(select count(*) from votes o where o.listing_id = ${v.listingId} and o.state = 'held' and o.reason = ${v.reason})`,
      isHidden: true,
    },
  },
  search: {
    label: "product or email",
    short: "product or email",
    where: (words) => sql`${isOfListing(v.listingId, words)} or ${isOfUser(v.userId, words)}`,
  },
  filters: {
    state: {
      label: "State",
      choices: {
        held: { label: "Held", where: sql`${v.state} = 'held'` },
        released: { label: "Released", where: sql`${v.state} = 'released'` },
        refused: { label: "Refused", where: sql`${v.state} = 'refused'` },
      },
    },
  },
  order: { by: "state_at", descending: true },
  waiting: { label: "Held votes", where: sql`${v.state} = 'held'`, since: "state_at" },
  actions: [
    {
      key: "release",
      label: "Release",
      operation: decideHeldVote,
      isForMany: true,
      target: TARGET,
      sends: { decision: "released" },
      consequence: "It counts from now on, on the board too.",
      fields: [CLUSTER, REASON],
      isOffered: ({ state }) => state === "held",
    },
    {
      key: "refuse",
      label: "Refuse",
      operation: decideHeldVote,
      isForMany: true,
      target: TARGET,
      sends: { decision: "refused" },
      consequence: "It never counts.",
      isDanger: true,
      fields: [CLUSTER, REASON],
      isOffered: ({ state }) => state === "held",
    },
  ],
});
