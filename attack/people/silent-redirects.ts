import { authorizePath, locationOf, registerApp, signedIn } from "../oauth-app";
import type { Scenario } from "../scenario";
import { tally } from "../tally";

const REQUESTS = 200;
/** What an app may ask for that is refused before a person was asked. */
const REFUSED: Record<string, string>[] = [
  { prompt: "none" },
  { prompt: "none", response_mode: "fragment" },
  { prompt: "none", response_mode: "form_post" },
  { response_type: "token" },
  { scope: "no such scope", prompt: "none" },
  { resource: "https://elsewhere.attack.example/mcp" },
  { redirect_uri: "https://elsewhere.attack.example/" },
];

/** Anybody can register an app: a refusal that is redirected to it is an open redirect, under our name. */
export const scenario: Scenario = {
  name: "200 links that have a person sent on to anybody's app unasked",
  measures: "links that do so",
  bar: 0,
  async run(target) {
    const clientId = await registerApp(target);
    const browser = await signedIn(target);
    const statuses: number[] = [];
    let followed = 0;
    for (let i = 0; i < target.times(REQUESTS); i++) {
      const answer = await browser.open(authorizePath(target, clientId, REFUSED[i % REFUSED.length]));
      statuses.push(answer.status);
      const leads = new URL(locationOf(answer), target.origin).origin !== target.origin || "refresh" in answer.headers;
      if (leads || /<script|http-equiv="refresh"|onload=/i.test(answer.text)) followed += 1;
    }
    return { figure: followed, note: tally(statuses) };
  },
};
