import { describe, expect, it } from "vitest";
import { noticeOf } from "./notice";
import { snapshotOf } from "./site-snapshot";

const FETCHED = {
  url: "https://marlpit.example/",
  fetchedAt: new Date("2026-11-22T09:00:00Z"),
  sha256: "0".repeat(64),
};
const PROSE = `<p>${"Marlpit keeps the minutes of every meeting in one place for all. ".repeat(20)}</p>`;
const noticeIn = (body: string) => noticeOf(snapshotOf(`<title>Marlpit | Minutes</title><body>${body}`, FETCHED));

describe("a home page's notice", () => {
  it.each([
    "Marlpit is shutting down on 31 January 2027.",
    "We are closing down at the end of the year.",
    "Marlpit wird Ende des Jahres eingestellt.",
    "Marlpit sera définitivement fermée le 31 décembre.",
    "Marlpit dejará de funcionar en enero.",
    "Marlpit verrà dismesso a fine anno.",
    "Marlpit stopt per 1 januari.",
    "Marlpit será encerrado em dezembro.",
    "Marlpit kończy działalność 31 grudnia.",
  ])("is that it ends: %s", (sentence) => {
    expect(noticeIn(`<div>${sentence} Read the letter.</div>${PROSE}`)).toEqual({ kind: "ending", quote: sentence });
  });

  it("is no other's end, nor what the product ends", () => {
    const others = "Internet Explorer is no longer supported. Never worry when a vendor you trusted is shutting down.";
    expect(noticeIn(`<p>${others} Tasks that were closed down are kept.</p>${PROSE}`)).toBeNull();
    expect(noticeIn(`<blockquote>Marlpit is shutting down my inbox, at last.</blockquote>${PROSE}`)).toBeNull();
  });

  it.each([
    "We're shutting down on 31 January.",
    "Our service will be discontinued in May.",
    "Zum Jahresende wird Marlpit eingestellt.",
    "Cerramos nuestras puertas en enero.",
  ])("is that it ends, however that is put: %s", (sentence) => {
    expect(noticeIn(`<div>${sentence} Read the letter.</div>${PROSE}`)).toEqual({ kind: "ending", quote: sentence });
  });

  it.each([
    "After eleven years, we've decided to sunset Marlpit.",
    "Marlpit has reached end of life.",
    "Marlpit closes on 30 June 2027.",
    "We've been acquired by Halmstone and will shut down Marlpit on 30 June.",
    "Wir stellen Marlpit zum 31. März 2027 ein.",
    "Wir haben uns entschieden, Marlpit zu schließen.",
    "Der Betrieb von Marlpit endet am 30. Juni 2027.",
    "Nous avons décidé de fermer Marlpit.",
    "Le service s'arrêtera le 30 juin 2027.",
    "Hemos decidido cerrar Marlpit.",
    "Marlpit cierra el 30 de junio de 2027.",
    "Abbiamo deciso di chiudere Marlpit.",
    "Marlpit vai encerrar em junho.",
    "We stoppen met Marlpit.",
    "Zamykamy Marlpit 30 czerwca.",
  ])("is that it ends, by its name: %s", (sentence) => {
    expect(noticeIn(`<div>${sentence} Read the letter.</div>${PROSE}`)).toEqual({ kind: "ending", quote: sentence });
  });

  it.each([
    "Halmstone is shutting down: move to Marlpit today.",
    "Halmstone wird eingestellt – jetzt zu Marlpit wechseln.",
    "Halmstone cierra: pásate a Marlpit.",
    "Marlpit has shut down 4,000 rings of spam.",
    "The beta of Marlpit is now closed.",
    "Marlpit 1 has reached end of life; use Marlpit 2.",
    "We are closing Marlpit for Windows 7.",
    "Wir stellen Marlpit ein paar Leuten vor.",
    "Marlpit schließt Tickets automatisch.",
    "Marlpit ferme vos tickets le soir.",
    "Marlpit cierra el día con un informe.",
    "Marlpit closes 12 tickets a minute.",
    "Marlpit sluit aan op uw agenda.",
    "We are closing the gap between design and code.",
    "This offer is no longer available.",
    "Unsere Heizungssteuerung wird automatisch eingestellt.",
    "Unser Dienst wird automatisch eingestellt.",
    "Our old dashboard is retired.",
    "We are retired teachers who like minutes.",
    "We have shut down our old servers.",
    "With Marlpit, idle servers are shut down at night.",
    "Our app is no longer available on Windows 7.",
    "If our service is shut down, your minutes stay yours.",
    "Cette offre est arrêtée.",
    "Esta función ya no está disponible.",
  ])("is no end that is none: %s", (sentence) => {
    expect(noticeIn(`<p>${sentence}</p>${PROSE}`)).toBeNull();
  });

  it("quotes a long sentence up to a word's end, never half of a sign", () => {
    const signs = "🎈".repeat(90);
    for (const between of ["", "x", "xx", `${signs} `]) {
      const text = `Marlpit is shutting down ${between}${signs}${signs} soon.`;
      const quote = noticeIn(`<p>${text}</p>${PROSE}`)?.quote ?? "";
      expect(quote.isWellFormed()).toBe(true);
      expect(text.startsWith(quote) && quote.length <= 200).toBe(true);
    }
  });

  it.each([
    "Marlpit for teams: coming soon.",
    "See how it works!",
    "See whether your domain is available.",
    "Hier entsteht Qualität aus Holz.",
    "Photos of bridges under construction.",
  ])("is no place held by a short page that offers something: %s", (sentence) => {
    expect(
      noticeIn(`<h1>Marlpit</h1><p>${sentence}</p><p>Minutes of every meeting in one place for all.</p>`),
    ).toBeNull();
  });

  it.each(["Coming soon", "Our new website is coming soon.", "This site is under construction!", "It works!"])(
    "is that a short page holds a place: %s",
    (sentence) => {
      expect(noticeIn(`<h1>${sentence}</h1>`)?.kind).toBe("placeholder");
    },
  );

  it("counts no words where a script has no spaces between them", () => {
    expect(noticeIn("<h1>議事録をひとつに</h1><p>会議の記録を一か所にまとめて保存します。</p>")).toBeNull();
  });

  it.each([
    "This domain may be for sale!",
    "The domain marlpit.example is available for purchase.",
    "marlpit.example is for sale",
    "Diese Domain steht zum Verkauf.",
    "Ce nom de domaine est à vendre.",
    "Este dominio está a la venta.",
    "Questo dominio potrebbe essere in vendita.",
    "Deze domeinnaam is te koop.",
    "Este domínio está à venda.",
    "Ta domena jest na sprzedaż.",
    "This domain is parked free, courtesy of its registrar.",
    "marlpit.example steht zum Verkauf.",
  ])("is that a seller holds the place, among links of others: %s", (sentence) => {
    const listed = `<ul>${"<li>Invoice software free trial</li>".repeat(30)}</ul>`;
    expect(noticeIn(`<h1>marlpit.example</h1><div>${sentence}</div>${listed}`)?.kind).toBe("placeholder");
  });

  it("is no seller's on a product for domains, nor an empty place where a product waits for its start", () => {
    const dealer =
      "Marlpit tells you when a domain is for sale, and which domain name has expired. Try it for free today.";
    expect(noticeIn(`<h1>Marlpit</h1><p>${dealer}</p>`)).toBeNull();
    const keeper = "Parked domains are free with every plan: a page says that this domain is for sale.";
    expect(
      noticeIn(`<h1>Marlpit</h1><p>Marlpit keeps your domains and renews them in time.</p><p>${keeper}</p>`),
    ).toBeNull();
    const early = `<p>Coming soon</p><p>${"Marlpit keeps the minutes of every meeting for you. ".repeat(6)}</p>`;
    expect(noticeIn(early)).toBeNull();
  });

  it.each([
    "You need to enable JavaScript to run this app, so please do so in your browser's settings now.",
    "Bitte aktivieren Sie JavaScript in den Einstellungen Ihres Browsers, um diese Anwendung zu nutzen, danke.",
    "Veuillez activer JavaScript dans votre navigateur pour utiliser cette application web en toute sécurité, merci.",
  ])("is that it shows nothing where all it says is that it wants scripts: %s", (sentence) => {
    expect(noticeIn(`<div id=root></div><p>${sentence}</p>`)?.kind).toBe("shell");
  });

  it("is that it only holds a place, or shows nothing without scripts", () => {
    expect(noticeIn("<h1>marlpit.example</h1><p>This domain is for sale.</p>")?.kind).toBe("placeholder");
    expect(noticeIn(`<p>Our mobile app: coming soon.</p>${PROSE}`)).toBeNull();
    expect(noticeIn("<noscript>You need to enable JavaScript.</noscript><div id=root></div>")?.kind).toBe("shell");
  });
});
