import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const countOf = (body: string, path: string) => draftPart("faq", acme(body, path)).faqs.length;
const folded = (...asked: string[]) =>
  asked.map((one) => `<details><summary>${one}</summary><p>As your crew likes it.</p></details>`).join("");
const headed = (...asked: string[]) => asked.map((one) => `<h3>${one}</h3><p>As your crew likes it.</p>`).join("");

describe("two questions without a title over them", () => {
  it.each([
    ["fold their answers away", "/", folded("Does it work offline?", "Can I print?")],
    ["stand on a page of prices", "/pricing", headed("Is there a minimum term?", "Who owns the lists?")],
    ["stand on one in Spanish", "/precios", headed("¿Necesito equipo especial?", "¿Hay versión para iPad?")],
  ])("are read where they %s", (_, path, body) => {
    expect(countOf(`<h1>Lists</h1><p>For crews.</p>${body}`, path)).toBe(2);
  });

  it.each([
    ["are the style of a page", "/about", headed("Who are we?", "Why do we do this?")],
    ["lead on", "/pricing", headed("Ready to start?", "Not sure which plan?")],
    ["are one alone", "/pricing", headed("Is there a minimum term?")],
  ])("are not read where they %s", (_, path, body) => {
    expect(countOf(`<h1>Lists</h1><p>For crews.</p>${body}`, path)).toBe(0);
  });
});
