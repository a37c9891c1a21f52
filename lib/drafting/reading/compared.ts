import type { SiteReading } from "@/lib/drafting/candidate";
import { isBrand } from "@/lib/drafting/text/software/brands";
import { exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { isOwnName, namesOwn, type OwnNames, ownNames } from "./own-names";

/** The head of a column of products. */
const PRODUCTS = exactly(
  "(?:the )?(?:programs?|programmes?|products?|software|apps?|tools?|solutions?|services?|providers?|vendors?|names?|alternatives?)",
  "programme?|produkte?|werkzeuge?|lösung(?:en)?|anbieter|dienste?|logiciels?|outils?|produits?|fournisseurs?|programas?|herramientas?|soluci[óo]n(?:es)?|proveedor(?:es)?|programm[ai]|strument[oi]|soluzion[ei]|fornitor[ei]|prodott[oi]|programma['’]?s?|oplossing(?:en)?|aanbieders?|rozwiązani[ea]|narzędzi[ea]|dostawc[ay]|ferramentas?|soluç(?:ão|ões)|fornecedor(?:es)?|tjänster?|verktyg|løsning(?:er)?|værktøj",
);
const CELLS_MAX = 4_000;
/** Heads that are well-known products, from which a table is about such. */
const BRANDS_MIN = 2;

/** What a row is about is not had: its label is of the others then. */
const LACKS =
  /^[^\p{L}\p{N}]*(?:no|none|n\/a|never|(?:not |no )?(?:yet|supported|available|included|planned)|planned|in planung|geplant|(?:coming )?soon|nein|keine?|(?:noch )?nicht|non|pas encore|prévu\p{L}*|bientôt|aucune?|aún no|próximamente|nessun[oa]?|in arrivo|previsto|nee|geen|gepland|binnenkort|nie|brak|wkrótce|não|nenhum|em breve|nej|ingen|nei|ikke|kommer snart)[^\p{L}\p{N}]*$|^[✗✘×❌🚫–—-]$/iu;

interface Cell {
  index: number;
  text: string;
}

const known = new WeakMap<PageSnapshot, Set<number>>();

/**
 * Whether a segment is a cell of another product's column or row, in a table that compares it with this one: what such a cell says
 * of prices, licences or platforms is the other's.
 */
export function isOfRival(reading: SiteReading, page: number, index: number): boolean {
  const snapshot = reading.pages[page];
  if (!snapshot) return false;
  const found = known.get(snapshot) ?? rivalsIn(snapshot, ownNames(reading));
  known.set(snapshot, found);
  return found.has(index);
}

function rivalsIn(page: PageSnapshot, own: OwnNames): Set<number> {
  const tables = [...tablesOf(page).values()].filter((rows) => rows.length > 1);
  return new Set(
    tables.flatMap((rows) =>
      (inColumns(rows, own) ?? inRows(rows, own) ?? ofBrands(rows, own) ?? []).map(({ index }) => index),
    ),
  );
}

/** Rows of cells by the table they stand in. */
function tablesOf(page: PageSnapshot): Map<number, Cell[][]> {
  const rows = new Map<number, { table: number; cells: Cell[] }>();
  const cells = [...page.segments.entries()].filter(([, { kind }]) => kind === "cell").slice(0, CELLS_MAX);
  for (const [index, { text, block, blocks }] of cells) {
    const row = rows.get(block) ?? { table: blocks[1] ?? 0, cells: [] };
    row.cells.push({ index, text });
    rows.set(block, row);
  }
  const tables = new Map<number, Cell[][]>();
  for (const { table, cells } of rows.values()) tables.set(table, [...(tables.get(table) ?? []), cells]);
  return tables;
}

/** The head names this product beside others; before its columns stand the labels of the rows, whose head may be missing. */
function inColumns([head = [], ...rows]: Cell[][], own: OwnNames): Cell[] | null {
  const at = head.findIndex(({ text }) => isOwnName(own, text));
  const isLabelled = rows.some((row) => row.length > head.length);
  if (at < 0 || (at === 0 && !isLabelled) || head.filter(({ text }) => namesOwn(own, text)).length > 1) return null;
  const fromEnd = head.length - at;
  const heads = isLabelled ? head : head.slice(1);
  const columns = heads.length;
  const theirs = [heads, ...rows].flatMap((row) =>
    row.slice(-columns).filter((_, i, cells) => cells.length - i !== fromEnd),
  );
  const lacked = rows.filter((row) => row.length > columns && LACKS.test(row.at(-fromEnd)?.text ?? ""));
  return [...theirs, ...lacked.flatMap((row) => row.slice(0, row.length - columns))]; // the labels
}

/** The first cells name this product in one row, and others in the rest. */
function inRows([head = [], ...rows]: Cell[][], own: OwnNames): Cell[] | null {
  const ours = rows.filter(([first]) => first && namesOwn(own, first.text));
  const isOfProducts = PRODUCTS.test(head[0]?.text ?? "");
  if (!isOfProducts || ours.length !== 1 || !isOwnName(own, ours[0]?.[0]?.text ?? "")) return null;
  return rows.filter((row) => row !== ours[0]).flat();
}

/** All heads are names of well-known products: nothing of the table is of this one. */
function ofBrands([head = [], ...rows]: Cell[][], own: OwnNames): Cell[] | null {
  const named = head.filter(({ text }) => text !== "" && isBrand(text) && !namesOwn(own, text));
  const others = head.length - named.length;
  return named.length >= BRANDS_MIN && others <= 1 && !head.some(({ text }) => namesOwn(own, text))
    ? rows.flat()
    : null;
}
