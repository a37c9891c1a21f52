import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const card = (name: string, price: string, items: string[] = []) =>
  `<div><h3>${name}</h3><p>${price}</p><ul>${items.map((one) => `<li>${one}</li>`).join("")}</ul></div>`;
const PLANS = `<div>${card("Crew", "$9 / month")}${card("Fleet", "$29 / month")}</div>`;

function plansOf(body: string): string[] {
  const { pricing_plans } = draftPart("commercial", acme(`<h1>Pricing</h1>${body}`, "/pricing")).fields;
  return (pricing_plans?.value ?? []).map(({ name, price }) => `${name} ${price}`);
}

describe("what has a price beside the plans", () => {
  it.each(["Top-up packs", "AI usage top-ups.", "Aufladungen", "Recharges", "Recargas", "Ricariche"])(
    "is no plan below a heading over more of the same: %s",
    (heading) => {
      const packs = `<div>${card("Small", "$4")}${card("Large", "$18")}</div>`;
      expect(plansOf(`${PLANS}<h2>${heading}</h2><p>Buy more when you need it.</p>${packs}`)).toEqual([
        "Crew $9",
        "Fleet $29",
      ]);
    },
  );

  it.each(["Plans with free top-ups", "Monthly plans & top-ups", "Alle Aufladungen im Blick – unsere Tarife"])(
    "is a plan where the heading only speaks of more: %s",
    (heading) => expect(plansOf(`<h2>${heading}</h2>${PLANS}`)).toEqual(["Crew $9", "Fleet $29"]),
  );

  it("is a plan where packs are all there is", () => {
    const packs = `<div>${card("Small", "$4")}${card("Large", "$18")}</div>`;
    expect(plansOf(`<h2>Top-ups</h2>${packs}`)).toEqual(["Small $4", "Large $18"]);
  });

  it("is a plan though it crosses out what a larger one has", () => {
    const free = card("Free", "$0", ["✅ 3 projects", "❌ Export", "❌ Sync"]);
    expect(plansOf(`<div>${free}${card("Acmeflow Pro", "$9 / month", ["Export", "Sync"])}</div>`)).toEqual([
      "Free $0",
      "Acmeflow Pro $9",
    ]);
  });

  it("is no plan that the product's own card crosses out", () => {
    const theirs = card("Monthly Subscription", "$9 / month", ["❌ 1 year: $108", "❌ Stop paying, lose access"]);
    const ours = card("Acmeflow", "$44.99 once", ["Own it forever", "Yours in any case"]);
    expect(plansOf(`<div>${theirs}${ours}</div>`)).toEqual(["Acmeflow $44.99"]);
    const basic = card("Crew", "$9 / month", ["❌ Boards", "❌ Exports", "Lists"]);
    expect(plansOf(`<div>${basic}${card("Fleet", "$29 / month", ["Boards", "Exports"])}</div>`)).toEqual([
      "Crew $9",
      "Fleet $29",
    ]);
  });

  it("is no plan that is paid by the use", () => {
    const uses = `<div>${card("Portals", "$1.20<br>per booking")}${card("Own website", "$0<br>per booking")}</div>`;
    expect(plansOf(`${PLANS}<h2>Portals: prices without a monthly fee</h2>${uses}`)).toEqual(["Crew $9", "Fleet $29"]);
    const checks = `<div>${card("Basic check", "$2<br>per check")}${card("Full check", "$5<br>per check")}</div>`;
    expect(plansOf(`${PLANS}<h2>Pay as you go prices</h2>${checks}`)).toContain("Full check $5");
  });
});
