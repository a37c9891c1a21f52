import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function trialOf(body: string, path = "/"): string | null {
  const reading = acme(body, path);
  return judgeCandidates(reading, extractCommercial(reading)).fields.free_trial?.value ?? null;
}

describe("free trial", () => {
  it("is not read from the label of a row that compares", () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const rows = row("", "Acmeflow", "Kelpdesk") + row("Free trial", "—", "14 days");
    expect(trialOf(`<h2>Side by side</h2><table>${rows}</table>`)).toBeNull();
  });

  it.each([
    ["Start your 14-day free trial", "14 days"],
    ["Free 30-Day Trial", "30 days"],
    ["Try Acmeflow free for 30 days.", "30 days"],
    ["Try it for free for 7 days, no credit card required.", "7 days"],
    ["Use every feature free for 2 weeks.", "2 weeks"],
    ["A fully functional trial of 21 days is included.", "21 days"],
    ["The free trial lasts 30 days.", "30 days"],
    ["One month free trial for new crews.", "One month"],
    ["Get 60 days free.", "60 days"],
    ["Start free for 2 months. Cancel whenever you like, or move on to annual billing at $99.", "2 months"],
    ["30 Tage kostenlos testen", "30 days"],
    ["14-tägige kostenlose Testversion", "14 days"],
    ["Jetzt kostenlos für 30 Tage ausprobieren", "30 days"],
    ["Essai gratuit de 14 jours, sans carte bancaire", "14 days"],
    ["14 jours d'essai gratuit", "14 days"],
    ["Prueba gratuita de 15 días", "15 days"],
    ["15 días gratis", "15 days"],
    ["Prova gratuita di 30 giorni", "30 days"],
    ["14 dagen gratis proberen", "14 days"],
    ["Teste grátis por 14 dias", "14 days"],
    ["Prova gratis i 30 dagar", "30 days"],
    ["Prøv gratis i 14 dage", "14 days"],
  ])("reads %j as %s", (text, value) => {
    expect(trialOf(`<p>${text}</p>`)).toBe(value);
  });

  it("reads on under a first heading about the customers of its readers", () => {
    const hero = "<h1>Support your customers like friends</h1><p>Try Acmeflow free for 15 days</p>";
    expect(trialOf(hero)).toBe("15 days");
    expect(trialOf("<h1>Membership software for clubs</h1><p>Try Acmeflow free for 15 days</p>")).toBe("15 days");
    expect(trialOf("<h2>100% free, funded by donations</h2><p>Try Acmeflow free for 15 days</p>")).toBe("15 days");
    expect(trialOf("<h2>Our customers</h2><p>Try Kelp free for 15 days</p>")).toBeNull();
  });

  it("takes the time that the site repeats, not that of a special offer", () => {
    expect(
      trialOf(
        "<p>Start your 30-day free trial</p><p>Students get a 90-day free trial.</p><a href='/s'>Free 30-day trial</a>",
      ),
    ).toBe("30 days");
  });

  it.each([
    "Getting started takes 6 to 8 weeks: a trial batch, validation and integration.",
    "30-day money-back guarantee",
    "Save up to 20% on the base rate with yearly payment! + 2 months free against paying by the month.",
    "¡Reduce hasta 20% en la tarifa base con pago anual! + 2 meses sin costo frente al pago mensual.",
    "Full refund within 14 days of your free trial purchase",
    "We don't offer a free trial.",
    "There is no 14-day free trial.",
    "Free updates for 12 months",
    "Answers within 2 days",
    "We keep backups for 30 days.",
    "Wir bieten keine kostenlose Testversion an.",
    "30 Tage Geld-zurück-Garantie",
    "Satisfait ou remboursé pendant 30 jours",
    "Is there a 14-day free trial?",
  ])("reads no trial in %j", (text) => {
    expect(trialOf(`<p>${text}</p>`)).toBeNull();
  });

  it("reads no trial in the words of customers, posts and terms", () => {
    expect(trialOf("<blockquote>The 14-day free trial won us over, and we stayed.</blockquote>")).toBeNull();
    expect(trialOf("<p>Otherboard has a 14-day free trial.</p>", "/alternatives")).toBeNull();
    expect(trialOf("<p>A 14-day free trial ends by itself.</p>", "/terms")).toBeNull();
  });
});
