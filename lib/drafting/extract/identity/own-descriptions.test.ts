import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const BODY = `<h1>Recipes simplified</h1><p>Write down what your grandmother cooked, and keep every card where the whole family can read it.</p>
  <p>Photograph handwritten cards; ingredients, steps and times are found by themselves, and nothing has to be typed again.</p>
  <p>Cook with the screen lit, several timers and a large font, and plan the week's meals from what is in the cupboard.</p>
  <p>Share a collection with a link. Guests read without an account, relatives add their own versions beside yours.</p>
  <p>Print a book for a birthday: choose the cards, sort them by course, and send the file to any printer in town.</p>
  <p>Search finds an ingredient on every page. Scale a dish for twelve people, swap ounces for grams, note which child refuses onions.</p>`;

const HELP = `<h1>First steps</h1><p>Open the camera, hold the phone flat above the paper and wait until its edges turn green.</p>
  <p>Tap what was misread: fractions, spoons and stains are the usual suspects. Correct a line once and similar writing is learned.</p>
  <p>Tags sort soups from cakes. Colours mark what is vegan, spicy, quick or only for Sundays; filters combine them as you like.</p>
  <p>Lost a device? Install again, enter the twelve words written down at the beginning, and everything returns within minutes.</p>
  <p>Printing: choose a format, check margins, add a cover with a portrait, then download or order a proof before the whole run.</p>
  <p>Nobody but invited relatives sees anything. Deleting removes pictures, notes and versions from our server during the same night.</p>
  <p>Still stuck? Describe what happened, attach a screenshot, mention which model is used, and expect an answer on weekdays.</p>`;

const summaryOf = (description: string): string => {
  const home = `<title>Fennelow</title><meta name="description" content="${description}"><main>${BODY}</main>`;
  const reading = siteOf({ "/": home, "/help": `<main>${HELP}</main>` }, "https://fennelow.test");
  return draftPart("identity", reading).fields.summary?.value ?? "";
};

describe("what the page's data say of it", () => {
  it("is nothing where no page says a word of it: what a template's last owner said", () => {
    expect(summaryOf("Fill your viewings faster and run your letting agency more smoothly with Kelpmark.")).not.toMatch(
      /agency/,
    );
    expect(summaryOf("Description goes here")).not.toMatch(/goes here/);
  });

  it.each([
    "Keep the family's handwritten recipes, cook from large cards and print them as a book.",
    "Fennelow makes letting agencies run more smoothly and fills viewings faster.",
    "Letting agencies love it all day.",
    "Effortless scheduling, payroll, timesheets and compliance for hospitality operators nationwide.",
  ])("is taken where the pages say it, too, it names the product, or is short: %s", (description) => {
    expect(summaryOf(description)).toBe(description);
  });
});
