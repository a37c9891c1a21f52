import { expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const legalNameOf = (footer: string) =>
  draftPart(
    "people",
    siteOf({
      "/": `<title>Acmeflow</title><body><main><h1>Acmeflow for Kelp sellers</h1><p>Acmeflow finds what sells.</p></main><footer><p>${footer}</p></footer></body>`,
    }),
  ).fields.legal_name?.value ?? null;

it.each([
  ["© 2026 Acmeflow. Kelp is a trademark of Kelp, Inc."],
  ["© 2026 Acmeflow Kelp ist eine Marke der Kelp, Inc. — Acmeflow ist mit Kelp nicht verbunden."],
  ["Acmeflow is independent and has nothing to do with Kelp, Inc."],
  ["Acmeflow n’a aucun lien avec Kelp, Inc."],
])("takes no firm for the maker that the site tells apart from itself: %s", (footer) => {
  expect(legalNameOf(footer)).toBeNull();
});

it.each([
  ["© 2026 Kelp Works GmbH. Acmeflow is a trademark of Kelp Works GmbH.", "Kelp Works GmbH"],
  ["© 2026 Kelp Works GmbH. Kelp Works is not affiliated with Etsy.", "Kelp Works GmbH"],
])("takes the firm that owns the product's mark, or has nothing to do with another: %s", (footer, name) => {
  expect(legalNameOf(footer)).toBe(name);
});
