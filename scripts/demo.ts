import { parseArgs } from "node:util";
import { currentTime } from "@/lib/core/env";
import { createClient } from "./demo/client";
import { launch } from "./demo/launch";
import { completeFounderProfile, createOwner } from "./demo/owner";
import { done, faint, heading, row, say, step } from "./demo/page";
import { showProfile } from "./demo/show-profile";
import { checkTraps } from "./demo/traps";
import { watchDraft } from "./demo/watch-draft";
import { bringUp, closeAll, type Tell } from "./stage";
import { styled } from "./terminal";

const PORT_DEFAULT = 3000;

/** Things to end, newest first. */
const toClose: (() => Promise<unknown>)[] = [];

/** The story itself; answers how many traps were stepped into. Throws when any part of it could not be told. */
async function tell(): Promise<number> {
  console.log(styled("bold", "Launchyard: a product's address becomes a launched listing"));
  say(faint("The first start builds the pages, which takes a minute or two.\n"));
  const { e, baseUrl, site, database } = await bringUp(
    { port: Number(process.env.PORT ?? PORT_DEFAULT) },
    toClose,
    stepUnlessInterrupted,
  );
  const owner = await createOwner(database, e, baseUrl, currentTime(e));
  done(`Owner ${owner.email} with an API key`);
  const client = createClient(baseUrl, owner.api_key ?? "");

  heading(`POST /api/v1/drafts {"url": "${site.origin}"}`);
  const start = performance.now();
  const draft = await watchDraft(client, site.origin);
  const proven = Object.values(draft.fields).filter((field) => field.value !== null).length;
  const { pages_read: pages } = draft.progress;
  done(
    `Draft ready: ${proven} fields proven on ${pages} pages, drafter: ${draft.drafted_by}`,
    performance.now() - start,
  );
  showProfile(draft);
  const trapsHit = showTraps(draft, site.visits);

  const listing = await launch(client, draft.id, {
    completeProfile: () => completeFounderProfile(database, e, owner),
    showBadge: site.showBadge,
  });
  showLinks(baseUrl, draft.id, listing.listing_id, owner.sign_in_url, site.localUrl);
  return trapsHit;
}

function showTraps(draft: Parameters<typeof checkTraps>[0], visits: { path: string; agent: string }[]): number {
  heading("Traps on the sample site, and what became of them");
  const traps = checkTraps(draft);
  for (const { laid, isHit } of traps) {
    console.log(`  ${isHit ? styled("red", "✗ stepped into") : styled("green", "✓ passed by")}  ${laid}`);
  }
  const closed = visits.filter((visit) => visit.path.startsWith("/internal"));
  say(
    faint(`The site's own log: ${visits.length} requests, ${closed.length} below /internal/, which robots.txt closes.`),
  );
  return traps.filter((trap) => trap.isHit).length + closed.length;
}

function showLinks(baseUrl: string, draftId: string, listingId: number, signInUrl: string, siteUrl: string): void {
  heading("Look at it");
  row("Home", baseUrl);
  row("Sign in first", signInUrl, ["Works once, in any browser on this machine."], faint);
  row("Review page", `${baseUrl}/dashboard/drafts/${draftId}`);
  row("Your listing", `${baseUrl}/dashboard/listings/${listingId}`);
  row("API docs", `${baseUrl}/docs/api`);
  row("OpenAPI", `${baseUrl}/api/v1/openapi.json`);
  row("MCP endpoint", `${baseUrl}/mcp`);
  row("Sample site", siteUrl);
}

const { values } = parseArgs({ options: { once: { type: "boolean", default: false } } });
const interrupted = new Promise<void>((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
});
let isInterrupted = false;
interrupted.then(() => {
  isInterrupted = true;
});

/** As `step`, but begins nothing after Ctrl-C. */
const stepUnlessInterrupted: Tell = (doing, work, words) => {
  if (isInterrupted) throw new Error("Interrupted.");
  return step(doing, work, words);
};

const story = tell();
try {
  const trapsHit = await Promise.race([story, interrupted.then(() => Promise.reject(new Error("Interrupted.")))]);
  if (trapsHit > 0) {
    process.exitCode = 1;
    console.error(`\n${styled("red", "Not as it should be:")} ${trapsHit} traps ended up in the profile.`);
  }
  if (!values.once) {
    console.log(`\n${styled("bold", "Running.")} Ctrl-C ends everything.`);
    await interrupted;
  }
} catch (error) {
  console.error(`\n${styled("red", "The demo stopped:")} ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await closeAll(toClose);
  await story.catch(() => undefined); // what it was starting when it was interrupted
  await closeAll(toClose);
}
