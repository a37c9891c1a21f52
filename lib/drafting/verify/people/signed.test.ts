import { describe, expect, it } from "vitest";
import { citing, reasonOf } from "@/lib/testing/drafting/citing";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { verifyFounder } from "../verify";

describe("a founder in a line at the foot of the pages", () => {
  it.each([
    ["<p>© 2026 Jane Roe</p>", "it was believed"],
    ["<p>© 2026 Kelp Ltd</p>", "made the website or its theme"],
    ["<p>© 2026 Acmeflow. All rights reserved. Jane Roe drew it.</p>", "made the website or its theme"],
    ["<p>Photos © Jane Roe</p>", "made the website or its theme"],
  ])("is believed where the same person signs: %s", (signature, verdict) => {
    const told = "Entwickelt von Jane Roe";
    const reading = acme(`<h1>Acmeflow</h1></main><footer>${signature}<p>${told}</p></footer><main>`, "/page");
    const value = { name: "Jane Roe", role: null, bio: null, photo_url: null, links: {} };
    expect(reasonOf(verifyFounder(reading, { value, sources: citing(reading, told) }))).toBe(verdict);
  });
});
