import { expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const page = (main: string) => `<title>Acmeflow</title><body><main>${main}</main></body>`;
const HOME = "<h1>Acmeflow</h1><p>Acmeflow keeps lists on Windows and macOS. Linux coming soon!</p>";

/** Platforms of a site that announces one, by where the button for it on the download page leads. */
const platformsWith = (href: string) =>
  draftPart(
    "commercial",
    siteOf({
      "/": page(HOME),
      "/download": page(
        `<h1>Download Acmeflow</h1><p><a href="/acmeflow.exe">Windows</a></p><p><a href="${href}">Linux</a></p>`,
      ),
    }),
  ).fields.platforms?.value ?? [];

it("a system that is announced is not there because a button leads to a page about it", () => {
  expect(platformsWith("/linux")).not.toContain("Linux");
});

it.each([["/acmeflow.deb"], ["/files/acmeflow-1.2.AppImage"], ["https://flathub.org/apps/test.acmeflow"]])(
  "it is there where the button leads to it: %s",
  (href) => {
    expect(platformsWith(href)).toContain("Linux");
  },
);
