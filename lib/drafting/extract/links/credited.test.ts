import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function accountsOf(foot: string): string[] {
  const reading = acme(`</main><footer>${foot}</footer><main>`);
  return Object.values(judgeCandidates(reading, extractPeople(reading)).company_socials).flatMap(
    (one) => one?.value ?? [],
  );
}

const THEIRS = `<a href="https://www.instagram.com/kelpbude">Instagram</a>`;

describe("accounts of whom the foot of the pages credits", () => {
  it.each([
    `<p>© Acmeflow. Website by <a href="https://kelpbude.test">Kelpbude</a> ${THEIRS}</p>`,
    `<p>Acmeflow</p><p>Built by <a href="https://kelpbude.test">Kelpbude</a></p><ul><li>${THEIRS}</li></ul>`,
    `<p>Made with ♥ by Kelpbude</p>${THEIRS}`,
    `<p>Gestaltet von Kelpbude</p>${THEIRS}`,
    `<p>Fait avec amour par Kelpbude</p>${THEIRS}`,
    `<p>Acmeflow is part of Kelpbude. Follow Kelpbude: ${THEIRS}</p>`,
    `<p>Acmeflow fait partie de Kelpbude.</p>${THEIRS}`,
  ])("are theirs: %s", (foot) => {
    expect(accountsOf(foot)).toEqual([]);
  });

  it.each([`<p>© 2026 Kelpbude. Made by Kelpbude</p>${THEIRS}`, `<p>Made for Kelpbude lovers</p>${THEIRS}`])(
    "are the makers' who sign with the copyright, or whom nobody credits: %s",
    (foot) => {
      expect(accountsOf(foot)).toEqual(["https://www.instagram.com/kelpbude"]);
    },
  );
});
