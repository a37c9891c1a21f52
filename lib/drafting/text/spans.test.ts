import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { sentencesOf } from "./spans";

const cut = (text: string) => sentencesOf(text).map((one) => one.text);

describe("a number with a full stop", () => {
  it.each([
    ["We are 12.", "Marketing is done by Kelp."],
    ["We are 9.", "Mara Quill founded Kelp in 2009."],
    ["We are 9.", "Jan keeps the books."],
    ["We are 12.", "Augustine joined last."],
    ["Somos un equipo de 12.", "Desde 2015 trabajamos en Vigo."],
    ["Wij zijn met 10.", "Deze app is van ons."],
    ["Nous sommes 12.", "Des milliers de gens nous lisent."],
  ])("ends a sentence where no month follows: %s %s", (first, second) => {
    expect(cut(`${first} ${second}`)).toEqual([first, second]);
  });

  it.each([
    "Am 1. Mai 2019 ging es los.",
    "Wir schließen am 31. Dezember.",
    "Seit dem 3. März gibt es uns.",
    "Vi startede den 5. maj 2019.",
    "Siden 17. desember 2020 er vi flere.",
    "Stand: 4. Sept. 2026.",
    "Seit 1. Jan 2019 am Markt.",
  ])("is the day of a month before one: %s", (text) => {
    expect(cut(text)).toEqual([text]);
  });

  it.each(["iPhone and Mac.", "macOS only."])("begins behind an exclamation mark with a name like %s", (next) => {
    expect(cut(`No account needed! ${next}`)).toEqual(["No account needed!", next]);
  });

  it("ends none behind a name with an exclamation mark", () => {
    expect(cut("Ob drei oder dreißig: Kolonne Go! verteilt die Arbeit. Jetzt testen!")).toEqual([
      "Ob drei oder dreißig: Kolonne Go! verteilt die Arbeit.",
      "Jetzt testen!",
    ]);
    expect(cut("Try it! Cancel any time.")).toEqual(["Try it!", "Cancel any time."]);
  });

  it("lets a denial reach no further than its sentence", () => {
    const text = "There is no app for Windows 8. Marketers use Acmeflow on macOS.";
    expect(draftPart("commercial", acme(`<p>${text}</p>`)).fields.platforms?.value).toEqual(["macOS"]);
  });
});
