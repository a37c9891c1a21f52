import "server-only";
import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { getCategory } from "@/lib/services/directory/get-category";
import { findMovedCategory } from "@/lib/services/listings/categories/former-category";
import { currentContext } from "./context";
import { readOrNull } from "./read";

const SHOWN = 30;

/** A category with its first listings, asked for once a request: null for none. An address it had before answers 308 to today's. */
export const categoryOrElsewhere = cache(async (slug: string, sort: "votes" | "newest") => {
  const found = await readOrNull(getCategory, { slug, sort, per_page: SHOWN });
  if (found) return found;
  const { db, site } = await currentContext();
  const moved = await findMovedCategory(db, site.id, slug);
  if (moved) permanentRedirect(`/categories/${moved}${sort === "newest" ? "?sort=newest" : ""}`);
  return null;
});
