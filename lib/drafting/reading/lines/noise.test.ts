import { describe, expect, it } from "vitest";
import { isPlumbing } from "./noise";

describe("news of a company's money", () => {
  it.each([
    "We raised a $14M Series A to fix the loading dock.",
    "We’ve just closed our seed round",
    "Kelpdock raises $3 million in pre-seed funding",
    "Kelpdock announces Series B",
    "Kelpdock lève 4,2 millions d’euros",
    "Kelpdock erhält 2 Mio. Euro",
    "Kelpdock ha raccolto 3 milioni",
  ])("says nothing of its product: %s", (text) => {
    expect(isPlumbing(text, "Kelpdock")).toBe(true);
  });

  it.each([
    "Cap tables for founders who have raised a Series A",
    "Raise your seed round with one page",
    "Kelpdock finds funding for small museums",
    "We close the books so that you can raise",
    "The seed round planner for founders",
    "Kelpdock lève les freins de vos ventes",
    "Kelpdock erhält Ihre Daten über Jahre",
  ])("is not what a product for money is about: %s", (text) => {
    expect(isPlumbing(text, "Kelpdock")).toBe(false);
  });
});

describe("the title of a section", () => {
  it.each([
    "So funktioniert's",
    "Comment ça marche ?",
    "Cómo funciona",
    "Hoe het werkt",
    "Últimas convocatorias",
    "Latest posts",
  ])("tells nothing: %s", (text) => expect(isPlumbing(text, "Kelpdock")).toBe(true));

  it.each(["Cómo funciona tu puerto, de un vistazo", "Latest tides for every harbour"])(
    "is no line like: %s",
    (text) => {
      expect(isPlumbing(text, "Kelpdock")).toBe(false);
    },
  );
});
