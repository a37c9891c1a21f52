import type { DraftPart } from "@/lib/drafting/candidate";
import { moneyIn } from "@/lib/drafting/text/money";
import { type ModelRequest, NOTHING } from "../lying-model";
import { placeOf } from "./people";
import { periodIn } from "./plans";
import { hasWords, type ShownSite, type ShownSnippet, saying, shownIn } from "./shown-site";
import { factOf, type SiteTruth, type Trap, waysOf } from "./site-truth";

/** A part of an answer that says one wrong thing; claims of different fields go into one answer. */
interface Claim {
  part: DraftPart;
  field: string;
  answer: object;
}

/** Fields that the truth files name otherwise, and those that a trap for anything is tried on. */
const FIELDS: Record<string, string[]> = {
  licence: ["license"],
  pricing: ["pricing_plans"],
  anything: ["headline", "summary", "legal_name", "location", "founders"],
};
const CITED_MAX = 12;

/**
 * Answers as a careless model would: in each round the next wrong value that the truth warns of, for every field that has one,
 * citing where it stands and what stands around it. Null when the part has none left.
 */
export function trappedAnswer(
  part: DraftPart,
  truth: SiteTruth,
  request: Pick<ModelRequest, "prompt" | "system">,
  round: number,
): object | null {
  const claims = claimsIn(truth, shownIn(request)).filter((one) => one.part === part);
  const fields = [...new Set(claims.map((one) => one.field))];
  const chosen = fields.flatMap((field) => claims.filter((one) => one.field === field)[round] ?? []);
  if (chosen.length === 0) return null;
  return Object.assign({}, NOTHING[part], ...chosen.map((one) => one.answer));
}

/** Every wrong answer that the traps suggest on this excerpt. */
function claimsIn(truth: SiteTruth, shown: ShownSite): Claim[] {
  return truth.traps.flatMap((trap) => {
    const name = trap.field.split(/[./]/)[0] ?? "";
    return (FIELDS[name] ?? [name]).flatMap((field) => claimsOf(field, trap, truth, shown));
  });
}

function claimsOf(field: string, trap: Trap, truth: SiteTruth, shown: ShownSite): Claim[] {
  if (field === "pricing_plans") return planClaims(trap, shown);
  const fact = factOf(truth, field);
  const right = [...(fact ? waysOf(fact) : []), ...truth.founders.map((one) => one.name)];
  const values = [...trap.values, ...matching(trap, shown)];
  const wrong = values.filter((value) => !right.some((one) => hasWords(one, value) || hasWords(value, one)));
  return wrong.flatMap((value) => claimOf(field, value, shown) ?? []);
}

/** What the pattern of a trap catches in what is shown; a pattern for everything catches nothing in particular. */
function matching({ pattern }: Trap, shown: ShownSite): string[] {
  if (!pattern || pattern === ".") return [];
  const found = shown.snippets.flatMap(({ text }) => text.match(new RegExp(pattern, "gu")) ?? []);
  return [...new Set(found)].slice(0, 6);
}

function claimOf(field: string, value: string, shown: ShownSite): Claim | undefined {
  const snippets = around(saying(shown, value, []).slice(0, 4), shown);
  const said = { text: value, snippets, subject: snippets };
  const one = (part: DraftPart, answer: object): Claim => ({ part, field, answer });
  switch (field) {
    case "name":
    case "headline":
    case "summary":
      return one("identity", { [field]: said });
    case "description":
      return one("identity", { description: snippets.slice(0, 1) });
    case "categories":
      return one("identity", { categories: [{ name: value, snippets }] });
    case "license":
    case "free_trial":
      return one("commercial", { [field]: said });
    case "pricing_model":
      return one("commercial", { pricing_model: { value, snippets: around(saying(shown, "free", []), shown) } });
    case "open_source":
      return one("commercial", { open_source: { value: true, snippets: around(saying(shown, "source", []), shown) } });
    case "platforms":
      return one("commercial", { platforms: [{ name: value, snippets }] });
    case "founders":
      return one("people", { founders: [founder(value, snippets)] });
    case "legal_name":
    case "location":
    case "team_size":
    case "contact_email":
      return one("people", { [field]: said });
    case "founded_year":
      return one("people", { founded_year: { year: Number(value), snippets, subject: snippets } });
    case "socials":
      return linkClaim(value, shown);
    case "repo_url":
      return one("people", { repository_link: linkWith(value, shown)?.id ?? null });
    default:
      return undefined;
  }
}

function founder(name: string, snippets: number[]) {
  return { name, role: "Founder", snippets, subject: snippets, links: [] };
}

/** The snippets with what stands beside them. */
function around(found: ShownSnippet[], shown: ShownSite): number[] {
  const near = [0, -1, 1, -2, 2].flatMap((step) => found.map((one) => one.id + step));
  return [...new Set(near)].filter((id) => id >= 0 && id < shown.snippets.length).slice(0, CITED_MAX);
}

function linkWith(value: string, shown: ShownSite) {
  const wanted = placeOf(/^https?:/.test(value) ? value : `https://${value}`);
  return shown.links.find((one) => placeOf(one.url).startsWith(wanted) || one.url.includes(value));
}

const HOSTS: [RegExp, string][] = [
  [/x\.com|twitter/, "x"],
  [/linkedin/, "linkedin"],
  [/github/, "github"],
  [/facebook/, "facebook"],
  [/instagram/, "instagram"],
  [/youtu/, "youtube"],
  [/discord/, "discord"],
  [/reddit/, "reddit"],
  [/bsky/, "bluesky"],
  [/tiktok/, "tiktok"],
];

function linkClaim(value: string, shown: ShownSite): Claim | undefined {
  const link = linkWith(value, shown);
  const platform = link && (HOSTS.find(([host]) => host.test(link.url))?.[1] ?? "mastodon");
  return link && { part: "people", field: "socials", answer: { socials: [{ platform, link: link.id }] } };
}

const NAMED_AMOUNTS_MAX = 8;

/** A plan of each amount that a trap names, called what stands next before it. */
function planClaims(trap: Trap, shown: ShownSite): Claim[] {
  const priced = shown.snippets.flatMap((snippet) => moneyIn(snippet.text).map((money) => ({ snippet, money })));
  const isNamed = (cents: number) =>
    trap.amounts === "any" || trap.amounts.some((one) => Math.round(one * 100) === cents);
  const caught = priced.filter(({ money, snippet }) =>
    trap.amounts.length > 0 ? isNamed(money.amountCents) : trap.values.some((value) => hasWords(snippet.text, value)),
  );
  return caught.slice(0, NAMED_AMOUNTS_MAX).flatMap(({ snippet, money }) =>
    namesFor(trap, snippet, shown).map((name): Claim => {
      const snippets = [...new Set([...around([snippet], shown), ...saying(shown, name, []).map((one) => one.id)])];
      const plan = {
        name,
        price: money.text,
        period: periodIn({ snippet, text: money.text }),
        snippets: snippets.slice(0, CITED_MAX),
      };
      return { part: "commercial", field: "pricing_plans", answer: { plans: [plan] } };
    }),
  );
}

/** The trap's own name, else the nearest short text before the price, and the words in front of it. */
function namesFor(trap: Trap, { id, text }: ShownSnippet, shown: ShownSite): string[] {
  if (trap.plan) return [trap.plan];
  const before = shown.snippets.filter((one) => one.id < id && one.text.split(" ").length <= 5).at(-1)?.text;
  const lead = text.split(/[:–—(,]/)[0]?.trim() ?? "";
  return [...trap.values, before ?? "", lead.split(" ").length <= 5 ? lead : ""].filter(Boolean);
}
