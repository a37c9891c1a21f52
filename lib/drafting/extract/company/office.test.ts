import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { siteSaying } from "@/lib/testing/drafting/statements/statement";
import { extractPeople } from "../people";

function placeOf(path: string, html: string): string | null {
  const reading = siteSaying({ path, html, told: [] });
  return judgeCandidates(reading, extractPeople(reading)).fields.location?.value ?? null;
}

describe("the town of an office, of an address without a code, and of a footer's line", () => {
  it.each([
    ["/nosotros", "<p>La oficina queda en Medellín, pero casi nunca estamos.</p>", "Medellín"],
    ["/ueber-uns", "<p>Unser Büro finden Sie in der Hafenstraße 12, 28195 Bremen.</p>", "Bremen"],
    [
      "/empresa",
      "<dl><dt>Oficina</dt><dd>Av. Libertad 100, of. 12, Viña del Mar, Región de Valparaíso</dd></dl>",
      "Viña del Mar",
    ],
    ["/sobre", "<p>Endereço: Rua das Gaivotas, 12, Campeche, Florianópolis/SC</p>", "Florianópolis"],
    ["/about", "<h1>About</h1><h2>Contact</h2><p>Larkin Software<br>5 Mill Lane<br>Leeds<br>LS1 1AA</p>", "Leeds"],
    ["/", "<footer><p>Acmeflow S.A.S. · CUIT 30-00000000-7 · Rosario, Santa Fe</p></footer>", "Rosario"],
    ["/", "<footer><p>© 2026 Northern Lists GmbH · Bremen</p></footer>", "Bremen"],
    ["/", "<footer><p>Acmeflow AB, Umeå</p></footer>", "Umeå"],
  ])("is read: %s %s", (path, html, town) => {
    expect(placeOf(path, html)).toBe(town);
  });

  it.each([
    ["/about", "<p>Our customers' offices are at 5 Mill Lane, Leeds LS1 1AA.</p>"],
    ["/about", "<dl><dt>Customer</dt><dd>12 King Street, Galway, Ireland</dd></dl>"],
    ["/about", "<h1>About</h1><h2>Our customers</h2><p>Larkin Stores<br>5 Mill Lane<br>Leeds LS1 1AA</p>"],
    ["/", "<footer><p>Made in Figma by two designers</p></footer>"],
    ["/", "<footer><p>Acmeflow GmbH · Datenschutz</p></footer>"],
    ["/", "<footer><p>Site by Kelp Studio Ltd, Leeds</p></footer>"],
  ])("is not that of somebody else: %s %s", (path, html) => {
    expect(placeOf(path, html)).toBeNull();
  });
});
