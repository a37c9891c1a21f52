import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const home = (menu: string) => `<title>Acmeflow</title><nav>${menu}</nav><main><h1>Acmeflow</h1></main>`;

function plansOf(pages: Record<string, string>): string[] {
  const plans = draftPart("commercial", siteOf(pages)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => [plan.name, plan.price, plan.period].filter(Boolean).join(" "));
}

const onPrices = (body: string) => plansOf({ "/": home(""), "/pricing": `<main><h1>Fair prices</h1>${body}</main>` });
const tab = (sign: string, skiff: number, barge: number) =>
  `<ul><li><div><h4>Skiff</h4><h6>40 credits</h6><p>${sign}${skiff}</p></div></li><li><div><h4>Barge</h4><h6>90 credits</h6><p>${sign}${barge}</p></div></li></ul>`;

describe("cards of prices", () => {
  it("are those of the currency that the page shows first", () => {
    expect(onPrices(`<div>${tab("£", 8, 15)}${tab("€", 10, 19)}${tab("$", 12, 22)}</div>`)).toEqual([
      "Skiff £8",
      "Barge £15",
    ]);
    const free = "<li><div><h4>Raft</h4><p>Free</p></div></li>";
    const all = [tab("£", 8, 15), tab("€", 10, 19)].map((one) => one.replace("<ul>", `<ul>${free}`));
    expect(onPrices(`<div>${all.join("")}</div>`)).toEqual(["Raft Free", "Skiff £8", "Barge £15"]);
  });

  it("have their names where one of them is a link, and no button for a name", () => {
    const card = (name: string, price: string) =>
      `<div><div>${name}</div><h3>${price}</h3><ul><li>Boats</li></ul></div>`;
    const link = (text: string) => `<a href="/start">${text}</a>`;
    expect(onPrices(`<div>${card(link("Personal"), "$4/month")}${card("Team", "$9/month")}</div>`)).toEqual([
      "Personal $4 /month",
      "Team $9 /month",
    ]);
    const named = onPrices(`<div>${card(link("Moor here"), "$4/month")}${card("Team", "$9/month")}</div>`);
    expect(named.join()).not.toContain("Moor here");
  });

  it("are no plans where one is the cost of doing without the product", () => {
    const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p><ul><li>Boats</li></ul></div>`;
    const beside = `<div>${card("Your paper tickets now", "€13 / month")}${card("With Acmeflow", "€24 / month")}</div>`;
    expect(onPrices(beside).join()).not.toContain("paper");
    expect(onPrices(`<div>${card("Skiff", "€13 / month")}${card("Barge", "€24 / month")}</div>`)).toHaveLength(2);
  });

  it("are no group of plans for one that goes with the product's name", () => {
    const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p><ul><li>Boats</li></ul></div>`;
    const three = `${card("Skiff", "€13 / month")}${card("Barge", "€24 / month")}${card("With Acmeflow AI", "€34 / month")}`;
    expect(onPrices(`<div>${three}</div>`)).toHaveLength(3);
  });

  it("are read on the page that the menu calls the prices, and beside it on other offers' pages", () => {
    const card = (name: string, price: string) => `<div><p>${name}</p><h3>${price}</h3><ul><li>Boats</li></ul></div>`;
    const pages = {
      "/": home("<a href='/tour'>Pricing</a>"),
      "/tour": `<main><h1>In a minute</h1><div>${card("Skiff", "$4")}${card("Barge", "$9")}</div></main>`,
      "/self-hosted": `<main><h1>On your own pier</h1><div>${card("Premium", "$480/year")}${card("Scale", "$980/year")}</div></main>`,
    };
    expect(plansOf(pages).toSorted()).toEqual(["Barge $9", "Premium $480 /year", "Scale $980 /year", "Skiff $4"]);
    expect(plansOf({ ...pages, "/": home("") }).join()).not.toContain("Skiff");
    const teams = { ...pages, "/tour": "<h1>Tour</h1>", "/pricing/teams": pages["/tour"].replace("Skiff", "Crew") };
    expect(plansOf(teams)).toEqual(["Crew $4", "Barge $9"]);
  });
});
