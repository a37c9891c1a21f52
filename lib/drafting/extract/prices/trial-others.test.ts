import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function trialOf(body: string): string | null {
  const reading = acme(body);
  return judgeCandidates(reading, extractCommercial(reading)).fields.free_trial?.value ?? null;
}

describe("trials that others give", () => {
  it.each([
    "<p>Gyms offer a 7-day free trial; Acmeflow sends reminders.</p>",
    "<p>Offer your customers a 30-day free trial with one click.</p>",
    "<li>Free trials (7, 14 or 30 days)</li>",
    "<p>Bieten Sie 14 Tage kostenloses Probetraining an.</p>",
    "<h2>Essais</h2><p>Proposez une semaine d’essai gratuit à vos futurs adhérents.</p>",
    "<p>Offri ai nuovi iscritti 7 giorni di prova gratuita.</p>",
    "<p>Laat nieuwe leden 7 dagen gratis proberen.</p>",
    "<p>Customers have a wealth of free tools at hand from the first day.</p>",
    "<h3>FitBuddy</h3><p>Start your 7-day free trial</p>",
    "<h2>Paywall gallery</h2><p>3-day free trial, then $39.99/year</p>",
    "<table><tr><th></th><th>Pingdom</th><th>Datadog</th></tr><tr><td>Free trial</td><td>30 days</td><td>14 days</td></tr></table>",
  ])("are none of the product: %s", (body) => {
    expect(trialOf(body)).toBeNull();
  });

  it.each([
    ["<p>Give it a try: 14 days free.</p>", "14 days"],
    ["<p>All plans offer a 14-day free trial.</p>", "14 days"],
    ["<p>We offer a 14-day free trial.</p>", "14 days"],
  ])("are told from its own: %s", (body, length) => {
    expect(trialOf(body)).toBe(length);
  });
});

describe("times that are free of something else", () => {
  it.each([
    "7-day free e-mail course: better follow-ups.",
    "Deleted files are kept free for 30 days. Try restoring one!",
    "Gelöschte Dateien sind 30 Tage kostenlos da.",
    "Try the sensor at home for 60 days. Not happy? Send it back.",
    "Testen Sie den Sensor 60 Tage. Nicht zufrieden? Schicken Sie ihn zurück.",
    "7-day gluten-free trial menu",
  ])("are no trial: %s", (text) => {
    expect(trialOf(`<p>${text}</p>`)).toBeNull();
  });
});
