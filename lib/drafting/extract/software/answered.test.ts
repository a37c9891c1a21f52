import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function softwareOf(body: string, path = "/") {
  const reading = acme(body, path);
  const { license, open_source } = judgeCandidates(reading, extractCommercial(reading)).fields;
  return [license?.value ?? null, open_source?.value ?? null];
}

describe("licences and open source in answers, labels and other languages", () => {
  it.each([
    ["What licence is it under?", "MIT.", ["MIT", true]],
    ["Is Acmeflow open source?", "Yes, the server and all clients.", [null, true]],
    ["¿Es de código abierto?", "Sí, con licencia GPL-3.0, en Codeberg.", ["GPL-3.0", true]],
    ["Is Kelpline open source?", "Yes, under the GPL.", [null, null]],
    ["Is the icon font open source?", "Icons come from Kelpset.", [null, null]],
    ["Is Acmeflow open source?", "Not yet.", [null, null]],
    ["Why is it not open source?", "Yes, we are asked that a lot.", [null, null]],
    ["What does a licence cost?", "We studied at MIT.", [null, null]],
  ])("%s %s", (question, answer, told) => {
    expect(softwareOf(`<h1>Questions</h1><h3>${question}</h3><p>${answer}</p>`, "/faq")).toEqual(told);
  });

  it.each([
    ["<dl><dt>License</dt><dd>Apache 2.0</dd></dl>", "Apache 2.0"],
    ["<p>Kod jest dostępny na licencji AGPL.</p>", "AGPL"],
    ["<p>Publicado sob a licença MIT.</p>", "MIT"],
    ["<p>Everything is under the Apache License 2.0, written down in the repository.</p>", "Apache License 2.0"],
    ["<p>Third-party licenses: MIT, BSD, Apache-2.0.</p>", null],
    ["<p>Runs behind Apache 2.4.</p>", null],
  ])("%s is under %s", (body, license) => {
    expect(softwareOf(body)[0]).toBe(license);
  });

  it.each([
    ["<p>Der Quellcode ist öffentlich.</p>", true],
    ["<p>Kod źródłowy jest otwarty.</p>", true],
    ["<p>De broncode is openbaar.</p>", true],
    ["<p>O Acmeflow é software livre.</p>", true],
    ["<p>An alternative to open source planners.</p>", null],
    ["<p>Wir lieben Open Source.</p>", null],
  ])("%s is open: %s", (body, open) => {
    expect(softwareOf(body)[1]).toBe(open);
  });
});
