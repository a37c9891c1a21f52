import type { SeedCategory } from "./category";
import { LAUNCHYARD_CATEGORIES } from "./launchyard-categories";
import type { SeedProduct } from "./product";
import { COMPANY } from "./products/company";
import { DATA_AND_AI } from "./products/data-and-ai";
import { DEVELOPERS } from "./products/developers";
import { LIFE } from "./products/life";
import { OFFICE } from "./products/office";
import { SERVERS } from "./products/servers";
import { SHOPS_AND_STUDIOS } from "./products/shops-and-studios";
import { SELFHOSTED_CATEGORIES } from "./selfhosted-categories";

/** Two processes that fill the same database take turns. */
export const SEED_LOCK = 7_226_004;

/** Every seeded product, in the order their free places are given out. */
export const PRODUCTS: SeedProduct[] = [
  ...DEVELOPERS,
  ...SERVERS,
  ...DATA_AND_AI,
  ...OFFICE,
  ...COMPANY,
  ...SHOPS_AND_STUDIOS,
  ...LIFE,
];

/** A directory of the network and what it lists. */
export interface SeedSite {
  key: string;
  /** Null for the default site. */
  hostPrefix: string | null;
  name: string;
  tagline: string;
  /** `#rrggbb`; null for the usual mark. */
  markColour: string | null;
  categories: SeedCategory[];
  /** Category names of a product on this site; empty when it is not listed here. */
  categoriesOf(product: SeedProduct): string[];
  /** Votes of a product on this site: the smaller directory has fewer readers. */
  votesOf(product: SeedProduct): number;
}

export const SITES: SeedSite[] = [
  {
    key: "launchyard",
    hostPrefix: null,
    name: "Launchyard",
    tagline: "New products every week, with facts you can check.",
    markColour: null,
    categories: LAUNCHYARD_CATEGORIES,
    categoriesOf: (product) => product.categories,
    votesOf: (product) => product.votes,
  },
  {
    key: "selfhosted",
    hostPrefix: "selfhosted",
    name: "Selfhost Yard",
    tagline: "Software you run yourself, with facts you can check.",
    markColour: "#8fe0c8",
    categories: SELFHOSTED_CATEGORIES,
    categoriesOf: (product) => product.selfhosted ?? [],
    votesOf: (product) => Math.floor(product.votes * 0.4),
  },
];

const isLocal = (hostname: string) => hostname === "localhost" || /^[\d.]+$|^\[/.test(hostname);

/** Host[:port] of a further site beside the default one: `selfhosted.localhost:3000` on a desk, a subdomain elsewhere. */
export function hostBeside(baseUrl: string, prefix: string): string {
  const { hostname, port } = new URL(baseUrl);
  return `${prefix}.${isLocal(hostname) ? "localhost" : hostname}${port && `:${port}`}`;
}
