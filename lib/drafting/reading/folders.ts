import type { SiteReading } from "@/lib/drafting/candidate";
import { keyOf } from "@/lib/drafting/text/spans";
import { withoutMarks } from "@/lib/drafting/text/words";

/** Letters of a folder that may be a name. */
const NAME_MIN = 4;
/** Folders that are called as many sites' are. */
const SECTIONS = new Set(
  "apps products projects tools services solutions shop store photo photos music video videos games play work projekte produkte dienste produits productos prodotti producten landing".split(
    " ",
  ),
);

/** "maker.example/acme/", titled "Acme 2": where a product has a folder of its maker's site, the title tells that it is called so. */
export function folderNames({ startUrl, pages }: SiteReading): string[] {
  const folders = URL.canParse(startUrl) ? new URL(startUrl).pathname.split("/").filter(Boolean) : [];
  const folder = keyOf(folders.at(-1) ?? "");
  const words = (pages[0]?.title ?? "")
    .slice(0, 200)
    .split(/[^\p{L}\p{N}]+/u)
    .map(keyOf);
  const isTitled = [1, 2, 3].some((count) => words.slice(0, count).join("") === folder);
  return folder.length >= NAME_MIN && isTitled && !SECTIONS.has(folder) ? [folder] : [];
}

/** "om" and "om oss" are words of Danish and Swedish, and no language. */
const LANGUAGE = /^(?!om(?:-oss?)?$)[a-z]{2}(?:[-_][a-z]{2,4})?$/i;

/** Folders of articles, with the article's own address behind them. */
const ARTICLES =
  /^(?:blogg?|weblog|posts?|articles?|artikel|artikelen|articulos|articoli|artykuly|artigos|magazine?|ratgeber|insights|stories)$/u;

/** Folders and pages of what is made with a product. */
const MADE =
  /^(?:demos?|examples?|samples?|previews?|templates?|showcase|vorlagen?|beispiele?|modeles?|exemples?|plantillas?|ejemplos?|modelli|esempi|sjablonen|voorbeelden|szablony|mallar)$/iu;

/** True for what a page's address says was made with the product, "/demo/salon"; with `isPage` also where "/demo" is all of it. */
export function isMadeAddress(url: string, isPage = false): boolean {
  const parts = pathParts(url).map((part) => withoutMarks(part));
  return (isPage ? parts : parts.slice(0, -1)).some((part) => MADE.test(part));
}

/** True for the address of one article of a blog or magazine. */
export function isArticleAddress(url: string): boolean {
  return pathParts(url)
    .slice(0, -1)
    .some((part) => ARTICLES.test(withoutMarks(part)));
}

/** Address parts without language prefixes and file endings, in lower case. */
export function pathParts(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const parts = new URL(url).pathname
    .split("/")
    .map((one) =>
      decoded(one)
        .toLowerCase()
        .replace(/\.(?:html?|php|aspx?)$/, "")
        .replaceAll("_", "-"),
    )
    .filter((one) => one !== "" && one !== "index");
  return LANGUAGE.test(parts[0] ?? "") ? parts.slice(1) : parts;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
