import { sql } from "drizzle-orm";
import { lookup } from "@/lib/core/lookup";
import { inTurn, type Merge } from "./merge";
import { mergeClaims } from "./merge-claims";
import { mergeCompanies } from "./merge-companies";
import { mergeMailChoices, mergeMails } from "./merge-mails";
import { mergeCofounders, mergeFollows, mergeInvites, mergeProfiles, mergeVotes } from "./merge-people";

/**
 * What becomes of what names an account that is merged into another: it is the other's from then on (`moves`); it is, and what
 * both have is there once (`deduplicated`); it goes with the account (`ended`); it stays as it was written down (`stays`).
 */
interface Fate {
  fate: "moves" | "deduplicated" | "ended" | "stays";
  /** What does it; what ends without goes with the row of the account. */
  run?: (merge: Merge) => Promise<void>;
}

const ENDED = { fate: "ended" } as const;
const STAYS = { fate: "stays" } as const;

const moves = (table: string, column: string): Fate => ({
  fate: "moves",
  run: ({ tx, from, into }) =>
    tx
      .execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${into.userId} where ${sql.identifier(column)} = ${from.userId}`,
      )
      .then(() => undefined),
});

/** What both have by its key is the kept account's. */
const movesUnlessThere = (table: string, key: string): Fate => ({
  fate: "deduplicated",
  run: (merge) => {
    const { from, into } = merge;
    const [named, its] = [sql.identifier(table), sql.identifier(key)];
    return inTurn(merge, [
      sql`delete from ${named} where user_id = ${from.userId} and ${its} in (select ${its} from ${named} where user_id = ${into.userId})`,
      sql`update ${named} set user_id = ${into.userId} where user_id = ${from.userId}`,
    ]);
  },
});

/** Every column that names an account, in the order in which they are dealt with; the keys of an address or in JSON among them. */
export const FATES = lookup<Fate>({
  "companies.owner_id": { fate: "deduplicated", run: mergeCompanies },
  "listings.owner_id": moves("listings", "owner_id"),
  "drafts.user_id": moves("drafts", "user_id"),
  "cofounders.user_id": { fate: "deduplicated", run: mergeCofounders },
  "cofounder_invites.invited_by": moves("cofounder_invites", "invited_by"),
  "cofounder_invites.accepted_by": moves("cofounder_invites", "accepted_by"),
  "cofounder_invites.email": { fate: "deduplicated", run: mergeInvites },
  "claims.user_id": { fate: "deduplicated", run: mergeClaims },
  "orders.user_id": moves("orders", "user_id"),
  "promo_uses.user_id": moves("promo_uses", "user_id"),
  "stories.user_id": moves("stories", "user_id"),
  "story_drafts.user_id": moves("story_drafts", "user_id"),
  "interview_answers.user_id": movesUnlessThere("interview_answers", "question_id"),
  "interview_drafts.user_id": movesUnlessThere("interview_drafts", "question_id"),
  "founder_profiles.user_id": { fate: "deduplicated", run: mergeProfiles },
  "founder_slugs.user_id": moves("founder_slugs", "user_id"),
  "stored_files.user_id": moves("stored_files", "user_id"),
  "reports.user_id": moves("reports", "user_id"),
  "reports.email": {
    fate: "moves",
    run: (merge) =>
      inTurn(merge, [sql`update reports set email = ${merge.into.email} where email = ${merge.from.email}`]),
  },
  "votes.user_id": { fate: "deduplicated", run: mergeVotes },
  "mail_addresses.email": { fate: "deduplicated", run: mergeMailChoices },
  "followers.email": { fate: "deduplicated", run: mergeFollows },
  "listing_versions.actor": {
    fate: "moves", // so that a deletion of the kept account finds what its person wrote
    run: (merge) =>
      inTurn(merge, [
        sql`update listing_versions set actor = jsonb_set(actor, '{id}', to_jsonb(${merge.into.userId}::text)) where actor ->> 'id' = ${merge.from.userId}`,
      ]),
  },
  "outbox.data": { fate: "moves", run: (merge) => mergeMails(merge, "outbox") },
  "failed_mails.data": { fate: "moves", run: (merge) => mergeMails(merge, "failed_mails") },
  "failed_mails.email": {
    fate: "moves",
    run: (merge) =>
      inTurn(merge, [sql`update failed_mails set email = ${merge.into.email} where email = ${merge.from.email}`]),
  },
  "oauth_records.payload": {
    fate: "ended",
    run: ({ tx, from }) => endApps(tx, from.userId),
  },
  "oauth_connections.user_id": ENDED,
  "idempotency_keys.user_id": {
    fate: "ended",
    run: (merge) => inTurn(merge, [sql`delete from idempotency_keys where user_id = ${merge.from.userId}`]),
  },
  "verification_tokens.identifier": {
    fate: "ended",
    run: (merge) => inTurn(merge, [sql`delete from verification_tokens where identifier = ${merge.from.email}`]),
  },
  "accounts.user_id": ENDED,
  "sessions.user_id": ENDED,
  "api_keys.user_id": ENDED,
  "vote_challenges.user_id": ENDED,
  "desk_views.user_id": ENDED,
  "users.email": ENDED,
  "audit_log.actor_id": STAYS,
  "audit_log.before": STAYS,
  "audit_log.after": STAYS,
  "claims.code_email": STAYS,
  "orders.billing": STAYS,
  "runner_runs.event": STAYS,
  "rate_limits.subject": STAYS,
});

async function endApps(tx: Merge["tx"], userId: string): Promise<void> {
  await tx.execute(sql`
    delete from oauth_records where payload ->> 'accountId' = ${userId}
      or grant_id in (select grant_id from oauth_connections where user_id = ${userId})`);
}
