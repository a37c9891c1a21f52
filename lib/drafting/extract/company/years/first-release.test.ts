import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function yearOf(body: string, path = "/about"): number | null {
  const reading = acme(body, path, "");
  return judgeCandidates(reading, extractPeople(reading)).fields.founded_year?.value ?? null;
}
const footer = (text: string) => `</main><footer><p>${text}</p></footer><main>`;

describe("the year it began, by its first version", () => {
  it.each([
    ["The first version came out in May 2014.", 2014],
    ["The first copy was sold in November 2004.", 2004],
    ["Our first public release shipped in 2016.", 2016],
    ["The first version of Acmeflow was released in 2013.", 2013],
    ["Die erste Version erschien 2015.", 2015],
    ["2011 ging die erste Version online.", 2011],
    ["Een jaar later, in 2014, stond de eerste versie online.", 2014],
    ["La primera versión salió en agosto de 2018.", 2018],
    ["La première version est sortie en 2017.", 2017],
    ["La prima versione è uscita nel 2012.", 2012],
    ["A primeira versão foi lançada em 2019.", 2019],
    ["Pierwsza wersja ukazała się w 2013 roku.", 2013],
    ["Första versionen släpptes 2010.", 2010],
    ["Den første version udkom i 2012.", 2012],
    ["The first Acmeflow went on sale in October 2017, for one shop only.", 2017],
    ["Il primo Acmeflow lo hanno messo in funzione loro due nel 2018.", 2018],
    ["Publicamos la primera versión en febrero de 2022, cuando dejamos el trabajo.", 2022],
  ])("reads %j", (text, year) => {
    expect(yearOf(`<p>${text}</p>`)).toBe(year);
  });

  it.each([
    "The first version of Kelpboard was released in 2009.",
    "The first version for Android came out in 2019.",
    "Die erste Version der Richtlinie erschien 2015.",
    "The first edition of her book was published in 2003.",
    "Pierwsza wersja regulaminu została opublikowana w 2016 roku.",
    "The first release of 2019 shipped with maps.",
    "We wrote the first version for a customer in 2012.",
    "La primera versión para Windows salió en 2015.",
  ])("reads none in %j", (text) => {
    expect(yearOf(`<p>${text}</p>`)).toBeNull();
  });
});

describe("the year it began, by what its company did", () => {
  it.each([
    ["Acmeflow became a company in February 2018.", 2018],
    ["Los dos constituyeron la empresa en 2017, con cuatro escuelas.", 2017],
    ["2012 habe ich meine Stelle in Kiel aufgegeben und die Firma gegründet.", 2012],
    ["I sold the shop and put the first version in the App Store in March 2021.", 2021],
    ["We met at a lab and have been building Acmeflow since 2015.", 2015],
    ["Acmeflow, named after a kelp, has been around since 2012.", 2012],
    ["Acmeflow was founded in 2016 and rewritten in 2020.", 2016],
    ["Ich bin Jana Roe und entwickle diese App seit 2012.", 2012],
    ["In 2014, when we were students, we founded Acmeflow.", 2014],
    ["We incorporated in March 2024, quit our jobs in May, and never looked back.", 2024],
    ["Aus dem Küchentisch wurde im September 2019 eine Firma, zunächst unter anderem Namen.", 2019],
    ["They set up Acmeflow together back in 2018, with a grant.", 2018],
    ["We opened our doors in 2015.", 2015],
    ["Acmeflow ouvre au public en mars 2017.", 2017],
    ["Em janeiro de 2021 fundaram juntos a Acmeflow.", 2021],
    ["Nel 2014 Anna Berg e Ugo Kelp fondarono Acmeflow.", 2014],
    ["Angefangen hat Acmeflow 2019 als Projekt an der Förde.", 2019],
    ["Alles begann 2013 in einer Garage.", 2013],
    ["Tout a commencé en 2012.", 2012],
    ["Todo empezó en 2016.", 2016],
    ["Tutto è iniziato nel 2011.", 2011],
  ])("reads %j", (text, year) => {
    expect(yearOf(`<p>${text}</p>`)).toBe(year);
  });

  it.each([
    "In 2019 Acmeflow set up an office in Kelpton.",
    "Set up your account in 2019.",
    "A museum opened to the public in 2017.",
    "Kelpboard became a company in 2012.",
    "2018 startete er sein erstes Unternehmen Kelpwerk.",
    "Unsere Software heißt seit 2021 Acmeflow.",
    "Our app has been called Acmeflow since 2021.",
    "Je suis alto dans un chœur amateur depuis 2009.",
    "J’ai tout réécrit en 2021.",
    "J’ai déménagé en 2021, quand d’autres ont commencé à l’utiliser.",
    "The first Acmeflow meetup ran in 2019.",
    "Das erste Acmeflow Handbuch erschien 2020.",
    "My recipe scraper was a toy; I put it on GitHub in 2021.",
    "2012 wurde eine Firma unser erster Kunde.",
    "Mein Vater hat 1987 eine Firma gegründet.",
    "Los dos constituyeron la asociación de vecinos en 2012.",
    "I am a physicist and have been making music since 1998.",
    "Since 2021 we have been called Acmeflow.",
    "We met in 2014 while working for Kelp Works.",
    "Nos conocimos en 2014 trabajando para una consultora.",
    "Jean Roe, ramoneur, avait fondé son affaire en 1987.",
  ])("reads none in %j", (text) => {
    expect(yearOf(`<p>${text}</p>`)).toBeNull();
  });
});

describe("the year it began, by a line below every page", () => {
  it.each([
    ["Sedan 2015 har vi hängt tvätt.", 2015],
    ["Seit 2014 bauen wir Listen.", 2014],
    ["Since 2012 we count boats.", 2012],
    ["Depuis 2013, nous rangeons.", 2013],
  ])("reads %j", (text, year) => {
    expect(yearOf(footer(text), "/")).toBe(year);
  });

  it.each([
    "Since 2021 we accept bank transfers.",
    "Seit 2020 bieten wir auch Kurse.",
    "Since 2012 in the service of music.",
    "Customers since 2012.",
  ])("reads none in %j", (text) => {
    expect(yearOf(footer(text), "/")).toBeNull();
  });

  it("believes a bare since that the copyright range agrees with", () => {
    expect(yearOf(footer("Seit 2012 im Dienst der Musik. | © 2012–2026 Acmeflow"), "/")).toBe(2012);
    expect(yearOf(footer("Seit 2010 im Dienst der Musik. | © 2012–2026 Acmeflow"), "/")).toBeNull();
    expect(yearOf(footer("Customers since 2012 | © 2012–2026 Acmeflow"), "/")).toBeNull();
  });
});
