import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../../commercial";

function modelOf(body: string, path = "/", head = ""): string | null {
  const reading = acme(`<h1>Acmeflow keeps crews on time</h1>${body}`, path, head);
  return judgeCandidates(reading, extractCommercial(reading)).fields.pricing_model?.value ?? null;
}

const card = (name: string, ...lines: string[]) =>
  `<div><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join("")}</div>`;
const SOLD = card("Crew", "$9 / month") + card("Fleet", "$29 / month");
const cards = (...first: string[]) => `<div>${first.join("")}${SOLD}</div>`;

describe("what is free further down a home page", () => {
  it.each(["Free coffee in every harbour.", "A fast and free ferry list for travellers."])(
    "is not the product: %s",
    (text) => {
      expect(modelOf(`<p>Acmeflow plans the shifts of harbour crews.</p><p>${text}</p>`)).toBeNull();
    },
  );
});

describe("a product that is free in part", () => {
  it.each([
    "Acmeflow is a free app. Acmeflow Premium unlocks all widgets, from $2.99 a month.",
    "Acmeflow is free to download. Some features need a Premium subscription.",
    "The app is free, with optional in-app purchases.",
    "Die App ist kostenlos und enthält In-App-Käufe.",
    "L’application est gratuite et propose des achats intégrés.",
    "La aplicación es gratuita e incluye compras dentro de la aplicación.",
    "L’app è gratuita, con acquisti in-app.",
    "De app is gratis. Er zijn betaalde extra’s.",
    "Aplikacja jest darmowa i ma płatne funkcje.",
    "O aplicativo é gratuito e oferece compras no aplicativo.",
    "Acmeflow is free for personal use. Companies buy a commercial licence.",
  ])("is freemium by %j", (text) => {
    expect(modelOf(`<p>${text}</p>`)).toBe("freemium");
  });

  it("is so by its answers, and by what it tells the press", () => {
    const faq = (free: string, sold: string) => `<h3>What does it cost?</h3><p>${free}</p><p>${sold}</p>`;
    expect(modelOf(faq("The free version keeps one list.", "The Pro version is $12, once."), "/faq")).toBe("freemium");
    expect(modelOf(faq("Version gratuite : listes.", "Version Pro (achat unique de 27,99 €) : tout."), "/faq")).toBe(
      "freemium",
    );
    expect(modelOf("<p>Acmeflow is freemium: lists are free, and Pro is $3 a month.</p>", "/press")).toBe("freemium");
  });

  it("is not free because structured data gives it for nothing", () => {
    const offer = `{"@type":"SoftwareApplication","name":"Acmeflow","offers":{"@type":"Offer","price":"0"}}`;
    const head = `<script type="application/ld+json">${offer}</script>`;
    expect(modelOf("<p>Write to us.</p>", "/", head)).toBeNull();
  });

  it.each([
    "Acmeflow is a free app. No subscription, no in-app purchases, no ads.",
    "Acmeflow is free. There is no Pro version and no premium tier.",
    "Acmeflow ist kostenlos, ohne Abo und ohne In-App-Käufe.",
    "Acmeflow is free and open source. It plays what Tunester Premium subscribers play.",
    "Acmeflow is free. All premium features are free, too.",
    "Acmeflow is free. A Pro version is planned.",
  ])("is free where nothing of it is sold: %j", (text) => {
    expect(modelOf(`<p>${text}</p>`)).toBe("free");
  });
});

