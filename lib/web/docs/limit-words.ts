import {
  CLAIM_CHECKS_PER_HOUR,
  CLAIMS_PER_HOUR,
  DESK_FINDS_PER_MINUTE,
  REPORTS_PER_HOUR,
  VAT_CHECKS_PER_HOUR,
} from "@/lib/core/limits/buckets";
import type { Bucket } from "@/lib/core/operation";
import type { Settings } from "@/lib/core/settings";

/** What each bucket allows on a site, in words. */
export function limitWords(settings: Settings): Record<Bucket, string> {
  return {
    public: `${settings.rate_public_per_minute} a minute, per address`,
    account: `${settings.rate_account_per_minute} a minute, per user`,
    drafts: `${settings.rate_drafts_per_hour} new drafts an hour, per user`,
    promo: `${settings.rate_promo_per_15_minutes} wrong tries in 15 minutes, per user and per address`,
    badge_check: `${settings.rate_badge_checks_per_hour} an hour, per listing`,
    claims: `${CLAIMS_PER_HOUR} new claims an hour, per user`,
    claim_checks: `${CLAIM_CHECKS_PER_HOUR} looks for a claim’s proof an hour, per user`,
    vat_checks: `${VAT_CHECKS_PER_HOUR} VAT numbers checked on the checkout page an hour, per user`,
    reports: `${REPORTS_PER_HOUR} reports of mistakes on a listing’s page an hour, per network`,
    desk_finds: `${DESK_FINDS_PER_MINUTE} a minute, per admin: records found while they type at the desk`,
    regenerate: `${settings.rate_regenerations_per_hour} an hour, per user: edits with \`regenerate\``,
    readings: `${settings.rate_readings_per_hour} an hour, per user and website`,
    competitors: `${settings.rate_competitors_per_hour} an hour, per user`,
    pictures: `${settings.rate_pictures_per_hour} new addresses of pictures an hour, per user`,
    votes: `${settings.rate_votes_per_hour} an hour, cast or taken back, per user`,
  };
}
