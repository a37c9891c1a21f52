/** A listing's statuses (decisions, Listing). */
export const LISTING_STATUSES = [
  "draft",
  "awaiting_badge",
  "scheduled",
  "live",
  "paused",
  "rejected",
  "removed",
] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** How a listing launches. */
export const PLANS = ["none", "free", "paid"] as const;
export type Plan = (typeof PLANS)[number];

/** A draft's statuses (decisions, Draft). */
export const DRAFT_STATUSES = ["crawling", "drafting", "ready", "submitted", "failed"] as const;
export type DraftStatus = (typeof DRAFT_STATUSES)[number];

/** What became of a product that the site's team imports: it waits for its turn, is drafted, and is published or discarded. */
export const IMPORT_STATUSES = ["waiting", "begun", "published", "discarded"] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** How a look for the badge on a product's site can end (decisions, Listing); unreachable is never "missing". */
export const BADGE_RESULTS = ["found", "not_found", "unreachable", "timeout", "robots_disallowed"] as const;
export type BadgeResult = (typeof BADGE_RESULTS)[number];

/** Parts of a profile that a paid launch has and others buy one by one. */
export const UNLOCKABLE_SECTIONS = ["milestones", "gallery", "story"] as const;

/**
 * Where a vote stands (decisions, Votes): `counted` at once, or `held` until it is `released`, which counts from then on, or
 * `refused`.
 */
export const VOTE_STATES = ["counted", "held", "released", "refused"] as const;
export type VoteState = (typeof VOTE_STATES)[number];

/** What can be won. */
export const AWARD_KINDS = ["launch_week"] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];

/** Who can say a domain's rating. */
export const RATING_SOURCES = ["ahrefs", "manual"] as const;
export type RatingSource = (typeof RATING_SOURCES)[number];

/** Where a stored invitation stands; a pending one whose time is over is shown as expired. */
export const INVITE_STATUSES = ["pending", "accepted", "revoked"] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

export const STORY_STATUSES = ["draft", "published"] as const;
export type StoryStatus = (typeof STORY_STATUSES)[number];

/** The texts of a founder story: its title and the sections, in reading order. */
export const STORY_PLACES = [
  "title",
  "how_started",
  "problem",
  "what_built",
  "hard_parts",
  "milestones",
  "whats_next",
] as const;

/** Badges that owners may show (decisions, Listing). */
export const BADGE_KINDS = ["featured", "launch-week", "award"] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

export const BADGE_THEMES = ["light", "dark"] as const;
export type BadgeTheme = (typeof BADGE_THEMES)[number];

/** Where a claim stands (decisions, Claims). One that is proven stays `pending` while an admin decides between two owners. */
export const CLAIM_STATUSES = ["pending", "verified", "rejected", "expired", "superseded"] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** Ways to prove that a listing's website is one's own. */
export const CLAIM_METHODS = ["email", "email_code", "dns_txt", "meta_tag", "well_known_file", "badge"] as const;
export type ClaimMethod = (typeof CLAIM_METHODS)[number];

/** An order's statuses (decisions, Orders). */
export const ORDER_STATUSES = ["pending", "paid", "refunded", "expired", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** How far what a line bought has come. */
export const FULFILMENTS = ["pending", "fulfilled", "failed"] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

/** Where one try to pay stands. */
export const PAYMENT_STATUSES = ["open", "paid", "declined", "abandoned", "refunded"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What can be bought (decisions, Orders). */
export const PRODUCTS = ["launch", "billboard", "category_spotlight", "unlock_section"] as const;
export type ProductKey = (typeof PRODUCTS)[number];

/** What there is only so much of, week by week. */
export const PLACE_KINDS = ["launch", "billboard", "category_spotlight"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A promo code's use by one order: kept while its checkout is open, used once paid, given back otherwise. */
export const PROMO_USE_STATES = ["held", "used", "released"] as const;
export type PromoUseState = (typeof PROMO_USE_STATES)[number];

/** How VAT is treated (decisions, Orders). */
export const VAT_TREATMENTS = ["charged", "reverse_charge", "outside_scope", "not_registered"] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

/** What is known of a VAT number; `unverified` where its registry could not be asked. */
export const VAT_NUMBER_STATUSES = ["none", "valid", "invalid", "unverified"] as const;
export type VatNumberStatus = (typeof VAT_NUMBER_STATUSES)[number];

/** What is issued about an order's money. */
export const INVOICE_KINDS = ["invoice", "credit_note"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Where money that goes back stands; `failed` was called off, since a lost dispute took its place. */
export const REFUND_STATUSES = ["open", "done", "failed"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** What the ledger books. */
export const BOOKED = ["invoice", "credit_note", "payment", "refund", "dispute", "shortfall"] as const;
export type Booked = (typeof BOOKED)[number];

/** A payment that its payer takes up with bank or provider: `won` where the money came back to us. */
export const DISPUTE_STATUSES = ["open", "won", "lost"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** How our books and a provider's list can differ. */
export const DIFFERENCE_KINDS = ["missing_here", "missing_there", "amount", "status"] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** What visitors can report as wrong. */
export const REPORT_SUBJECTS = ["listing", "evidence", "story"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** A report of a visitor: `settled` where something was put right, `dismissed` where nothing had to be. */
export const REPORT_STATUSES = ["open", "settled", "dismissed"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What became of a mail: `refused` by its server for good while it was sent, `bounced` when it came back later, `unwanted` where its addressee wants none by now, `failed` where it was given up. */
export const MAIL_OUTCOMES = ["sent", "refused", "bounced", "unwanted", "failed"] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** Why an address gets no optional mail: its server refused one while it was sent, or sent one back. */
export const PAUSE_KINDS = ["refused", "bounced"] as const;
export type PauseKind = (typeof PAUSE_KINDS)[number];
