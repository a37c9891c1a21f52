import { randomUUID } from "node:crypto";
import { askForTokens, registerApp } from "../oauth-app";
import type { Scenario } from "../scenario";
import { tally } from "../tally";

const ORIGIN = "https://keys.attack.example";
const ASKED = 150;
/** DOCUMENTS of lib/auth/oauth/document-limit.ts: what one caller has fetched within an hour. */
const FETCHES_MAX = 60;
const ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
let fetched = 0;

/** An app that says its keys are on somebody else's server, and never gets a signature right. */
export const scenario: Scenario = {
  name: "150 proofs by keys that lie on a third party's server",
  measures: "requests sent there",
  bar: FETCHES_MAX,
  sites: {
    [ORIGIN]: {
      "*": (_request, response) => {
        fetched += 1;
        response.writeHead(404).end(); // so that nothing can be kept
      },
    },
  },
  async run(target) {
    fetched = 0;
    const metadata = { token_endpoint_auth_method: "private_key_jwt", jwks_uri: `${ORIGIN}/keys.json` };
    const clientId = await registerApp(target, metadata);
    const statuses: number[] = [];
    for (let i = 0; i < ASKED; i++)
      statuses.push((await askForTokens(target, proofOf(clientId, target.origin))).status);
    return { figure: fetched, note: tally(statuses) };
  },
};

function proofOf(clientId: string, audience: string): Record<string, string> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: clientId, sub: clientId, aud: audience, jti: randomUUID(), iat: now, exp: now + 60 };
  return {
    ...{ grant_type: "refresh_token", refresh_token: "made-up", client_id: clientId },
    client_assertion_type: ASSERTION,
    client_assertion: `${part({ alg: "ES256" })}.${part(claims)}.${"A".repeat(86)}`,
  };
}
