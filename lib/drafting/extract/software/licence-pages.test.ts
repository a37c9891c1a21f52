import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function softwareOf(body: string, path: string) {
  const { license, open_source } = draftPart("commercial", acme(body, path)).fields;
  return [license?.value ?? null, open_source?.value ?? null];
}
const MIT = "<p>Permission is hereby granted, free of charge, to any person obtaining a copy of this software.</p>";
const ISC =
  "<p>Permission to use, copy, modify, and/or distribute this software for any purpose is hereby granted.</p>";

describe("a licence whose text a page holds", () => {
  it.each([
    [`<h1>License</h1><h3>The ISC License (ISC)</h3><h6>Copyright 2017 Jane Roe</h6>${ISC}`, "ISC License"],
    [`<h1>The MIT License</h1>${MIT}`, "MIT License"],
  ])("is the product's on a page called so: %s", (body, licence) => {
    expect(softwareOf(body, "/license")).toEqual([licence, true]);
  });

  it.each([
    ["/license", `<h1>Licenses</h1><h3>Kelp parser: MIT License</h3>${MIT}<h3>Marsh: ISC License</h3>${ISC}`],
    ["/license", `<h1>License</h1><h3>MIT or not?</h3><p>We have not decided on a licence yet.</p>`],
    ["/features", `<h3>The MIT License</h3>${MIT}`],
    ["/licenses", `<h1>Third-party licenses</h1><h2>Kelpjs</h2><h3>MIT License</h3>${MIT}`],
    ["/license", `<h1>Credits</h1><h3>MIT License</h3>${MIT}`],
    ["/license", `<h1>License</h1><h3>Kelp parser is not ours: MIT License</h3>${MIT}`],
  ])("is none of a list, without its text, or elsewhere: %s %s", (path, body) => {
    expect(softwareOf(body, path)).toEqual([null, null]);
  });
});

describe("documentation", () => {
  const docs = (text: string) => softwareOf(`<h1>Documentation</h1><p>${text}</p>`, "/docs/start");

  it.each([
    "Acmeflow is open-source, and is licensed under the MIT license.",
    "Acmeflow is published under the GNU/GPL License.",
  ])("tells the licence of the product by its name: %s", (text) => {
    expect(docs(text)[0]).toMatch(/^(?:MIT|GNU\/GPL)/);
  });

  it.each([
    "The plugin is licensed under the MIT license.",
    "Acmeflow reads calendars. Kelpstream is licensed under the MIT license.",
    "Acmeflow uses Kelpstream, which is licensed under the MIT license.",
    "Set the license of your Acmeflow package to MIT.",
    "The Acmeflow Go client is released under the MIT license.",
    "Acmeflow's CLI is released under the MIT license.",
    "Older versions of Acmeflow are released under the MIT license.",
    "Acmeflow runs Kelp. The source code is available under the MIT license.",
    "Projects made in Acmeflow can be published under the MIT License.",
  ])("tells no licence of parts, others or packages: %s", (text) => {
    expect(docs(text)[0]).toBeNull();
  });
});

it("says what is told of the product by its name, whatever licence's text a page holds", () => {
  const page = `<h1>License</h1><h3>ISC License</h3>${ISC}<footer><p>Acmeflow is licensed under the GPLv3.</p></footer>`;
  expect(softwareOf(page, "/license")[0]).not.toBe("ISC License");
});
