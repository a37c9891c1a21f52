import { describe, expect, it } from "vitest";
import type { Candidate, Candidates } from "@/lib/drafting/candidate";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import type { PricingPlan } from "@/lib/schemas/profile";
import { citing, site } from "@/lib/testing/drafting/citing";
import { inOrderOfTrust } from "./trust";

const reading = site(
  `<h2>Pricing</h2><table><tr><td>Harbour check</td><td>$150</td></tr><tr><td>Chart renewal</td><td>$350</td></tr></table>
  <p>Boats up to 400 tons: $750</p><div><h3>Hobby</h3><p>Free</p></div><div><h3>Community</h3><p>Free</p></div>
  <p>Tidewell runs on Windows and macOS. Tidewell for Linux is available too. A version for Android is coming soon.</p>
  <p>Tidewell on Android</p>`,
);

const plan = (name: string, price: string, amount_cents: number): PricingPlan => ({
  name,
  price,
  period: null,
  amount_cents,
  currency: amount_cents === 0 ? null : "USD",
});
const plans = (...value: PricingPlan[]): Candidates => {
  const sources = value.flatMap((one) => [...citing(reading, one.name), ...citing(reading, one.price)]);
  return { fields: { pricing_plans: { value, sources } } };
};
const platforms = (...value: string[]): Candidates => {
  const one: Candidate<string[]> = { value, sources: value.flatMap((name) => citing(reading, name)) };
  return { fields: { platforms: one } };
};
const shown = (model: Candidates, rules: Candidates) =>
  judgeCandidates(reading, inOrderOfTrust("commercial", reading, model, rules)).fields;
const namesOf = (model: Candidates, rules: Candidates) =>
  shown(model, rules).pricing_plans?.value?.map((one) => one.name);

describe("what a model finds beside the rules", () => {
  const [check, renewal] = [plan("Harbour check", "$150", 15_000), plan("Chart renewal", "$350", 35_000)];

  it("is a plan where it stands in the table of those known, and not where an amount stands by itself", () => {
    expect(namesOf(plans(check, renewal), plans(check))).toEqual(["Harbour check", "Chart renewal"]);
    expect(namesOf(plans(check, plan("Boats up to 400 tons", "$750", 75_000)), plans(check))).toEqual([
      "Harbour check",
    ]);
  });

  it("is a second plan that costs nothing, by a name of its own", () => {
    const [hobby, community] = [plan("Hobby", "Free", 0), plan("Community", "Free", 0)];
    expect(namesOf(plans(hobby, community), plans(hobby))).toEqual(["Hobby", "Community"]);
    expect(namesOf(plans(hobby, plan("Free", "Free", 0)), plans(hobby))).toEqual(["Hobby"]);
  });

  it("comes first where it names a platform that the rules missed", () => {
    expect(shown(platforms("Windows", "Linux"), platforms("Windows", "macOS", "Web")).platforms?.value).toContain(
      "Linux",
    );
    expect(shown(platforms("Windows"), platforms("Windows", "macOS")).platforms?.value).toEqual(["Windows", "macOS"]);
  });

  it("leaves the rules' platforms where it names none of them", () => {
    expect(shown(platforms("Linux"), platforms("Windows", "macOS")).platforms?.value).toEqual(["Windows", "macOS"]);
    expect(shown(platforms("Linux"), {}).platforms?.value).toEqual(["Linux"]);
  });

  it("is no platform that another line of the site puts off", () => {
    expect(shown(platforms("Android"), platforms("Windows")).platforms?.value).toEqual(["Windows"]);
  });
});
