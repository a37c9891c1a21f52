import type { MailTemplate } from "@/lib/integrations/mail-templates/templates";

const SITE = "https://launchyard.example";
const page_url = `${SITE}/listings/tidewell`;
const manage_url = `${SITE}/dashboard/listings/1001`;
const follow = {
  confirm_url: `${SITE}/follows/confirm?link=fo_0123456789abcdefghij-1001-0123456789abcdef0123456789abcdef`,
  stop_url: `${SITE}/unsubscribe?link=fo_0123456789abcdefghij-1001-0123456789abcdef0123456789abcdef`,
  manage_url: `${SITE}/follows?key=fo_0123456789abcdefghij-all-0123456789abcdef0123456789abcdef`,
};

const decided = { reason: "The imprint names this person.", claim_url: `${SITE}/dashboard/claims/7` };

/** Data that each template takes, as long as it gets in places. */
export const MAIL_EXAMPLES: Record<MailTemplate, Record<string, unknown>> = {
  sign_in: { code: "ABCD-2345", link: `${SITE}/sign-in/confirm?token=0123456789abcdef` },
  launched: { name: "Tidewell", week: "2026-W48", page_url },
  launch_moved: {
    name: "Tidewell",
    week: "2026-W48",
    next_week: "2026-W49",
    why: "The badge was not found.",
    manage_url,
  },
  launch_returned: { name: "Tidewell", week: "2026-W52", why: "The badge was not found.", manage_url },
  week_closed: {
    name: "Tidewell",
    week: "2026-W48",
    votes: 42,
    place: "2nd",
    page_url,
    badges_url: `${page_url}/badges`,
  },
  badge_missing: { name: "Tidewell", until: "2026-11-30", manage_url },
  badge_lapsed: { name: "Tidewell", manage_url },
  account_deletion: { hours: 1, delete_url: `${SITE}/settings/account/delete?link=0123456789abcdef` },
  listing_passed_on: { name: "Tidewell", manage_url },
  invoice: { number: "2026-0001", order_number: "LY-2026-0001", is_credit: false },
  edits_of_day: {
    day: "2026-11-21",
    count: 2,
    edits: [
      {
        name: "Tidewell",
        path: "/listings/tidewell",
        by: "ada@tidewell.example through API key “Deploys”",
        changes: ["Headline: “Tides by post” → “Tides for sailors, by the hour”", "Location: blank → “Lowestoft”"],
      },
    ],
  },
  claim_code: { code: "ABCD-2345", domain: "tidewell.example" },
  claim_disputed: { name: "Tidewell", domain: "tidewell.example", manage_url },
  claim_transferred: { name: "Tidewell", domain: "tidewell.example" },
  claim_verified: { name: "Tidewell", ...decided },
  claim_rejected: { name: "Tidewell", ...decided },
  follow_confirm: { name: "Tidewell", ...follow },
  cofounder_invite: { name: "Tidewell", by: "Ines Marlow", days: 14, invite_url: `${SITE}/invites/0123456789abcdef` },
  cofounder_joined: { name: "Tidewell", who: "Ada Quill", email: "ada@people.example", is_saved: true, manage_url },
  new_follower: {
    ...{ name: "Tidewell", followers: 12 },
    ...{ updates_url: `${manage_url}/updates`, settings_url: `${SITE}/settings/emails` },
  },
  product_news: {
    ...{ name: "Tidewell", title: "Boards work offline, on every machine you own", page_url, ...follow },
    body: "Version 2.3 keeps every board on your machine:\n- open it on a train\n- move cards\n- print it\n\nChanges travel once you are online again. A very long address such as https://tidewell.example/docs/offline/how-changes-travel-between-machines?version=2.3 breaks where it must.",
  },
  follow_known: { name: "Tidewell", ...follow },
};
