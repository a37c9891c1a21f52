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
    [
      `<footer><a href="https://linkedin.com/company/acmeflow">in</a><a href="https://www.youtube.com/channel/UCq4nTbR0wLx82Vd_ey1PkzA">YouTube</a></footer>`,
      ["linkedin", "youtube"],
    ],
    [
      `<main><p><a href="https://twitter.com/acmeflow">Twitter</a> <a href="https://linkedin.com/company/19270485">LinkedIn</a></p></main>`,
      ["linkedin", "x"],
    ],
    [
      `<footer><p>"Acmeflow, the system that every crew on earth keeps."</p><a href="https://tiktok.com/@acmeflow">TikTok</a></footer>`,
      ["tiktok"],
    ],
  ])("are the site's: %j", (body, platforms) => {
    expect(socialsOf(body)).toEqual(platforms);
  });

  it.each([
    `<footer><p>Design by <a href="https://twitter.com/janeroe">Jane Roe</a></p></footer>`,
    `<main><p>Our guest <a href="https://twitter.com/janeroe">T</a> speaks.</p></main>`,
    `<footer><a href="https://www.facebook.com/sharer.php?u=x">f</a></footer>`,
    `<main><h2>Talks</h2><ul><li><a href="https://www.youtube.com/channel/UCq4nTbR0wLx82Vd_ey1PkzA">Kelpcast on YouTube</a></li></ul></main>`,
    `<main><p>Our guest's <a href="https://linkedin.com/company/19270485">LinkedIn</a> tells more.</p></main>`,
  ])("are not in %j", (body) => {
    expect(socialsOf(body)).toEqual([]);
  });
});
