import type { IncomingMessage, ServerResponse } from "node:http";
import { submit } from "../drafting";
import type { Scenario } from "../scenario";

/** Requests of one reading: twelve pages, redirects and failures counted (README), robots.txt and what pictures may take besides. */
const REQUESTS_MAX = 30;
const ORIGIN = "https://loop.attack.example";
const LINKS = [
  "pricing",
  "about",
  "features",
  "faq",
  "contact",
  "team",
  "docs",
  "download",
  "blog",
  "security",
  "press",
];
let asked = 0;

/** Never the same address twice. */
function redirectOn(request: IncomingMessage, response: ServerResponse): void {
  asked += 1;
  const n = Number(new URL(request.url ?? "/", ORIGIN).searchParams.get("n") ?? 0);
  response.writeHead(302, { location: `/about?n=${n + 1}&r=${asked}` }).end();
}

function startPage(_request: IncomingMessage, response: ServerResponse): void {
  asked += 1;
  const links = LINKS.map((name) => `<a href="/${name}">${name}</a>`);
  response.writeHead(200, { "content-type": "text/html" }).end(`<title>Loop</title><h1>Loop</h1>${links.join(" ")}`);
}

export const scenario: Scenario = {
  name: "a website whose every link redirects for ever",
  measures: "requests that one draft sends",
  bar: REQUESTS_MAX,
  sites: { [ORIGIN]: { "/robots.txt": { status: 404 }, "/": startPage, "*": redirectOn } },
  async run(target) {
    asked = 0;
    const { status, ms } = await submit(target.attacker, ORIGIN);
    return { figure: asked, note: `${status} after ${Math.round(ms)} ms` };
  },
};
