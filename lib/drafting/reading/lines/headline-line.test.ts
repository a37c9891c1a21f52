import { describe, expect, it } from "vitest";
import { isHeadline, isStrayHeadline } from "./headline-line";

describe("a line that is no headline, whoever takes it for one", () => {
  it.each([
    "We raised a $14M Series A to fix the loading dock.",
    "Kelpdock raises $1.5M Series A",
    "We’ve just closed our seed round of $2 million",
    "Kelp Dock announces Series B",
    "Kelpdock lève 4,2 millions d’euros",
    "Kelpdock ha raccolto 3 milioni",
    "So funktioniert's",
    "Comment ça marche ?",
    "Hoe het werkt",
    "Últimas convocatorias",
    "Latest posts",
    "Overview",
    "Harbour fees are due January 15",
  ])("is news, a day or a title: %s", (text) => expect(isStrayHeadline(text, "Kelpdock")).toBe(true));

  it.each([
    "Cap tables for founders who have raised a Series A",
    "Raise your seed round with one page",
    "Kelpdock raises the funding your charity needs",
    "Kelpdock haalt een miljoen boeken in huis",
    "Kelpdock lève les freins de vos ventes",
    "Cómo funciona tu puerto, de un vistazo",
    "Latest tides for every harbour",
  ])("may be what a product is about: %s", (text) => expect(isStrayHeadline(text, "Kelpdock")).toBe(false));

  it.each([
    "File your taxes before April 15 without the stress",
    "Neueste Erdbebenmeldungen",
    "Kelpdock secures your investment for decades",
  ])("may stand over a page of its makers all the same: %s", (text) => expect(isHeadline(text, "Kelpdock")).toBe(true));
});
