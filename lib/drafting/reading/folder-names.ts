import type { SiteReading } from "@/lib/drafting/candidate";
import { keyOf } from "@/lib/drafting/text/spans";

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
