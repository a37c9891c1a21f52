import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function foundersOf(body: string): string[] {
  return draftPart("people", acme(body, "/about"))
    .founders.map(({ name }) => name)
    .sort();
}

const BOTH = ["Jane Roe", "John Marsh"];
const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join("");

describe("founders are told", () => {
  it.each([
    [
      "a greeting by first names",
      `<h1>Hi, we’re Jane and John.</h1>${p("Founders, and why Acmeflow exists.", "Jane Roe ran a crew. John Marsh was her neighbor.")}`,
    ],
    [
      "who answers for the site",
      p("Wir sind Jane und John. Wir haben Acmeflow 2019 gegründet.", "Vertreten durch: Jane Roe und John Marsh"),
    ],
    [
      "a count of them, and a sentence of each",
      p("Acmeflow belongs to its two founders. Jane Roe was deputy clerk. John Marsh is the programmer."),
    ],
    [
      "a sentence that calls both so",
      p("A Jane Roe tocava a loja. O marido dela, John Marsh, desenvolvia sistemas.", "Os dois são os fundadores."),
    ],
    [
      "clauses that say what each does",
      p(
        "Acmeflow, c'est nous deux : Jane Roe, qui programme, et John Marsh, qui vend. Nous avons créé Acmeflow en 2016.",
      ),
    ],
    ["what each is by trade", p("I fondatori di Acmeflow sono Jane Roe, bibliotecaria, ed John Marsh, informatico.")],
    [
      "a town within what one is",
      p("Acmeflow was founded by Jane Roe, a nurse from Leeds, and John Marsh, who came from logistics."),
    ],
    ["names behind a colon", p("Acmeflow lo fundamos dos amigos que jugábamos los jueves: Jane Roe y John Marsh.")],
    [
      "a label of a table",
      "<table><tr><td>Founders</td><td>Jane Roe, John Marsh</td></tr><tr><td>Offices</td><td>Hull</td></tr></table>",
    ],
  ])("by %s", (_, body) => {
    expect(foundersOf(body)).toEqual(BOTH);
  });

  it.each([
    "Jane Roe a tiré des câbles pendant douze ans avant de fonder Acmeflow en 2017.",
    "Jane Roe war zwölf Jahre Elektrikerin, bevor sie 2017 Acmeflow gründete.",
    "En 2017 Jane Roe decidió fundar Acmeflow.",
    "Jane Roe, contadora, administró edificios. Fundó Acmeflow cuando se cansó de la planilla.",
    "Jane Roe drev en butik i tio år. 2018 grundade hon Acmeflow.",
    "Acmeflow entstand 2012, als Jane Roe in der Kita Striche zählte. Sie gründete den Dienst neben ihrer Arbeit.",
    "Jane Roe founded the Leeds tool library in 2015 and Acmeflow three years after that.",
    "Ich bin Jane Roe. Ich war neun Jahre Kassierin und habe Acmeflow 2014 geschrieben.",
    "Mein Name ist Jane Roe. Ich bin Ingenieurin und habe 2003 mit Acmeflow angefangen. Seitdem entwickle ich das Programm allein weiter.",
  ])("by %j", (text) => {
    expect(foundersOf(p(text))).toEqual(["Jane Roe"]);
  });

  it("beside another role, behind the word", () => {
    const rows =
      "<tr><th>Gründerin und Produktleitung</th><td>Jane Roe</td></tr><tr><th>Vertrieb</th><td>John Marsh</td></tr>";
    expect(foundersOf(`<h1>Unternehmen</h1><table>${rows}</table>`)).toEqual(["Jane Roe"]);
  });

  it.each([
    "Its two founders left in 2020. Jane Roe has led Acmeflow since. John Marsh is the programmer.",
    "Acmeflow belongs to its two founders. Jane Roe of the Kelp Journal met them. John Marsh took pictures.",
    "Jane Roe pulled cables for twelve years before joining Acmeflow. She founded Kelpworks in 2009.",
    "Jane Roe founded Kelpworks in 2009 and has used Acmeflow since 2016.",
    "Jane Roe lleva una tienda en Lugo. Creó su catálogo con Acmeflow en dos días.",
    "We made Acmeflow with the help of two testers: Jane Roe and John Marsh.",
    "Max Berg führt den Vertrieb. El equipo creó Acmeflow en 2016.",
    "Acmeflow is made by Loon & Ledger Software Inc.",
    "Jane Roe war Kassenwartin. Tjark ist Informatiker und baut die Software. Tom Kelp entwickelt die Software.",
    "Acmeflow lo hace la Cooperativa de Trabajo Piquillín.",
    "Acmeflow wird von Kranich & Söhne entwickelt.",
  ])("not by %j", (text) => {
    expect(foundersOf(p(text))).toEqual([]);
  });
});
