import { and, eq, inArray, ne } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { normalizeProductUrl } from "@/lib/core/product-url";
import { closestByWords } from "@/lib/core/text/closest";
import type { UploadReport } from "@/lib/schemas/admin/upload-report";
import { companyDomain } from "@/lib/services/listings/people/company-domain";
import type { UploadedRow } from "../desk/uploaded-rows";

const NAME_MAX = 80;
const CATEGORIES_MAX = 3;

/** A row that can be imported. */
export interface ImportRow {
  name: string;
  url: string;
  normalizedUrl: string;
  categoryNames: string[];
}

type LeftOut = UploadReport["left_out"][number];

/** What is there already, by companies' domains, and what the site calls its categories. */
interface Known {
  listed: Map<string, string>;
  imported: Set<string>;
  categories: Map<string, string>;
}

/** Which rows can be imported, and what is wrong with each of the others. */
export async function judgeRows(db: Db, ctx: Ctx, uploaded: UploadedRow[]) {
  const known = await readKnown(db, ctx, uploaded);
  const seen = new Map<string, number>();
  const rows: ImportRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const { row, cells } of uploaded) {
    const { name = "", url = "" } = cells;
    const judged = judgeRow(cells, known, seen);
    if (typeof judged === "string") leftOut.push({ row, what: name || url, problem: judged });
    else {
      seen.set(companyDomain(judged.url), row);
      rows.push(judged);
    }
  }
  return { rows, leftOut };
}

/** The row, or what is wrong with it. */
function judgeRow(cells: UploadedRow["cells"], known: Known, seen: Map<string, number>): ImportRow | string {
  const { name = "", url = "", categories = "" } = cells;
  if (!name) return "It has no name.";
  if ([...name].length > NAME_MAX) return `Its name has more than ${NAME_MAX} characters.`;
  const product = normalizeProductUrl(url);
  if (!product.ok) return product.detail;
  const domain = companyDomain(product.url);
  const before = seen.get(domain);
  if (before !== undefined) return `Row ${before} has the same website, ${domain}.`;
  const listed = known.listed.get(domain);
  if (listed !== undefined) return `${domain} is listed already, as “${listed}”.`;
  if (known.imported.has(domain)) return `${domain} was imported already and is to be reviewed.`;
  const names = categoriesOf(categories, known);
  if (typeof names === "string") return names;
  return { name, url: product.url, normalizedUrl: product.normalizedUrl, categoryNames: names };
}

/** The site's own spelling of each category. */
function categoriesOf(text: string, { categories }: Known): string[] | string {
  const said = text
    .split(/[,;|]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = said.find((name) => !categories.has(name.toLowerCase()));
  if (unknown !== undefined) {
    const near = closestByWords(unknown, [...categories.values()]);
    return `No category is called “${unknown}”.${near ? ` Did you mean “${near}”?` : ""}`;
  }
  const names = [...new Set(said.flatMap((name) => categories.get(name.toLowerCase()) ?? []))];
  return names.length > CATEGORIES_MAX ? `It has more than ${CATEGORIES_MAX} categories.` : names;
}

async function readKnown(db: Db, ctx: Ctx, uploaded: UploadedRow[]): Promise<Known> {
  const domains = uploaded.flatMap(({ cells }) => {
    const product = normalizeProductUrl(cells.url ?? "");
    return product.ok ? [companyDomain(product.url)] : [];
  });
  const { importedProducts: imported, categories } = schema;
  const isOpen = and(eq(imported.siteId, ctx.site.id), inArray(imported.status, ["waiting", "begun"]));
  const [listed, open, names] = await Promise.all([
    findListed(db, ctx, domains),
    db.select({ url: imported.url }).from(imported).where(isOpen),
    db.select({ name: categories.name }).from(categories).where(eq(categories.siteId, ctx.site.id)),
  ]);
  return {
    listed,
    imported: new Set(open.map(({ url }) => companyDomain(url))),
    categories: new Map(names.map(({ name }) => [name.toLowerCase(), name])),
  };
}

/** Names of the site's listings, public or not, by the domains of their companies. */
export async function findListed(db: Db, { site }: Pick<Ctx, "site">, domains: string[]): Promise<Map<string, string>> {
  if (domains.length === 0) return new Map();
  const { listings: l, companies: c } = schema;
  const rows = await db
    .select({ domain: c.domain, name: l.name })
    .from(l)
    .innerJoin(c, eq(c.id, l.companyId))
    .where(and(eq(l.siteId, site.id), inArray(c.domain, domains), ne(l.status, "removed")));
  return new Map(rows.map(({ domain, name }) => [domain, name]));
}
