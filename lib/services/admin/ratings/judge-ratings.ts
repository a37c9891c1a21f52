import { z } from "zod";
import type { Db } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import type { Ctx } from "@/lib/core/context";
import { normalizeProductUrl } from "@/lib/core/product-url";
import type { UploadReport } from "@/lib/schemas/admin/upload-report";
import { companyDomain } from "@/lib/services/listings/people/company-domain";
import type { UploadedRow } from "../desk/uploaded-rows";
import { findListed } from "../imports/judge-rows";
import { ratingOf } from "./write-rating";

/** A row that can be taken; without a day it is of today. */
export interface RatingRow {
  domain: string;
  rating: number;
  day?: string;
}

/** What rows are judged by: the domains of the site's listings, the rows so far by domain and day, and today. */
interface Known {
  listed: ReadonlyMap<string, string>;
  seen: Map<string, number>;
  today: string;
}

/** Which rows can be taken, and what is wrong with each of the others. */
export async function judgeRatings(db: Db, ctx: Ctx, uploaded: UploadedRow[]) {
  const domains = uploaded.flatMap(({ cells }) => domainOf(cells.domain ?? "") ?? []);
  const known: Known = { listed: await findListed(db, ctx, domains), seen: new Map(), today: dayOf(ctx.now) };
  const rows: RatingRow[] = [];
  const leftOut: UploadReport["left_out"] = [];
  for (const { row, cells } of uploaded) {
    const judged = judgeRow(row, cells, known);
    if (typeof judged === "string") leftOut.push({ row, what: cells.domain ?? "", problem: judged });
    else rows.push(judged);
  }
  return { rows, leftOut };
}

/** The row, or what is wrong with it. */
function judgeRow(row: number, cells: UploadedRow["cells"], { listed, seen, today }: Known): RatingRow | string {
  const { domain: text = "", rating: figure = "", day = "" } = cells;
  const domain = domainOf(text);
  if (domain === null) return "It has no domain, such as acme.example.";
  if (!listed.has(domain)) return `No listing of this site has the domain ${domain}.`;
  if (!figure) return "It has no rating.";
  const rating = ratingOf(figure);
  if (rating === null) return `“${figure}” is no Domain Rating: 0 to 100, with one decimal at most.`;
  if (day && !z.iso.date().safeParse(day).success) return `“${day}” is no day, such as ${today}.`;
  if (day > today) return `${day} is yet to come.`;
  const key = `${domain} ${day || today}`;
  const before = seen.get(key);
  if (before !== undefined) return `Row ${before} has the same domain and day.`;
  seen.set(key, row);
  return { domain, rating, ...(day && { day }) };
}

/** Domains are also taken as addresses. */
function domainOf(text: string): string | null {
  const product = normalizeProductUrl(text);
  return product.ok ? companyDomain(product.url) : null;
}
