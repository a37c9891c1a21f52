import type { PlatformKey } from "@/lib/schemas/platforms";

/** A plan as its site writes it: name, price, period. */
export type SeedPlan = [name: string, price: string, period?: string];
/** A person of the house: name, role and, for some, a few words on them. */
export type SeedFounder = [name: string, role: string, bio?: string];

/** A fictional product as written by hand. Quotes, links and pictures are derived from it (facts.ts, pictures.ts). */
export interface SeedProduct {
  name: string;
  headline: string;
  summary: string;
  description: string;
  /** Category names on the default site, primary first. */
  categories: string[];
  /** Category names on the second site; absent when the product is not listed there. */
  selfhosted?: string[];
  /** Launch week, counted from the current one. */
  week: number;
  votes: number;
  /** Bought its launch instead of waiting in the free queue. */
  isPaid?: boolean;
  /** Listed by the site's team; nobody has claimed it yet. */
  isUnclaimed?: boolean;
  platforms?: string[];
  plans?: SeedPlan[];
  trial?: string;
  license?: string;
  founded?: number;
  location?: string;
  team?: string;
  legalName?: string;
  hasDocs?: boolean;
  email?: string;
  founders?: SeedFounder[];
  socials?: PlatformKey[];
  faqs?: [question: string, answer: string][];
  milestones?: [date: string, title: string][];
}
