import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const yearOf = (html: string, path = "/about"): number | null =>
  draftPart("people", acme(html, path)).fields.founded_year?.value ?? null;

describe("what began in a year", () => {
  it.each([
    "Our story began in 2012, when we opened a small studio.",
    "The story of our company starts back in 2012, when two friends teamed up.",
    "Software grew out of audits, and the company was incorporated in 2012.",
    "We have run the harbour desk since the company was founded in 2012.",
    "Acmeflow is a Leeds-based software company founded in 2012.",
    "Acmeflow is a German point-of-sale software company founded in 2012 in Kiel by brothers Jan Roe and Max Roe.",
    "Acmeflow is a consultancy that was originally established in 2012.",
    "Acmeflow has been in the technology business since 2012 and started as a dealer.",
    "Our CEO, Jane Roe, built Acmeflow as a side project in 2012.",
    "Acmeflow was made as a non-commercial hobby project in 2012.",
    "I started this planner as a side project in 2012, and it quickly became my passion.",
    "The project was founded by Jane Roe as a side project in 2012.",
    "Jane Roe fundó la empresa en 2012 con un camión.",
    "Acmeflow nació en 2012 de la mano de Jane Roe, una diseñadora.",
    "•Founded: 2012",
    "Jane Roe and Max Berg founded the company in 2012.",
    "Jane Roe, Max Berg and Ada Kelp founded the company in 2012.",
    "Jane Roe et Max Berg ont fondé l'entreprise en 2012.",
    "Jane Roe y Max Berg fundaron la empresa en 2012.",
  ])("is the product or its company: %j", (text) => {
    expect(yearOf(`<h2>About us</h2><p>${text}</p>`)).toBe(2012);
  });

  it.each([
    "2012 gründeten wir unseren Standort in Hamburg.",
    "Jane Roe and Max Berg founded Kelpline in 2012.",
    "Blue Harbour, which Jane Roe and Max Berg left, founded the company in 2012.",
    "Jane gründete 2012 Kelpline mit, ein Unternehmen für Diktate.",
    "2012 gründete er mit seinem Bruder Max die Kelpline GmbH & Co. KG.",
    "A cidade já era um polo desde 2012, com a fundação da ETF.",
    "Depuis sa création en 2012, la Mosaïque du Littoral est devenue un outil.",
    "In 2012, we decided to create a process to discuss proposals.",
    "Acmeflow helps teams founded in 2012.",
    "We launched Acmeflow for iPad in 2012.",
    "Acmeflow was bought by Kelp Works in 2019; the company was founded in 2012.",
    "Acmeflow is part of Kelp Group, which has 300 staff and was founded in 2012.",
    "The app was launched on Steam in 2012.",
    "Acmeflow was built on the 2012 census.",
    "Acmeflow Group, our parent, was formed in 2012.",
    "Acmeflow a été conçu pour la loi de 2012.",
  ])("is something else: %j", (text) => {
    expect(yearOf(`<p>${text}</p>`)).toBeNull();
  });

  it("is asked of the product among the questions", () => {
    const faq = (answer: string) => `<h1>FAQ</h1><h3>When did it begin?</h3><p>${answer}</p>`;
    expect(yearOf(faq("Acmeflow is a global agency, founded in 2012. We build rotas."), "/faq")).toBe(2012);
    expect(yearOf(faq("Kelpline was founded in 2012, and we use it."), "/faq")).toBeNull();
  });

  it("stands beside it in a timeline, before or behind the text of its entry", () => {
    const entry = (year: number, text: string) => `<div><span>${year}</span><h3>Step</h3><p>${text}</p></div>`;
    expect(
      yearOf(`<h2>Journey</h2>${entry(2012, "Founded in Kelpton, out of frustration.")}${entry(2014, "Opened up.")}`),
    ).not.toBe(2014);
    expect(
      yearOf("<ul><li><h3>Start</h3><p>Acmeflow was started by three technicians</p><time>2012</time></li></ul>"),
    ).toBe(2012);
    expect(yearOf("<div><div>2012</div><p>In business since</p><div>40+</div><p>people</p></div>")).toBe(2012);
  });

  it("is read below a heading of everyday words, which is nobody's name", () => {
    const html = (heading: string) => `<h1>Acmeflow</h1><h2>${heading}</h2><p>The project was founded in 2012.</p>`;
    expect(yearOf(html("Features"), "/")).toBe(2012);
    expect(yearOf(html("The Kelpline"), "/")).toBeNull();
  });
});

describe("a decade", () => {
  it.each([
    "Acmeflow was founded in the late 2000s.",
    "Founded in the 1990's, Acmeflow keeps lists.",
    "Acmeflow wurde in den 2000ern gegründet.",
    "Acmeflow a été fondée dans les années 2000.",
  ])("is no year: %j", (text) => expect(yearOf(`<p>${text}</p>`)).toBeNull());

  it("is none where it is a year", () => expect(yearOf("<p>Acmeflow was founded in 2000.</p>")).toBe(2000));
});
