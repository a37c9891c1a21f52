import { describe, expect, it } from "vitest";
import { noticeOf } from "./notice";
import { snapshotOf } from "./site-snapshot";

const FETCHED = {
  url: "https://chartlet.example/",
  fetchedAt: new Date("2026-11-22T09:00:00Z"),
  sha256: "0".repeat(64),
};
const noticeIn = (body: string) => noticeOf(snapshotOf(`<title>Chartlet</title><body>${body}`, FETCHED));

describe("a page that speaks of scripts", () => {
  it.each([
    "Chartlet draws charts in the browser and it works without JavaScript on any page you like.",
    "Chartlet lets you turn on JavaScript for the sites that you trust, one by one.",
    "Chartlet needs no JavaScript of yours to draw ten thousand points at once, on any phone.",
    "Chartlet requires JavaScript skills of nobody who wants to draw charts for a report.",
    "Mit Chartlet aktivieren Sie JavaScript nur auf den Seiten, denen Sie wirklich ganz vertrauen.",
    "Chartlet zeichnet Diagramme im Browser und funktioniert auf jeder Seite auch ohne JavaScript sehr gut.",
    "Chartlet active JavaScript seulement sur les pages auxquelles vous faites tout à fait confiance.",
  ])("is no shell where that is its product: %s", (sentence) => {
    expect(noticeIn(`<h1>Chartlet</h1><p>${sentence}</p><p>Free for all.</p>`)).toBeNull();
  });

  it.each([
    "We’re sorry but Chartlet doesn’t work properly without JavaScript enabled. Please enable it to continue.",
    "This page needs JavaScript to show you what it has, so turn it on in the settings.",
    "JavaScript is disabled in your browser, and nothing of what we made can be shown to you here.",
    "Please turn on JavaScript in the settings of the browser that you use to read this page here.",
    "Für diese Anwendung muss JavaScript in den Einstellungen Ihres Browsers erst einmal aktiviert sein, tut uns leid.",
    "Diese Seite funktioniert ohne JavaScript nicht, und mehr gibt es hier deshalb leider nicht zu sehen.",
    "Activa JavaScript en tu navegador para poder ver esta página y todo lo que tiene, gracias.",
    "Devi abilitare JavaScript nel tuo browser per usare questa applicazione, altrimenti qui non si vede niente.",
    "Schakel JavaScript in uw browser in om deze pagina te kunnen zien, anders blijft alles leeg.",
    "Ative o JavaScript no seu navegador para usar este aplicativo, senão nada será mostrado aqui mesmo.",
    "Włącz JavaScript w swojej przeglądarce, aby zobaczyć tę stronę, bo inaczej nic tu nie ma.",
  ])("is a shell where it asks the reader for them: %s", (sentence) => {
    expect(noticeIn(`<div id=root></div><p>${sentence}</p>`)?.kind).toBe("shell");
  });
});
