import { createHash } from "node:crypto";
import { slugify } from "@/lib/core/text/slug";
import type { Evidence } from "@/lib/schemas/sourced";
import type { SeedProduct } from "./product";

/** A number that is always the same for a text: what varies in the seed varies by it. */
export function numberOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0);
}

/** One of `choices`, always the same for `text`. */
export function pick<T>(text: string, choices: [T, ...T[]]): T {
  return choices[numberOf(text) % choices.length] ?? choices[0];
}

/** The product's website: a name under .example, which nobody can register (RFC 2606). */
export function hostOf(product: SeedProduct): string {
  return `${slugify(product.name).replaceAll("-", "")}.example`;
}

/** A quotation from one page of the product's fictional website. */
export function quote(product: SeedProduct, path: string, title: string, text: string): Evidence {
  return {
    quote: text,
    url: `https://${hostOf(product)}${path}`,
    page_title: title ? `${title} · ${product.name}` : product.name,
  };
}

/** "Linux, macOS and Windows". */
export function listing(words: string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
