import { describe, expect, it } from "vitest";
import { TopicIndex } from "./topic-index";

const NAMES = ["Restaurants & Hospitality", "Maintenance & Facilities", "Audio & Music", "Family & Household"];
const index = new TopicIndex(
  NAMES.map((name) => ({ name, keywords: name === "Family & Household" ? ["chores"] : [] })),
);
const topicsOf = (text: string) => [...new Set(index.find(text).map(({ category }) => NAMES[category]))];

describe("topics in a text", () => {
  it("are found in each of the languages, in any number and case", () => {
    for (const text of [
      "Table bookings for restaurants",
      "Réservation de table",
      "Per i ristoranti",
      "Für Restaurants",
    ])
      expect(topicsOf(text), text).toEqual(["Restaurants & Hospitality"]);
  });

  it("are found within a longer word, for less", () => {
    expect(topicsOf("Aufzugsverwaltung")).toEqual(["Maintenance & Facilities"]);
    const [whole] = index.find("Wartungsverträge");
    const [within] = index.find("Wartungsverträgebuch");
    expect(within?.weight).toBeLessThan(whole?.weight ?? 0);
  });

  it("are found within a longer word that keeps the ending they are cut by elsewhere", () => {
    const sports = new TopicIndex([{ name: "Sports & Teams", keywords: [] }]);
    for (const text of ["Hockeyteam", "Jeugdhockey"]) expect(sports.find(text), text).not.toEqual([]);
  });

  it("stand where they are said", () => {
    const text = "Software for brass bands.";
    const [find] = index.find(text);
    expect(text.slice(find?.start, find?.end)).toBe("brass bands");
  });

  it("are none where a word only resembles one", () => {
    expect(topicsOf("A tabular restatement")).toEqual([]);
  });
});
