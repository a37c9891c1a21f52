import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

function socialsOf(home: string): string[] {
  const plain = homeOf("<main><h1>Terms</h1><p>Acmeflow keeps crews on time.</p></main>");
  const reading = siteOf({ "/": homeOf(`<main><h1>Acmeflow</h1></main>${home}`), "/terms": plain, "/about": plain });
  return Object.keys(judgeCandidates(reading, extractPeople(reading)).company_socials).sort();
}

describe("accounts in the frame of a start page alone", () => {
  it.each([
    [`<footer><a href="https://tiktok.com/@crews_on_time" aria-label="TikTok"></a></footer>`, ["tiktok"]],
    [
      `<footer><a class="icon" href="https://twitter.com/crewsmith">T</a><a class="icon" href="https://www.facebook.com/crewsmith">F</a></footer>`,
      ["facebook", "x"],
    ],
    [
      `<footer><a href="https://www.facebook.com/profile.php?id=615802" aria-label="Facebook"></a><a href="https://instagram.com/acmeflow" aria-label="Instagram"></a></footer>`,
      ["facebook", "instagram"],
    ],
  ])("are the site's: %j", (body, platforms) => {
    expect(socialsOf(body)).toEqual(platforms);
  });

  it.each([
    `<footer><p>Design by <a href="https://twitter.com/janeroe">Jane Roe</a></p></footer>`,
    `<main><p>Our guest <a href="https://twitter.com/janeroe">T</a> speaks.</p></main>`,
    `<footer><a href="https://www.facebook.com/sharer.php?u=x">f</a></footer>`,
  ])("are not in %j", (body) => {
    expect(socialsOf(body)).toEqual([]);
  });
});
