import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const plansOf = (body: string, path = "/pricing") =>
  (draftPart("commercial", acme(body, path)).fields.pricing_plans?.value ?? []).map(
    ({ name, price, amount_cents }) => `${name}: ${price} ${amount_cents}`,
  );

const CARDS = `<h1>Pricing</h1><div><div><h3>Quay</h3><p>€9 / month</p></div><div><h3>Fleet</h3><p>€29 / month</p></div></div>`;
const SOLD = ["Quay: €9 900", "Fleet: €29 2900"];

describe("a free plan that only a sentence tells of", () => {
  it.each([
    ["The free version shows a few small ads.", "Free version: free 0"],
    ["Die kostenlose Version reicht für ein Boot.", "Kostenlose Version: kostenlose 0"],
    ["La version gratuite suffit pour un bateau.", "Version gratuite: gratuite 0"],
    ["Con el plan gratuito llevas un barco.", "Plan gratuito: gratuito 0"],
    ["Acmeflow has a free plan.", "Free plan: free 0"],
    ["Wir bieten auch eine kostenlose Version.", "Kostenlose Version: kostenlose 0"],
  ])("is the first of the plans: %s", (told, plan) => {
    expect(plansOf(`${CARDS}<p>${told}</p>`)).toEqual([plan, ...SOLD]);
  });

  it.each([
    "There is no free version.",
    "Wir haben keine kostenlose Version.",
    "The free version runs for 30 days.",
    "The free version of Kelpdesk shows ads.",
    "Schools get a free version.",
    "Is there a free version?",
    "A free version is coming soon.",
    "Until 2024 there was a free plan.",
    "Bis 2023 gab es eine kostenlose Version.",
    "We compared the free plans of ten others.",
    "Most apps lure you in with a free plan and then hold your data hostage.",
    "Slack's free plan deletes your messages.",
    "Acmeflow sends mail over SendGrid; its free plan covers 100 mails a day.",
    "Bei Trello ist die kostenlose Version auf zehn Boards begrenzt.",
    "Chez Trello, la version gratuite est limitée à dix tableaux.",
    "Téléchargez la version gratuite de notre guide du chantier.",
    "The free edition of our handbook has the first two chapters.",
    "Get a free business plan template.",
    "Our free meal plan helps you to begin.",
    "Classrooms get a free subscription.",
    "The free plan is closed to new customers.",
    "Existing customers keep their free plan.",
    "We decided against a free tier.",
    "We may offer a free plan from time to time.",
  ])("is none where the sentence offers none: %s", (told) => {
    expect(plansOf(`${CARDS}<p>${told}</p>`)).toEqual(SOLD);
  });

  it("is not told twice", () => {
    const free = CARDS.replace("<div><h3>Quay", "<div><h3>Starter</h3><p>Free</p></div><div><h3>Quay");
    expect(plansOf(`${free}<p>The free plan holds one boat.</p>`)).toEqual(["Starter: Free 0", ...SOLD]);
  });
});
