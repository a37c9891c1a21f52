import type { OrderItem } from "@/lib/schemas/orders/order";
import { TILLS, type TillName } from "@/lib/testing/payments/tills";

/** How a person pays an order. */
export type Course =
  /** At once; told by webhooks. */
  | "paid"
  /** Left at the provider's page first, then paid elsewhere. */
  | "left_first"
  /** Opened in two tabs at once. */
  | "two_tabs"
  /** Paid, and no webhook ever comes: found by asking. */
  | "silent"
  /** A cent too little: a matter for a person. */
  | "short"
  /** Never paid. */
  | "unpaid"
  /** Paid, and given back before it goes live. */
  | "owner_refund"
  /** Paid, and given back whatever is live of it. */
  | "admin_refund"
  /** Paid, and given back on the provider's own pages. */
  | "provider_refund"
  /** Paid and disputed, which the seller wins. */
  | "dispute_won"
  /** Paid and disputed, lost, and credited by an admin. */
  | "dispute_lost"
  /** Paid, disputed and lost, and no webhook tells of the dispute: found by asking. */
  | "dispute_untold";

/** What one buyer buys, and how it goes. */
export interface Sale {
  n: number;
  buyer: number;
  listingId: number;
  items: OrderItem[];
  country: string;
  till: TillName;
  course: Course;
  /** Told once it was acknowledged. */
  number?: string;
  totalCents?: number;
  /** The try that was paid at its provider. */
  paidAt?: { till: TillName; providerId: string };
}

/** Of each thirteen sales; most are paid. */
const COURSES: Course[] = [
  ...(["paid", "left_first", "two_tabs", "paid", "silent"] as const),
  ...(["owner_refund", "short", "admin_refund", "unpaid", "provider_refund"] as const),
  ...(["dispute_won", "dispute_lost", "dispute_untold"] as const),
];
/** Courses in which all of the price goes back, or is credited as what a dispute took. */
export const isRefund = (course: Course): boolean => course.endsWith("_refund") || course === "dispute_lost";
/** Whose spotlights are bought. */
export const CATEGORY = "chaos";
const COUNTRIES = ["DE", "FR", "US", "FI", "AU"];
const BID_CENTS = 3_000;

/** What a listing needs to be bought that of: some are live, others were never launched. */
export const isLive = (n: number): boolean => n % 4 === 2 || n % 4 === 3;

/** The n-th sale: every kind of line, country, provider and course comes together with every other. */
export function saleOf(n: number, listingId: number, { buyers, weeks }: { buyers: number; weeks: string[] }): Sale {
  const items = itemsOf(n, listingId, weeks);
  const till = TILLS[(n + Math.floor(n / TILLS.length)) % TILLS.length] ?? "stripe";
  const course = COURSES[(n * 3 + Math.floor(n / COURSES.length)) % COURSES.length] ?? "paid";
  const country = COUNTRIES[n % COUNTRIES.length] ?? "US";
  return { n, listingId, buyer: n % buyers, items, country, till, course: possible(course, items, till) };
}

/** An owner gets back what is to come alone; at BTCPay nothing is given back by itself, and no payment disputed. */
function possible(course: Course, items: readonly OrderItem[], till: TillName): Course {
  const isLiveAtOnce = items.some(({ week, product }) => week === "now" || product === "unlock_section");
  if (course === "owner_refund" && isLiveAtOnce) return "admin_refund";
  const isProviders = course === "provider_refund" || course.startsWith("dispute_");
  return isProviders && till === "btcpay" ? "admin_refund" : course;
}

function itemsOf(n: number, listing_id: number, weeks: string[]): OrderItem[] {
  const billboard = { product: "billboard", listing_id, weeks, amount_cents: BID_CENTS };
  const spotlight = { product: "category_spotlight", listing_id, weeks, categories: [CATEGORY] };
  if (n % 4 === 0) return [{ product: "launch", listing_id, week: "now" }];
  if (n % 4 === 1) return [{ product: "launch", listing_id, week: weeks[0] ?? "now" }, billboard, spotlight];
  if (n % 4 === 2) return n % 8 === 2 ? [billboard] : [spotlight];
  return [{ product: "unlock_section", listing_id, section: "story" }, billboard];
}