describe("how one begins", () => {
  it.each([
    "Sign up to Acmeflow for free",
    "Get started with Acmeflow for free",
    "Create your Acmeflow account for free.",
    "Start using Acmeflow for free today",
    "Registrieren Sie sich kostenlos bei Acmeflow.",
    "Acmeflow jetzt kostenlos testen",
    "Inscrivez-vous gratuitement sur Acmeflow.",
    "Essayez Acmeflow gratuitement.",
    "Empieza gratis con Acmeflow.",
    "Crea la tua squadra gratis con Acmeflow.",
    "Maak gratis een account bij Acmeflow.",
    "Załóż darmowe konto w Acmeflow.",
    "Comece grátis com o Acmeflow.",
    "Acmeflow is free during the beta.",
    "Acmeflow est gratuit pendant la bêta.",
    "Acmeflow is free for personal use.",
    "Acmeflow ist für private Nutzung kostenlos.",
    "Acmeflow is free for up to 3 users.",
    "Acmeflow ist für bis zu 5 Nutzer kostenlos.",
    "Acmeflow est gratuit jusqu’à 3 utilisateurs.",
    "Acmeflow is free for guests, and marinas pay.",
    "Für Patienten ist Acmeflow kostenlos.",
    "Acmeflow è gratis per i clienti.",
    "Switching to Acmeflow is free.",
    "Adding guests to Acmeflow is free.",
    "Your first list in Acmeflow is free.",
    "Viewing is always free.",
    "Acmeflow is included for free with every Globex subscription.",
  ])("tells no price: %j", (text) => {
    expect(modelOf(`<p>${text}</p>`)).toBeNull();
    expect(modelOf(`<h2>${text.replace(/[.]$/, "")}</h2>`)).toBeNull();
  });

  it.each([
    ["<p>Acmeflow is available free in the add-on store.</p>", "/press-kit"],
    ["<dl><dt>Price</dt><dd>Free</dd></dl>", "/press"],
    ["<p>Preis: kostenlos</p>", "/press"],
    ["<p>Acmeflow is free and easy to start with.</p>", "/"],
    ["<p>Acmeflow is gratis en open source.</p>", "/"],
    ["<p>Acmeflow is free for Windows, macOS and Linux.</p>", "/"],
    ["<p>Acmeflow ist kostenlos für Windows und Mac.</p>", "/"],
    ["<p>Acmeflow is free for personal and commercial use alike, for everyone.</p>", "/"],
    ["<p>Acmeflow ist für alle kostenlos.</p>", "/"],
    ["<p>L’utilisation d’Acmeflow est gratuite.</p>", "/"],
    ["<p>Using Acmeflow is free.</p>", "/"],
  ])("does not hide the price: %j", (text, path) => {
    expect(modelOf(text, path)).toBe("free");
  });

  it("tells no price by a tagline where the start page leads to prices", () => {
    const tagline = "<h2>A free task list for crews</h2>";
    expect(modelOf(tagline)).toBe("free");
    for (const text of ["Pricing", "Plans & Pricing", "Preise", "Tarifs", "Precios", "Cennik"])
      expect(modelOf(`<nav><a href="/pricing">${text}</a></nav>${tagline}`)).toBeNull();
    expect(modelOf(`<nav><a href="/x">Pricing</a></nav><p>Acmeflow is free for everyone.</p>`)).toBe("free");
  });

  it("is no matter of what others say in the press", () => {
    expect(modelOf("<p>This free tool is a delight, writes the Daily Rope.</p>", "/press")).toBeNull();
  });
});

describe("a plan that is a trial", () => {
  it.each([
    card("Demo 10 giorni", "Gratis"),
    card("Testversion", "0 €", "30 Tage"),
    card("Try it", "Free", "for 14 days"),
    card("Starter", "$0 for 14 days"),
    card("Starter", "$0", "14-day trial"),
    card("Version d'essai", "Gratuit"),
    card("Prueba gratuita", "0 €"),
    card("Evaluation", "Free"),
    card("Proefversie", "Gratis", "21 dagen"),
    card("Non-profits", "Free"),
    card("Education", "$0"),
    card("For students", "Free"),
    card("Vereine", "kostenlos"),
  ])("makes nothing free: %s", (first) => {
    expect(modelOf(cards(first), "/pricing")).toBe("paid");
  });

  it.each([
    card("Hobby", "$0", "Free forever"),
    card("Free", "$0", "7 days of history"),
    card("Solo", "$0", "One crew", "14-day trial of Fleet"),
  ])("is not one that is free for good: %s", (first) => {
    expect(modelOf(cards(first), "/pricing")).toBe("freemium");
  });

  it.each([
    ["Download the free trial version and see.", "paid"],
    ["The free version of Acmeflow runs for 30 days.", "paid"],
    ["Download our free demo version.", "paid"],
    ["Works with the free plan of Chatster.", "paid"],
    ["After four weeks you fall back to the free plan.", "freemium"],
    ["The free version keeps one list, for good.", "freemium"],
  ])("is told apart in sentences: %j", (text, model) => {
    expect(modelOf(`${cards()}<p>${text}</p>`, "/pricing")).toBe(model);
  });
});

describe("prices in sentences alone", () => {
  it.each([
    ["Onze bruggen beginnen bij 8 euro per maand.", "/prijzen"],
    ["One price for all: you pay 40 euros a year.", "/pricing"],
    ["Abgerechnet wird nach Seiten, ab 0,35 CHF pro Seite.", "/preise"],
    ["Vous payez à partir de 12 € par mois.", "/tarifs"],
  ])("make it paid: %j", (text, path) => {
    expect(modelOf(`<p>${text}</p>`, path)).toBe("paid");
  });

  it.each([
    "Crews save up to $400 per month with us.",
    "Our code is open source. We host it for 8 euros per month and boat.",
    "What others charge is 40 euros a year.",
    "Set-up is done by us for 90 euros per day.",
  ])("do not where they are of something else: %j", (text) => {
    expect(modelOf(`<p>${text}</p>`, "/pricing")).not.toBe("paid");
  });
});
