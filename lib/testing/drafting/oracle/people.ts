import { said } from "./identity";
import { hasWords, plain, quoted, type ShownSite, type ShownSnippet, saying } from "./shown-site";
import { type Fact, factOf, type SiteTruth, type TrueFounder, waysOf } from "./site-truth";

/** Answers about people, company and accounts, as the truth has them. */
export function peopleFrom(truth: SiteTruth, shown: ShownSite) {
  const of = (field: string) => factOf(truth, field);
  const [legal, size, place, year] = [of("legal_name"), of("team_size"), of("location"), of("founded_year")];
  const mail = of("contact_email");
  return {
    founders: truth.founders.map((one) => founderFrom(one, shown)),
    legal_name: legal ? companyFrom(shown, legal) : null,
    location: place ? placeFrom(shown, place) : null,
    team_size: (size && said(shown, size)) ?? null,
    founded_year: year ? yearFrom(shown, year) : null,
    contact_email: mail ? mailFrom(shown, mail) : null,
    socials: Object.entries(truth.socials).flatMap(([name, urls]) => {
      const link = linkTo(shown, [urls].flat());
      return link === null ? [] : [{ platform: name === "twitter" ? "x" : name, link }];
    }),
    repository_link: linkTo(shown, urlsOf(of("repo_url"))),
    documentation_link: linkTo(shown, urlsOf(of("docs_url"))),
  };
}

const ROLE =
  /(?<!\p{L})(?:co-?founders?|founders?|ceo|cto|creators?|maintainers?|authors?|owners?|developers?|gründer(?:in)?|fondateur|fondatrice|fundador[a]?|fondatore|oprichter|eigenaar|zało\p{L}+)(?!\p{L})/iu;

/** Before what a truth adds in brackets: "Jane (jroe42)". */
const BRACKETS = /\s*\(.*?\)/gu;

function founderFrom(founder: TrueFounder, shown: ShownSite) {
  const evident = quoted(shown, founder.evidence);
  const bare = founder.name.replace(BRACKETS, "");
  const whole = saying(shown, founder.name, founder.evidence);
  const naming = whole.length > 0 ? whole : saying(shown, bare, founder.evidence);
  const cited = [...naming.slice(0, 3), ...evident].slice(0, 10);
  const text = cited.map((one) => one.text).join("\n");
  const told = [founder.role ?? "", ...founder.role_accept].find((role) => role && hasWords(text, role));
  const role = told ?? ROLE.exec(evident.map((one) => one.text).join("\n"))?.[0] ?? null;
  return {
    name: whole.length > 0 ? founder.name : bare,
    role,
    snippets: [...new Set(cited.map((one) => one.id))],
    subject: headingsOver(shown, cited),
    links: [],
  };
}

/** The nearest heading over each of the snippets, on its page. */
function headingsOver(shown: ShownSite, snippets: ShownSnippet[]): number[] {
  const over = snippets.map((one) =>
    shown.snippets.findLast((two) => two.kind === "heading" && two.page === one.page && two.id < one.id),
  );
  return [...new Set(over.flatMap((one) => (one ? [one.id] : [])))].slice(0, 4);
}

/** A way whose parts all stand somewhere, with the snippets of the parts. */
function placeFrom(shown: ShownSite, fact: Fact) {
  const ways = [...waysOf(fact), ...fact.evidence.map((one) => one.quote)];
  for (const way of ways) {
    const parts = way
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
    const found = parts.map((part) => saying(shown, part, fact.evidence).slice(0, 4));
    const cited = found.flat();
    if (found.every((one) => one.length > 0) && parts.length > 0)
      return {
        text: way,
        snippets: [...new Set(cited.map((one) => one.id))],
        subject: [...headingsOver(shown, cited), ...ids(quoted(shown, fact.evidence))].slice(0, 6),
      };
  }
  return null;
}

const ids = (snippets: ShownSnippet[]) => snippets.map((one) => one.id);

function companyFrom(shown: ShownSite, fact: Fact) {
  const one = said(shown, fact);
  return (
    one && {
      ...one,
      subject: headingsOver(
        shown,
        shown.snippets.filter(({ id }) => one.snippets.includes(id)),
      ),
    }
  );
}

function yearFrom(shown: ShownSite, fact: Fact) {
  for (const way of waysOf(fact)) {
    const year = /\d{4}/.exec(way)?.[0];
    const found = year ? saying(shown, year, fact.evidence).slice(0, 1) : [];
    if (year && found.length > 0)
      return { year: Number(year), snippets: ids(found), subject: ids(quoted(shown, fact.evidence)).slice(0, 3) };
  }
  return null;
}

function mailFrom(shown: ShownSite, fact: Fact) {
  for (const way of waysOf(fact)) {
    const found = shown.snippets.filter((one) => plain(one.text).includes(way.toLowerCase()));
    if (found.length > 0) return { text: way, snippets: found.slice(0, 3).map((one) => one.id) };
  }
  const evident = quoted(shown, fact.evidence).slice(0, 2);
  return evident.length > 0 ? { text: String(fact.value), snippets: evident.map((one) => one.id) } : null;
}

const urlsOf = (fact: Fact | undefined) => (fact ? waysOf(fact) : []);

/** Host and path, as addresses of one account are written in many ways. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^(?:www|m|old)\./, "").replace(/^twitter\.com$/, "x.com");
  return `${host}${pathname.replace(/\/+$/, "")}`.toLowerCase();
}

function linkTo(shown: ShownSite, urls: string[]): number | null {
  const wanted = urls.map(placeOf);
  const same = shown.links.find((one) => wanted.includes(placeOf(one.url)));
  const within = shown.links.find((one) => wanted.some((url) => placeOf(one.url).startsWith(`${url}/`)));
  return (same ?? within)?.id ?? null;
}
