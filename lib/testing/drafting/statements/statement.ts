import { homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

/** One way to say a fact: what stands on a page of Acmeflow's site, and what it tells of Acmeflow; nothing where it is a trap. */
export interface Statement {
  path: string;
  html: string;
  told: string[];
}

/** Statements of a table, one a line: `/path <p>What the page says.</p> => one value; another`. */
export function statements(table: string): Statement[] {
  return table
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [said = "", values = ""] = line.split(" => ");
      const [path = ""] = said.split(" ", 1);
      return { path, html: said.slice(path.length + 1), told: values.split("; ").filter(Boolean) };
    });
}

/** A site with a plain home page that makes the statement on a page about it, or at home. */
export function siteSaying({ path, html }: Statement) {
  const isFrame = /^<(?:footer|nav)/.test(html);
  const page = (title: string) => homeOf(`<main>${title}${isFrame ? "" : html}</main>${isFrame ? html : ""}`);
  const plain = "<h1>Acmeflow keeps crews on time</h1>";
  return path === "/"
    ? siteOf({ "/": page(plain) })
    : siteOf({
        "/": homeOf(`<main>${plain}<p>Acmeflow is a task list for building crews.</p></main>`),
        [path]: page(""),
      });
}
