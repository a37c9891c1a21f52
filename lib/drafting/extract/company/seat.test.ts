import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import type { ProfileField } from "@/lib/schemas/profile";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractPeople } from "../people";

function fieldOf(field: ProfileField, body: string, path = "/about"): unknown {
  const reading = acme(body, path, "");
  return judgeCandidates(reading, extractPeople(reading)).fields[field]?.value ?? null;
}

describe("where the company sits", () => {
  it.each([
    ["<p>Acmeflow Ltd, 8 Kai Road, Kelpton 570004, Karnataka.</p>", "Kelpton"],
    ["<p>Acmeflow Pty Ltd, of Kai Drive, Kelpton NSW 2515.</p>", "Kelpton"],
    ["<p>Acmeflow Limited, 3 Kai Street, Kelpton 7930.</p>", "Kelpton"],
    ["<p>Acmeflow is gevestigd te Kelpstad, Kleine Poot 8, 7411 ZZ.</p>", "Kelpstad"],
    ["<p>Acmeflow, a small company in Kelpton, makes lists.</p>", "Kelpton"],
    ["<p>From our office in Kelpton we look after 400 crews.</p>", "Kelpton"],
    ["<p>Acmeflow has its desk in Kelpton, Nova Scotia.</p>", "Kelpton, Nova Scotia"],
    ["<p>Estamos en Algarrobo.</p>", "Algarrobo"],
    [
      "<h2>Contact</h2><p>Acmeflow<br>3 Kelp Square<br>Kelpton<br>H91 TK58<br>Republic of Ireland</p>",
      "Kelpton, Republic of Ireland",
    ],
    ["<p>Siège social : ZA des Auches, lot 6, 26400 Algues, France.</p>", "Algues"],
    ["<p>Made with tea in Kelpton.</p><p>We met on a quay in Kelpton.</p>", "Kelpton"],
  ])("reads %j", (body, place) => {
    expect(fieldOf("location", body)).toBe(place);
  });

  it.each([
    "<p>Made with tea in Kelpton.</p>",
    "<p>Estamos en Twitter.</p>",
    "<p>Estamos en LinkedIn y en Instagram.</p>",
    "<p>Made in Framer.</p><p>We draw in Framer.</p>",
    "<p>Made with love in Europe.</p><p>Hosted in Europe.</p>",
    "<p>Acmeflow helps a company in Kelpton.</p>",
    "<p>Acmeflow, version, Build 4711</p>",
  ])("reads none in %j", (body) => {
    expect(fieldOf("location", body)).toBeNull();
  });
});

describe("the company behind the product", () => {
  it.each([
    ["<p>Kelp Apps ApS, CVR 12345678, Kajgade 4, 6700 Kelpby.</p>", "/about", "Kelp Apps ApS"],
    ["<p>Acmeflow is de handelsnaam van Kelp Software B.V., Kade 8.</p>", "/voorwaarden", "Kelp Software B.V."],
    ["<p>Acmeflow é prestado por Kelp Comum, Unipessoal Lda., NIPC 5.</p>", "/termos", "Kelp Comum, Unipessoal Lda."],
    ["<p>Acmeflow est exploité par la SARL Algues et Cie, 3 place du Quai.</p>", "/legal", "SARL Algues et Cie"],
    ['<p>"We" means Kelp Float Limited, trading as Acmeflow.</p>', "/terms", "Kelp Float Limited"],
  ])("is named by %j", (body, path, name) => {
    expect(fieldOf("legal_name", body, path)).toBe(name);
  });

  it.each([
    ["<p>Our payments: Kelp Pay Limited, company number 123.</p>", "/privacy"],
    ["<p>Kelp Mail GmbH, HRB 4, sends our newsletter.</p>", "/privacy"],
    ["<p>Kelpboard is a product of Kelp Works Ltd.</p>", "/about"],
    ["<p>Kelp Float Limited, trading as Kelpboard.</p>", "/terms"],
  ])("is not who %j names", (body, path) => {
    expect(fieldOf("legal_name", body, path)).toBeNull();
  });
});

describe("a fact of its own in a box", () => {
  const facts = (...pairs: [string, string][]) => {
    const boxes = pairs.map(([one, other]) => `<div><h3>${one}</h3><p>${other}</p></div>`).join("");
    const reading = acme(`<h1>Acmeflow is a team of one.</h1><div>${boxes}</div>`, "/about");
    const { fields } = judgeCandidates(reading, extractPeople(reading));
    return [fields.location?.value, fields.founded_year?.value];
  };

  it("is the place over or under the word for it, and the year of the first line of code", () => {
    expect(facts(["2018", "First line of code"], ["Halifax", "Headquarters"])).toEqual(["Halifax", 2018]);
    expect(facts(["Hauptsitz", "Kiel"], ["60", "Boote"])).toEqual(["Kiel", undefined]);
    expect(facts(["Brest, France", "Siège social"], ["60", "bateaux"])).toEqual(["Brest, France", undefined]);
  });

  it.each<[string, string]>([
    ["12", "Headquarters"],
    ["Halifax", "Conference 2025"],
    ["Jane", "Based in"],
    ["Acmeflow", "Headquarters"],
    ["A place of our own by the sea", "Headquarters"],
  ])("is no place: %s, %s", (one, other) => {
    expect(facts([one, other], ["60", "boats"])[0]).toBeUndefined();
  });
});
