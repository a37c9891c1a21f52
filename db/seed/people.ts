import type { Founder } from "@/lib/schemas/draft";
import type { SeedFounder, SeedProduct } from "./product";
import { hostOf, numberOf, pick, quote } from "./quotes";

const TRADES: [string, ...string[]] = [
  "repairing organs",
  "running a night ferry",
  "teaching evening classes",
  "keeping the books of a theatre",
  "writing timetables",
  "mending bicycles",
  "editing crosswords",
  "measuring rainfall",
  "cataloguing seeds",
  "translating manuals",
];

/** A bio of at least twenty words, as free launches ask for; hand-written where the product has one. */
export function bioOf(product: SeedProduct, [name, , bio]: SeedFounder): string {
  if (bio) return bio;
  const years = 3 + (numberOf(name) % 14);
  const first = name.split(" ")[0];
  const trade = pick(name, TRADES);
  return `${first} spent ${years} years ${trade} and wrote down what went wrong there. ${product.name} began as one page of that notebook and is still corrected by the people who use it.`;
}

/** Founders as a listing keeps them; `photoUrls` in the same order, null where there is no portrait. */
export function foundersOf(product: SeedProduct, photoUrls: (string | null)[]): Founder[] {
  return (product.founders ?? []).map((founder, i) => ({
    name: founder[0],
    role: founder[1],
    bio: i === 0 ? bioOf(product, founder) : (founder[2] ?? null),
    photo_url: photoUrls[i] ?? null,
    links: i === 0 ? { website: founderLink(product) } : {},
    state: "ai",
    evidence: [quote(product, "/about", "About", `${founder[0]}, ${founder[1]}`)],
  }));
}

export function founderLink(product: SeedProduct): string {
  return `https://${hostOf(product)}/about`;
}

/** Mail address of the person who owns the seeded listing. */
export function ownerEmail(product: SeedProduct, [name]: SeedFounder): string {
  const first = name
    .normalize("NFKD")
    .replace(/[^A-Za-z ]/g, "")
    .split(" ")[0]
    ?.toLowerCase();
  return `${first}@${hostOf(product)}`;
}
