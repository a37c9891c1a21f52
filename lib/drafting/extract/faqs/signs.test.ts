import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const PAIRS = [
  ["How many lists may I keep?", "As many as your crew needs, on every plan."],
  ["Puis-je changer d'équipe ?", "Oui, à tout moment, dans les réglages."],
  ["¿Puedo exportar mis listas?", "Sí, como hoja de cálculo, cuando quieras."],
] as const;

function questionsOf(sign: (question: string, at: number) => string, lead = ""): string[] {
  const cards = PAIRS.map(([asked, said], at) => `<div><h3>${sign(asked, at)}</h3><p>${said}</p></div>`).join("");
  return draftPart("faq", acme(`<h1>Acmeflow</h1><section><h2>Questions</h2>${lead}${cards}</section>`)).faqs.map(
    ({ question }) => question,
  );
}

const ASKED = PAIRS.map(([question]) => question);

describe("questions", () => {
  it("are none that readers answer by a button", () => {
    const quiz =
      "<div><h3>Do you keep a list?</h3><button>Yes, on paper</button><button>No, none at all</button></div>";
    expect(questionsOf((asked) => asked, quiz)).toEqual(ASKED);
  });

  it("are read without an icon, a number or a letter in a line of its own before them", () => {
    expect(questionsOf((asked) => `<div>?</div>${asked}`)).toEqual(ASKED);
    expect(questionsOf((asked, at) => `<div>0${at + 1}</div>${asked}`)).toEqual(ASKED);
    expect(questionsOf((asked) => `<div>Q</div>${asked}`)).toEqual(ASKED);
    expect(questionsOf((asked) => `<div>💬</div>${asked}`)).toEqual(ASKED);
    expect(questionsOf((asked, at) => `${at + 1}. ${asked}`)).toEqual(ASKED);
    expect(questionsOf((asked, at) => `${at + 1}) ${asked}`)).toEqual(ASKED);
    expect(questionsOf((asked) => `▸ ${asked}`)).toEqual(ASKED);
  });

  it("are the site's own where a motto in quotation marks stands over them", () => {
    const motto = "<p>“A list is not written once. It is kept by all who work.”</p>";
    expect(questionsOf((asked) => asked, motto)).toEqual(ASKED);
  });

  it.each(["Dúvidas frequentes", "Dudas", "Vanlige spørsmål", "Často kladené otázky", "Odpowiedzi na pytania"])(
    "are read under %j",
    (title) => {
      const lines = PAIRS.map(([asked, said]) => `<div>${asked}</div><div>${said}</div>`).join("");
      const { faqs } = draftPart("faq", acme(`<h1>Acmeflow</h1><section><h2>${title}</h2>${lines}</section>`));
      expect(faqs.map(({ question }) => question)).toEqual(ASKED);
    },
  );

  it("keep words before them that are no sign", () => {
    expect(questionsOf((asked) => `<div>Lists</div>${asked}`)).toEqual([]);
  });

  it.each(["Shall we begin?", "Bereit für weniger Papier?", "¿Listo para empezar?"])(
    "are none that lead on to a button below them: %s",
    (asked) => {
      const call = `<div><h3>${asked}</h3><p>Thousands of crews already keep their lists here.</p><a href="/go">Go</a></div>`;
      expect(questionsOf((one) => one, call)).toEqual(ASKED);
    },
  );

  it.each([
    "Ist Acmeflow bereit für die E-Rechnung?",
    "¿Cómo creo una lista para mi equipo?",
    "Is Acmeflow klaar voor Peppol?",
  ])("are those whose words only sound like a call: %s", (asked) => {
    const { faqs } = draftPart(
      "faq",
      acme(
        `<h1>Acmeflow</h1><section><h2>FAQ</h2><h3>What is Acmeflow?</h3><p>A list for crews.</p><h3>${asked}</h3><p>It is, since May.</p></section>`,
      ),
    );
    expect(faqs.map(({ question }) => question)).toContain(asked);
  });
});
