import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function trialOf(body: string): string | null {
  const reading = acme(body);
  return judgeCandidates(reading, extractCommercial(reading)).fields.free_trial?.value ?? null;
}

/** Written to develop the rule on. */
const DEVELOPED: [string, string | null][] = [
  ["The trial version does everything, including printing and steering your winch, for 45 days.", "45 days"],
  ["This used to be part of Acmeflow Plus, with a trial of 30 days.", null],
  ["Früher konnte man Acmeflow 30 Tage testen.", null],
  ["or £19.99 a year, with the first 14 days free", "14 days"],
  ["£19.99 a year, 2 months free", null],
  ["Refer a friend and get the first 30 days free.", null],
  ["Sponsors pay for two days of maintenance a week and for the test machines.", null],
  ["Your data is kept for 30 days after the trial ends.", null],
  ["Test your knowledge with 20 free questions.", null],
  ["48 h de prueba gratis la primera vez.", "48 hours"],
  ["Start your free 72-hour trial.", "72 hours"],
  ["The trial comes with answers within 24 hours.", null],
  ["First 10 days with all of Pro, free", "10 days"],
  ["During your first 14 days, all setup calls with our team are free.", null],
  ["Free trial: 10 hours of transcription.", null],
  ["Cancel your trial 24 hours before it ends.", null],
  ["Save 10 hours, try it free.", null],
  ["L'offerta di lancio va avanti ancora 20 giorni.", null],
  ["Ancora 20 giorni, offerta valida fino al 30/09.", null],
  ["La prima settimana è offerta da noi.", "prima settimana"],
  ["Try these 30 free lessons from our friends.", null],
  ["Our clinical trial had 120 sessions.", null],
  ["We ran a trial of 40 launches with the navy.", null],
  ["Try Acmeflow with 50 free credits.", "50 free credits"],
  ["Every plan comes with 10 days to try things out.", "10 days"],
  ["<h3>Can I try it before I pay?</h3><p>Yes. You get 30 days with everything switched on.</p>", "30 days"],
  ["<h3>How long can I try it?</h3><p>For 30 days.</p>", "30 days"],
  ["<h3>What happens after 30 days?</h3><p>Old backups are deleted.</p>", null],
  ["You have three weeks to find out whether it suits you.", "three weeks"],
  ["Take it for a spin for 90 days.", "90 days"],
  ["Możesz wypróbować bez opłat przez 21 dni.", "21 days"],
  ["30 Tage ganz ohne Einschränkung ausprobieren", "30 days"],
  ["Die ersten zwei Monate schenken wir Ihnen.", "zwei Monate"],
  ["Wir liefern innerhalb von 14 Tagen kostenlos.", null],
  ["Logs from the last 30 days are free to download.", null],
  ["The first 30 days are on us.", "30 days"],
  ["Try it for a month without a credit card.", "a month"],
  ["Your first month is completely free.", "first month"],
  ["You pay nothing for the first three weeks.", "three weeks"],
  ["30 days to evaluate the full version", "30 days"],
  ["Testen Sie Acmeflow vier Wochen lang unverbindlich.", "vier Wochen"],
  ["Der erste Monat geht auf uns.", "erste Monat"],
  ["30 Tage Probezeit, danach 9 € im Monat", "30 days"],
  ["Essayez toutes les fonctions pendant quinze jours.", "quinze jours"],
  ["Le premier mois est offert.", "premier mois"],
  ["Prueba Acmeflow un mes entero sin tarjeta.", "un mes"],
  ["Los primeros 20 días no pagas nada.", "20 days"],
  ["Il primo mese lo offriamo noi.", "primo mese"],
  ["Puoi provarlo per due settimane senza carta di credito.", "due settimane"],
  ["Je kunt Acmeflow dertig dagen kosteloos gebruiken.", "dertig dagen"],
  ["Przez pierwsze 21 dni nie płacisz nic.", "21 days"],
  ["Wypróbuj Acmeflow przez dwa tygodnie.", "dwa tygodnie"],
  ["Experimente qualquer plano durante 14 dias.", "14 days"],
  ["Prova fritt i tre månader.", "tre månader"],
  ["Prøv Acmeflow i 30 dage uden kort.", "30 days"],
  ["<h3>How long is the trial?</h3><p>Thirty days, and we remind you before it ends.</p>", "Thirty days"],
  ["Get two months free when you pay annually.", null],
  ["Free support for the first 90 days", null],
  ["The trial data is deleted after 30 days.", null],
  ["Try it for 30 days with our money-back guarantee.", null],
  ["14 Tage für 1 € testen", null],
  ["We publish test results every 7 days.", null],
  ["2 mois offerts sur l'abonnement annuel", null],
  ["Satisfait ou remboursé : 30 jours pour essayer", null],
];

