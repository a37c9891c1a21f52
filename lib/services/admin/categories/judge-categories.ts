import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { lookup } from "@/lib/core/lookup";
import { closestByWords } from "@/lib/core/text/closest";
import { slugify } from "@/lib/core/text/slug";
import type { UploadReport } from "@/lib/schemas/admin/upload-report";
import { formerWords } from "@/lib/services/listings/categories/former-category";
import type { UploadedRow } from "../desk/uploaded-rows";
import type { CategoryRow } from "./category-row";
import { categoryWords, wordsOf } from "./write-category";

const words = z.object(categoryWords);
type Words = z.output<typeof words>;
type Cells = UploadedRow["cells"];

/** A row that can be taken: the words of a new category below another one's address, or those of the one of this id. */
export interface CategoryOfFile {
  id?: number;
  below?: string;
  to: Words;
}

/** What rows are judged by: the site's categories and, as they come, those that the file adds. */
interface Known {
  standing: readonly CategoryRow[];
  /** Main ones by name and address, in small letters: the addresses that others can stand below. */
  mains: Map<string, string>;
  former: Map<string, string>;
  /** Rows that are taken so far, by their addresses and names. */
  seen: Map<string, number>;
}

/** Which rows can be taken, main categories first, and what is wrong with each of the others. Columns are called as the desk exports them. */
export async function judgeCategories(db: Db, { site }: Pick<Ctx, "site">, uploaded: UploadedRow[]) {
  const c = schema.categories;
  const standing = await db.select().from(c).where(eq(c.siteId, site.id)).orderBy(asc(c.id));
  const known: Known = { standing, mains: new Map(), former: await formerOf(db, site.id), seen: new Map() };
  for (const row of standing) if (row.parentId === null) rememberMain(known, row);
  const rows: CategoryOfFile[] = [];
  const leftOut: UploadReport["left_out"] = [];
  const isBelow = ({ cells }: UploadedRow) => Boolean(cells.below);
  for (const { row, cells } of [...uploaded.filter((one) => !isBelow(one)), ...uploaded.filter(isBelow)]) {
    const judged = judgeRow(cells, known);
    if (typeof judged === "string") leftOut.push({ row, what: cells.name || (cells.address ?? ""), problem: judged });
    else {
      for (const key of Object.values(keysOf(judged.to))) known.seen.set(key, row);
      if (judged.id === undefined && !judged.below) rememberMain(known, judged.to);
      rows.push(judged);
    }
  }
  return { rows, leftOut: leftOut.toSorted((a, b) => a.row - b.row) };
}

function rememberMain({ mains }: Known, { name, slug }: Pick<Words, "name" | "slug">): void {
  for (const word of [name.toLowerCase(), slug]) mains.set(word, slug);
}

/** Addresses and names that lead to other categories since those were renamed or merged. */
async function formerOf(db: Db, siteId: number): Promise<Map<string, string>> {
  const [c, f] = [schema.categories, schema.formerCategories];
  const its = and(eq(f.siteId, siteId), eq(c.id, f.categoryId));
  const rows = await db.select({ kind: f.kind, word: f.word, name: c.name }).from(f).innerJoin(c, its);
  return new Map(rows.map(({ kind, word, name }) => [`${kind} ${word}`, name]));
}

/** The row, or what is wrong with it. */
function judgeRow(cells: Cells, known: Known): CategoryOfFile | string {
  const { name = "" } = cells;
  if (!name) return "It has no name.";
  const slug = cells.address || slugify(name, "");
  if (!slug) return "It has no address, and none can be made of its name.";
  const standing = known.standing.find((one) => one.slug === slug);
  const to = wordsFrom(cells, { name, slug }, standing);
  if (typeof to === "string") return to;
  const problem = seenBefore(to, known) ?? (standing ? unchangeable(cells, to, standing, known) : takenBy(to, known));
  if (problem) return problem;
  if (standing) return { id: standing.id, to };
  const below = cells.below ? known.mains.get(cells.below.toLowerCase()) : undefined;
  if (cells.below && !below) return noMain(cells.below, known);
  return { to, ...(below && { below }) };
}

/** What the row says, and of what it does not say what stands there. */
function wordsFrom(cells: Cells, named: Pick<Words, "name" | "slug">, standing?: CategoryRow): Words | string {
  const { description, place, "words that point to it": said } = cells;
  if (place && !/^\d{1,5}$/.test(place)) return `“${place}” is no place in a list, such as 3.`;
  const read = words.safeParse({
    ...(standing && wordsOf(standing)),
    ...named,
    ...(description && { description }),
    ...(said && { keywords: keywordsOf(said) }),
    ...(place && { position: Number(place) }),
  });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return `Its ${LABELS.get(String(issue?.path[0])) ?? "row"} cannot be taken: ${issue?.message ?? "it is of another kind"}.`;
}

const LABELS = lookup({
  ...{ name: "name", slug: "address", description: "description", position: "place" },
  keywords: "list of words that point to it",
});

const keywordsOf = (text: string) => [
  ...new Set(
    text
      .split(/[,;|]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

const keysOf = ({ name, slug }: Words) => ({ address: slug, name: ` ${name.toLowerCase()}` });

function seenBefore(to: Words, { seen }: Known): string | undefined {
  const same = Object.entries(keysOf(to)).find(([, key]) => seen.has(key));
  return same && `Row ${seen.get(same[1])} has the same ${same[0]}.`;
}

function takenBy(to: Words, { standing, former }: Known): string | undefined {
  const other = standing.find((one) => one.name.toLowerCase() === to.name.toLowerCase());
  if (other) return `“${other.name}” stands already, at the address ${other.slug}.`;
  const led = formerWords(to).find(({ kind, word }) => former.has(`${kind} ${word}`));
  return led && `“${led.word}” leads to “${former.get(`${led.kind} ${led.word}`)}” since that was renamed or merged.`;
}

/** Names and parents of what stands are changed one by one: their listings go with them. */
function unchangeable(cells: Cells, to: Words, standing: CategoryRow, known: Known): string | undefined {
  if (to.name !== standing.name) return `${to.slug} is called “${standing.name}”: rename it on its record.`;
  const parent = known.standing.find(({ id }) => id === standing.parentId)?.slug;
  if (cells.below && known.mains.get(cells.below.toLowerCase()) !== parent)
    return `${to.slug} stands elsewhere: move it on its record.`;
  const isSame = JSON.stringify(to) === JSON.stringify(wordsOf(standing));
  return isSame ? "It stands there just so." : undefined;
}

function noMain(below: string, { mains, standing }: Known): string {
  const word = below.toLowerCase();
  const isSub = standing.some(({ name, slug }) => name.toLowerCase() === word || slug === word);
  if (isSub) return `“${below}” stands below another one itself: there are two levels.`;
  const near = closestByWords(below, [...mains.keys()]);
  return `No main category is called “${below}”.${near ? ` Did you mean “${near}”?` : ""}`;
}
