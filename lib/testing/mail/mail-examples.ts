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
  step_up: { code: "ABCD-2345" },
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
  listing_paused: { name: "Tidewell", reason: "The website has been down for a week.", manage_url },
  listing_rejected: { name: "Tidewell", reason: "The website sells something else by now.", manage_url },
  listing_turned_down: { name: "Tidewell", reason: "It is the same product as Tidebell.", manage_url },
  listing_reopened: { name: "Tidewell", manage_url },
  launch_rescheduled: {
    name: "Tidewell",
    from: "2026-W48",
    to: "2026-W50",
    days: "7–13 Dec 2026",
    reason: "Two products of the same maker stood in one week.",
    manage_url,
  },
  story_unpublished: {
    name: "Tidewell",
    reason: "It tells of somebody else’s illness.",
    story_url: `${manage_url}/story`,
  },
  story_published_again: { name: "Tidewell", story_url: `${manage_url}/story` },
  listing_overridden: { name: "Tidewell", field: "Headline", reason: "It named another product.", manage_url },
  launch_held: {
    name: "Tidewell",
    week: "2026-W48",
    next_week: "2026-W49",
    why: "The account of its owner was closed by the site's team.",
    manage_url,
  },
  listing_restored: { name: "Tidewell", page_url },
  report_decided: { name: "Tidewell", reason: "The price was old. It is right now." },
  badge_missing: { name: "Tidewell", until: "2026-11-30", manage_url },
  badge_lapsed: { name: "Tidewell", manage_url },
  accounts_merged: {
    gone: "noor.former@people.example",
    kept: "noor@people.example",
    reason: "You asked us to.",
    sign_in_url: `${SITE}/sign-in`,
  },
  api_key_revoked: {
    name: "deploy",
    reason: "It was seen in a public repository.",
    keys_url: `${SITE}/settings/api-keys`,
  },
  app_disconnected: {
    name: "Tidewell CLI",
    reason: "Its client was taken over.",
    apps_url: `${SITE}/settings/connected-apps`,
  },
  account_deletion: { hours: 1, delete_url: `${SITE}/settings/account/delete?link=0123456789abcdef` },
  listing_passed_on: { name: "Tidewell", manage_url },
  cofounder_dropped: { name: "Tidewell", why: "passed_on" },
  invoice: { number: "2026-0001", order_number: "LY-2026-0001", is_credit: false },
  refund: {
    order_number: "LY-2026-000001",
    amount: "USD 49.00",
    lines: ["Paid launch: Tidewell, in week 2026-W48"],
    credit_note: "CN-2026-000001",
    claim_url: "https://pay.fernwood.example/pull-payments/pull-1",
  },
  dispute_lost: {
    order_number: "LY-2026-000001",
    amount: "USD 49.00",
    provider: "PayPal",
    lines: ["Billboard week: Tidewell, W48 and W49"],
    credit_note: "CN-2026-000001",
  },
  book_differences: {
    count: 21,
    differences: [
      "stripe cs_1 (order LY-2026-000123): our books have USD 49.00, USD 49.00 in the ledger, the provider lists nothing.",
    ],
  },
  order_settled: {
    order_number: "LY-2026-000001",
    decided: "The second payment goes back to you; the launch stays as it is.",
  },
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