/** Written beside them and looked at only afterwards. */
const CHECKED: [string, string | null][] = [
  ["Kick off with 45 days of free access.", "45 days"],
  ["Start for free: 7-day trial on every plan", "7 days"],
  ["Take two weeks to try everything.", "two weeks"],
  ["The first week costs nothing.", "first week"],
  ["No card needed, try Pro for 21 days.", "21 days"],
  ["Jetzt 60 Tage gratis nutzen", "60 days"],
  ["Probieren Sie es einen Monat lang kostenlos aus.", "einen Monat"],
  ["Die ersten 14 Tage zahlen Sie nichts.", "14 days"],
  ["Testez gratuitement pendant 1 mois", "1 month"],
  ["Un mois d'essai, sans engagement.", "Un mois"],
  ["Dispones de 30 días de prueba en todos los planes.", "30 days"],
  ["El primer mes es gratis.", "primer mes"],
  ["30 giorni gratis, poi decidi tu", "30 days"],
  ["Provalo gratis per 10 giorni.", "10 days"],
  ["Probeer het een maand gratis", "een maand"],
  ["Proefperiode van 14 dagen", "14 days"],
  ["14-dniowy okres próbny", "14 days"],
  ["Pierwszy miesiąc za darmo", "Pierwszy miesiąc"],
  ["O primeiro mês é por nossa conta.", "primeiro mês"],
  ["Teste por 7 dias sem cartão de crédito", "7 days"],
  ["Första månaden bjuder vi på.", "Första månaden"],
  ["De første 14 dage er gratis.", "14 days"],
  ["<dl><dt>Trial</dt><dd>14 days, all features</dd></dl>", "14 days"],
  ["<h3>Gibt es eine Testphase?</h3><p>Ja, 30 Tage mit allen Funktionen.</p>", "30 days"],
  ["Paid plans may be tried for 10 days.", "10 days"],
  ["The console can be evaluated for four weeks.", "four weeks"],
  ["Jeder Tarif kann 30 Tage getestet werden.", "30 days"],
  ["Start your free trial", null],
  ["Kostenlos testen", null],
  ["We would rather grow with you than hand out a trial that goes dark at the end of thirty days.", null],
  ["<h3>Annual</h3><p>$90 a year</p><ul><li>Shift plans</li><li>2 months free</li></ul>", null],
  ["<h3>Crew</h3><p>$9 a month</p><ul><li>Shift plans</li><li>2 months free</li></ul>", "2 months"],
  ["<h3>Crew</h3><p>$90 a year</p><ul><li>Shift plans</li><li>1 month free</li></ul>", "1 month"],
  ["Invoice Software Free Trial", null],
  ["Annual — two months free", null],
  ["<button>Monthly</button><span>Yearly</span><p>2 months free</p>", null],
  ["<h4>Yearly</h4><p>2 months free</p>", null],
  ["Free delivery within 14 days", null],
  ["Kostenloses Erstgespräch innerhalb von 3 Tagen", null],
  ["Invite a friend and get one month free.", null],
  ["Free updates for 12 months", null],
  ["Você tem 7 dias de garantia para testar.", null],
  ["<h3>Can I try it?</h3><p>No. We answer questions within 2 days.</p>", null],
];

/** What is tried by number, and what is given for nothing for another reason. */
const COUNTED: [string, string | null][] = [
  ["Testez 10 pages gratuitement.", "10 pages gratuitement"],
  ["15 Seiten gratis ausprobieren", "15 Seiten gratis"],
  ["Try it with 50 free credits.", "50 free credits"],
  ["Prueba 20 minutos gratis.", "20 minutos gratis"],
  ["Prova 5 documenti gratis.", "5 documenti gratis"],
  ["Probeer 3 documenten gratis.", "3 documenten gratis"],
  ["Wypróbuj 10 stron za darmo.", "10 stron za darmo"],
  ["Your trial takes 10 free pages and 14 days.", "14 days"],
  ["The trial ends after 30 days.", "30 days"],
  ["Die Testversion läuft nach 30 Tagen ab.", null],
  ["Try our 10 free pages per month.", null],
  ["Try the free plan: 10 pages every month.", null],
  ["10 free pages", null],
  ["Try 5 templates with 3 free fonts.", null],
  ["Test 10 pages for $1, first page free.", null],
  ["We tried 10 pages and found two free hours.", null],
  ["Try to write 500 words without distraction, free of ads.", null],
  ["The trial ends, and after 30 days we delete your data.", null],
];

/** A length of time that is of something else. */
const OF_THINGS: [string, string | null][] = [
  ["Get our free 7-day email course.", null],
  ["Free 30-day meal plan", null],
  ["Join the free 5-day challenge.", null],
  ["Free 10-day forecast", null],
  ["Kostenloser 7-Tage-Kurs", null],
  ["Cours gratuit de 5 jours par e-mail", null],
  ["Curso gratis de 7 días", null],
  ["Try the 7-day planner.", null],
  ["Pause your plan for free for 3 months.", null],
  ["Free 7-day access to all features", "7 days"],
  ["Free 30-day Pro trial", "30 days"],
  ["30-day free evaluation license", "30 days"],
  ["Accès gratuit de 15 jours", "15 days"],
  ["7-tägiger kostenloser Zugang", "7 days"],
];

describe("free trial, as sites say it", () => {
  it.each([...DEVELOPED, ...CHECKED, ...COUNTED, ...OF_THINGS])("reads %j as %s", (text, value) => {
    expect(trialOf(`<div>${text.startsWith("<") ? text : `<p>${text}</p>`}</div>`)).toBe(value);
  });
});

describe("the trial of a contract", () => {
  const said = (heading: string, text: string) => {
    const reading = acme(`<h1>Terms</h1><h3>${heading}</h3><p>${text}</p>`, "/terms");
    return judgeCandidates(reading, extractCommercial(reading)).fields.free_trial?.value ?? null;
  };

  it("is told below its own heading, and nowhere else", () => {
    const offer = "We offer a 10-day free trial to new users who register with the Site.";
    expect(said("Free trial", offer)).toBe("10 days");
    expect(said("4. Free Trial Period", offer)).toBe("10 days");
    expect(said("Cancellation", offer)).toBeNull();
  });
});
