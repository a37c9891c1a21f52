import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const sizeOf = (body: string) => draftPart("people", acme(body, "/about")).fields.team_size?.value ?? null;

describe("a count of people on a page about the makers", () => {
  it.each([
    "Ein Betrieb mit 30 Mitarbeitern braucht zwei Stunden.",
    "Behind the app stand 40 people of the club.",
    "Avant, nous étions dix salariés chez Kelpline.",
    "Firma naszego wujka zatrudnia 30 osób.",
    "Mit der App planen zu zweit auch Paare.",
    "À deux, nous avons trois enfants.",
    "Em casa somos quatro.",
    "Before Acmeflow, I ran a studio of 12.",
    "In 2015 we were a team of five.",
    "By 2030 we will be a team of 50.",
    "We want to be a team of ten.",
    "Damals waren wir zu dritt.",
    "Unser Vater beschäftigte 12 Mitarbeiter.",
    "Een bakker met 12 medewerkers vroeg ons om een rooster.",
    "Somos tres hermanas; trabajamos con 40 empleados del ayuntamiento.",
    "Antes éramos una empresa de 12 empleados.",
    "Prima eravamo in otto.",
    "Dawniej było nas 12 pracowników.",
  ])("is none of theirs today: %s", (text) => {
    expect(sizeOf(`<p>${text}</p>`)).toBeNull();
  });

  it.each([
    "Unsere Kunden beschäftigen zusammen 12 000 Mitarbeiter.",
    "Déjà 12\u202f000 collaborateurs utilisent Acmeflow.",
    "Z Acmeflow korzysta 45 000 pracowników.",
    "Coordinating a team of 25 volunteers is hard work.",
    "Ein Team von 25 Ehrenamtlichen zu koordinieren, ist Arbeit.",
    "Gérer une équipe de 25 bénévoles est un métier.",
    "Coordinar un equipo de 25 personas cuesta.",
    "Coordinare un team di 25 persone è difficile.",
    "Een team van 25 vrijwilligers aansturen kost tijd.",
    "Koordynacja zespołu 25 osób jest trudna.",
    "Coordenar uma equipe de 25 pessoas é difícil.",
    "Att leda ett team på 25 personer tar tid.",
    "At lede et team på 25 personer tager tid.",
    "4.000 Mitarbeitende der Caritas planen mit Acmeflow.",
    "A team of 1,200 volunteers translated our courses.",
    "We moved in with a team of 40 coworkers.",
    "Tested by a crew of 300 people at Kelpfest.",
    "Kelpride Inc. employs 120 people.",
  ])("is of whoever else the sentence is about: %s", (text) => {
    expect(sizeOf(`<p>${text}</p>`)).toBeNull();
  });

  it.each([
    ["A small team of six in Ghent.", "team of six"],
    ["Ein Team von sechs Leuten baut Acmeflow.", "Team von sechs Leuten"],
    ["We are a team of 12 volunteers.", "12"],
    ["Wir sind ein Betrieb mit 30 Mitarbeitern.", "30"],
    ["Before lunch there are twelve of us, and today all are in.", "there are twelve of us"],
    ["We were two in 2015; today we are 12 people.", "12"],
    ["Unser Unternehmen hat heute 35 Mitarbeiter.", "35"],
    ["Das Unternehmen hat 35 Mitarbeitende in Kiel.", "35"],
    ["35 employees in Leeds", "35"],
    ["Behind Acmeflow stand 4 people in Oslo.", "4"],
    ["Zu zweit betreiben wir Acmeflow.", "Zu zweit"],
    ["À deux, nous répondons à tout.", "À deux, nous"],
    ["Somos quatro pessoas em Braga.", "somos quatro pessoas"],
    ["Nous sommes dix salariés à Brest.", "dix salariés"],
    ["L’entreprise compte 14 salariés à Brest.", "14"],
  ])("is theirs: %s", (text, size) => {
    expect(sizeOf(`<p>${text}</p>`)?.toLowerCase()).toBe(size.toLowerCase());
  });

  it.each([
    ["Team", "24 hours", null],
    ["Team", "12 plants", null],
    ["People", "12 people", "12"],
    ["Employees", "12", "12"],
    ["Mitarbeitende", "12 Personen", "12"],
    ["Équipe", "6 salariés", "6"],
  ])("stands as a figure of people below its label: %s, %s", (label, figure, size) => {
    expect(sizeOf(`<h3>${label}</h3><p>${figure}</p>`)).toBe(size);
  });
});
