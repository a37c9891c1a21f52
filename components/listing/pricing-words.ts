import type { PricingModel } from "@/lib/schemas/profile";

/** What people call each pricing model. */
export const PRICING_WORDS: Record<PricingModel, string> = {
  free: "Free",
  freemium: "Free plan and paid plans",
  paid: "Paid",
  contact: "Price on request",
};

/** The same in one word, for rows and filters. */
export const PRICING_SHORT: Record<PricingModel, string> = {
  free: "Free",
  freemium: "Free plan",
  paid: "Paid",
  contact: "On request",
};
