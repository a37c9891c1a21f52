import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isOwnHost, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { systemsIn } from "@/lib/drafting/text/software/platform-names";
import { WAITING_MAX, waitingBy } from "@/lib/drafting/text/software/platform-words";
import { sentencesOf } from "@/lib/drafting/text/spans";
import type { PlatformClaim } from "./platform-answers";

/** A link stands so many segments behind its text. */
export const LINK_REACH = 3;

/** What is told apart in one sentence: "for Windows and macOS, Linux coming soon". */
const CLAUSE_END = /[,;()–]/u;

/**
 * Platforms that the site only announces: whatever else it says of them is of the future too, unless a download page
 * offers them.
 */
export function announcedPlatforms(reading: SiteReading, offered: PlatformClaim[], own: OwnNames): Set<string> {
  const isWaiting = waitingBy(reading.pages[0]?.fetchedAt);
  const texts = statementsOf(reading).flatMap((spot) =>
    sentencesOf(spot.segment.text).filter((one) => isWaiting(one.text) && one.text.length <= WAITING_MAX),
  );
  const announced = new Set(texts.flatMap((one) => awaited(one.text, isWaiting)));
  for (const { platform, source } of offered)
    if (hasRole(reading, source.page, "download") && !leadsOn(reading, source, own)) announced.delete(platform);
  return announced;
}

/** A button that only leads to another page of the site, there or not: of a system that is announced, it tells when. */
function leadsOn(reading: SiteReading, { page, segment }: SourceRef, own: OwnNames): boolean {
  const { segments = [], url } = reading.pages[page] ?? {};
  const href = segments.slice(segment + 1, segment + 1 + LINK_REACH).find(({ kind }) => kind === "link")?.text;
  const { hostname = "", pathname = "" } = href !== undefined && URL.canParse(href, url) ? new URL(href, url) : {};
  return isOwnHost(own, hostname) && !/\.\w{2,8}$/u.test(pathname); // no file
}

/** Systems in the clause that says they are awaited, or the last one before it: "Linux (coming soon)". */
function awaited(text: string, isWaiting: (words: string) => boolean): string[] {
  const clauses = text.split(CLAUSE_END).map((words) => ({
    isWaiting: isWaiting(words),
    names: systemsIn(words).map(({ name }) => name),
  }));
  return clauses.flatMap(({ isWaiting, names }, at) => {
    if (!isWaiting || names.length > 0) return isWaiting ? names : [];
    return (
      clauses
        .slice(0, at)
        .findLast((one) => one.names.length > 0)
        ?.names.slice(-1) ?? []
    );
  });
}
