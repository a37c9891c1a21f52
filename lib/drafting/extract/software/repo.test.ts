import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function repoOf(body: string): string | null {
  const reading = acme(body);
  return judgeCandidates(reading, extractPeople(reading)).fields.repo_url?.value ?? null;
}

describe("repositories of a closed product", () => {
  it.each([
    `</main><footer><a href="https://github.com/acmeflow/acmeflow.test">Source of this website</a></footer><main>`,
    `</main><footer><a href="https://github.com/acmeflow/acmeflow.test">Source code</a></footer><main>`,
    `<p><a href="https://github.com/acmeflow/tracker">Look at the code</a> of our script.</p>`,
    `<p><a href="https://github.com/acmeflow/acmeflow-agent">Our agent (source available)</a></p>`,
    `<p><img alt="Jane"><a href="https://github.com/acmeflow/acmeflow/assets/51829904/3b1e7a40">Jane Roe</a></p>`,
    `<p>Source: <a href="https://github.com/acmeflow/importers">source code</a></p>`,
  ])("are left out where they hold its website or a helper: %s", (body) => {
    expect(repoOf(body)).toBeNull();
  });

  it.each(["acmeflow", "acmeflow-app"])("are read where they are called like the product: %s", (name) => {
    const url = `https://github.com/acmeflow/${name}`;
    expect(repoOf(`</main><footer><a href="${url}">Source code</a></footer><main>`)).toBe(url);
  });
});
