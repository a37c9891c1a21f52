import { askForTokens, letIn, tokensOf } from "../oauth-app";
import type { Scenario } from "../scenario";

const REUSES = 50;
/** A window that comes late is given the first answer once more (lib/auth/oauth/record-adapter.ts). */
const GRACE = 1;

/** Somebody who copied a refresh token sends it after the app itself did, again and again. */
export const scenario: Scenario = {
  name: "a refresh token sent 50 times after it was used",
  measures: "times it is taken",
  bar: GRACE,
  needsPages: true,
  async run(target) {
    const { clientId, tokens } = await letIn(target);
    const refresh = (token: string) =>
      askForTokens(target, { grant_type: "refresh_token", client_id: clientId, refresh_token: token });
    const next = tokensOf(await refresh(tokens.refresh_token));
    if (!next) throw new Error("The app itself was refused.");
    let taken = 0;
    const given = new Set([next.refresh_token]);
    for (let i = 0; i < target.times(REUSES); i++) {
      const again = tokensOf(await refresh(tokens.refresh_token));
      if (!again) continue;
      taken += 1;
      given.add(again.refresh_token);
    }
    const isAlive = tokensOf(await refresh(next.refresh_token)) !== null;
    const note = `${given.size - 1} further families; what came of it ${isAlive ? "still works" : "has ended"}`;
    return { figure: isAlive ? Number.POSITIVE_INFINITY : taken, note };
  },
};
