import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function platformsOf(text: string): string[] {
  return draftPart("commercial", acme(`<p>${text}</p>`)).fields.platforms?.value ?? [];
}

describe("words of courtesy about platforms", () => {
  it.each([
    ["Acmeflow runs on Windows, and you may rename it as you wish.", ["Windows"]],
    ["Acmeflow läuft unter Windows, so lange Sie es wünschen.", ["Windows"]],
    ["Acmeflow läuft unter Windows und Linux, vielleicht bald auch bei Ihnen.", ["Windows", "Linux"]],
    ["Wir wünschen Ihnen viel Freude: Acmeflow läuft unter Windows und Linux.", ["Windows", "Linux"]],
    ["Acmeflow runs on Windows and Linux, whichever you would like to use.", ["Windows", "Linux"]],
    ["We would love to hear from you: Acmeflow runs on Windows and Linux.", ["Windows", "Linux"]],
    ["Acmeflow runs on Windows and Linux, and you may make copies.", ["Windows", "Linux"]],
    ["Maybe you know Acmeflow, which runs on Windows and Linux.", ["Windows", "Linux"]],
    ["Acmeflow runs on Windows and Linux, one day or all week.", ["Windows", "Linux"]],
    ["Acmeflow est disponible pour Windows et Linux, même un jour sans réseau.", ["Windows", "Linux"]],
    ["Acmeflow está disponible para Windows y Linux, tal vez también para usted.", ["Windows", "Linux"]],
    ["Acmeflow è disponibile per Windows e Linux, anche un giorno solo.", ["Windows", "Linux"]],
    ["Acmeflow está disponível para Windows e Linux, nem que seja um dia.", ["Windows", "Linux"]],
    ["Acmeflow is beschikbaar voor Windows en Linux, wat uw wensen ook zijn.", ["Windows", "Linux"]],
    ["Acmeflow działa na Windows i Linux, chętnie pomożemy.", ["Windows", "Linux"]],
    ["Acmeflow er en app til iPhone og Android, hvis du ønsker det.", ["iOS", "Android"]],
    ["Acmeflow är en app för iPhone och Android, om du önskar.", ["iOS", "Android"]],
  ])("deny none: %j", (text, platforms) => {
    expect(platformsOf(text)).toEqual(platforms);
  });
});

describe("platforms that makers only wish for", () => {
  it.each([
    "We would love to make an app for iPhone and Android.",
    "Maybe we will make an app for iPhone and Android.",
    "An app for iPhone and Android would be nice.",
    "We might one day have an app for iPhone and Android.",
    "Eine App für iPhone und Android hätten wir gern.",
    "Eines Tages bauen wir eine App für iPhone und Android.",
    "Nous aimerions proposer une application pour iPhone et Android.",
    "Nos gustaría ofrecer una app para iPhone y Android.",
    "Ci piacerebbe avere un’app per iPhone e Android.",
    "Gostaríamos de ter um app para iPhone e Android.",
    "Een app voor iPhone en Android zouden we graag maken.",
    "Chcielibyśmy mieć aplikację na Androida i iPhone.",
    "En app til iPhone og Android ville vi gerne have.",
    "En app för iPhone och Android skulle vi vilja ha.",
  ])("are none: %j", (text) => {
    expect(platformsOf(text)).toEqual([]);
  });
});
