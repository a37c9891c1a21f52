import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function fieldsOf(body: string) {
  const reading = acme(body);
  return judgeCandidates(reading, extractCommercial(reading)).fields;
}

const SOLD =
  "<h2>Pricing</h2><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Fleet</h3><p>$19 / month</p></div></div>";

describe("the pricing model without amounts", () => {
  it.each([
    "<h3>Quanto costa?</h3><p>Dipende dal piano. Si parte da 24 € al mese per le botteghe.</p>",
    "<h3>How much does it cost?</h3><p>Acmeflow is $8 per month.</p>",
  ])("is paid in %j", (body) => {
    expect(fieldsOf(body).pricing_model?.value).toBe("paid");
  });

  it.each([
    "<p>Acmeflow is not a paid app.</p>",
    "<p>Unlike Otherboard, which is a paid app, we ask for nothing.</p>",
    "<h3>How much does a missed visit cost you?</h3><p>About $200 per month for most crews.</p>",
    "<nav><a href='/buy'>Buy</a></nav><p>To have a go at Acmeflow, download it and use everything for free.</p><h2>Free trial</h2><p>Acmeflow has a free trial mode.</p>",
  ])("is blank in %j", (body) => {
    expect(fieldsOf(body).pricing_model?.value ?? null).toBeNull();
  });

  it.each([
    "<p>Toggl has a free plan for five users. We do not.</p>",
    "<h2>Coming from Clockify?</h2><p>Clockify has a free tier.</p>",
    "<h2>From the blog</h2><h3>Is freemium dead?</h3><p>Free plans are hard.</p>",
  ])("is not freemium by what rivals and posts tell: %s", (told) => {
    expect(fieldsOf(`${SOLD}${told}`).pricing_model?.value).toBe("paid");
  });

  it("is freemium where the product has a free plan", () => {
    expect(fieldsOf(`${SOLD}<p>We have a free plan for five users.</p>`).pricing_model?.value).toBe("freemium");
  });

  it("is free where no trial is had", () => {
    expect(fieldsOf("<p>Acmeflow is free. No trial, no subscription.</p>").pricing_model?.value).toBe("free");
  });
});

describe("a trial that counts uses", () => {
  it.each([
    ["The trial works fully and includes all features for 120 uses.", "120 uses"],
    ["Free trial: 20 launches, then a licence.", "20 launches"],
    ["Die Testversion läuft 30 Starts lang.", "30 Starts"],
  ])("is read from %j", (text, value) => {
    expect(fieldsOf(`<p>${text}</p>`).free_trial?.value).toBe(value);
  });

  it.each([
    "The trial comes with 24 hour support and 50 templates.",
    "Crews tell of 120 uses for it.",
    "There is no trial of 30 launches.",
  ])("is not read from %j", (text) => {
    expect(fieldsOf(`<p>${text}</p>`).free_trial?.value ?? null).toBeNull();
  });
});

describe("open source of others", () => {
  it.each([
    "For serving maps we advise an <a href='https://otherboard.test/'>open-source system GeoBoard</a>.",
    "We recommend the open source viewer QBoard for your data.",
    "Öffnen Sie es mit dem Open-Source-Programm QBoard.",
    "Our team takes part in open-source works.",
    "Take the open source tool Boardcut for cutting.",
    "We host open source software for you.",
    "Managed hosting for the open source CMS Boardpress.",
  ])("is not the product's: %j", (text) => {
    expect(fieldsOf(`<p>${text}</p>`).open_source?.value ?? null).toBeNull();
  });

  it.each([
    "Acmeflow is the open source scheduler for crews.",
    "The open source task list",
    "It's open source: look at the code.",
    "The Open Source Task List For Crews",
    "Die quelloffene Software für Vereine",
  ])("is the product's: %j", (text) => {
    expect(fieldsOf(`<h1>${text}</h1>`).open_source?.value).toBe(true);
  });
});
