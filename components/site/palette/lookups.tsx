import { LayoutGrid } from "lucide-react";
import { z } from "zod/mini";
import type { PaletteGroup } from "@/components/ui/palette/palette-group";
import type { PaletteItem } from "@/components/ui/palette/palette-row";
import { ProductLogo } from "@/components/ui/product-logo";

const PRODUCTS_SHOWN = 5;
const FOUNDERS_SHOWN = 3;

/** The fields of each answer that a palette row shows. */
const products = z.object({
  items: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      headline: z.nullable(z.string()),
      logo_url: z.nullable(z.string()),
    }),
  ),
});
const founders = z.object({
  items: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      photo_url: z.nullable(z.string()),
      companies: z.array(z.object({ name: z.string() })),
    }),
  ),
});
const categoryName = z.object({ slug: z.string(), name: z.string(), listings: z.number() });
const categories = z.object({ items: z.array(z.extend(categoryName, { subcategories: z.array(categoryName) })) });

async function ask<T>(path: string, answer: { parse: (data: unknown) => T }, signal: AbortSignal): Promise<T> {
  const response = await fetch(`/api/v1/${path}`, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return answer.parse(await response.json());
}

async function findProducts(text: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const { items } = await ask(`listings?per_page=${PRODUCTS_SHOWN}&q=${encodeURIComponent(text)}`, products, signal);
  return items.map(({ slug, name, headline, logo_url }) => ({
    href: `/listings/${slug}`,
    label: name,
    words: name,
    hint: headline,
    icon: <ProductLogo name={name} src={logo_url} size={24} />,
  }));
}

async function findFounders(text: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const { items } = await ask(`founders?per_page=${FOUNDERS_SHOWN}&q=${encodeURIComponent(text)}`, founders, signal);
  return items.map(({ slug, name, photo_url, companies }) => ({
    href: `/founders/${slug}`,
    label: name,
    words: name,
    hint: companies.map((company) => company.name).join(", "),
    icon: <ProductLogo name={name} src={photo_url} size={24} isRound />,
  }));
}

/** Products and founders that a text finds, products first. */
export async function searchDirectory(text: string, signal: AbortSignal): Promise<PaletteGroup[]> {
  const [found, people] = await Promise.all([findProducts(text, signal), findFounders(text, signal)]);
  return [
    { heading: "Products", items: found },
    { heading: "Founders", items: people },
  ];
}

/** Categories and subcategories with products in them. */
export async function listCategoryPlaces(signal: AbortSignal): Promise<PaletteItem[]> {
  const { items } = await ask("categories", categories, signal);
  return items
    .flatMap((category) => [category, ...category.subcategories])
    .filter(({ listings }) => listings > 0)
    .map(({ slug, name, listings }) => ({
      href: `/categories/${slug}`,
      label: name,
      words: `${name} category`,
      hint: `${listings.toLocaleString("en")} ${listings === 1 ? "product" : "products"}`,
      icon: <LayoutGrid className="size-4" />,
    }));
}
