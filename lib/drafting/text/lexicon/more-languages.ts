import type { Lexicon } from "./kinds";

/** Words that decide most, of languages without a file of their own: Czech and Slovak, Finnish, Hungarian. */
export const MORE_LANGUAGES: Partial<Lexicon> = {
  founder: "(?:spolu)?zakladatel(?:ka|ky|é|ov)?|perustaja(?:t|jäsen)?|alapító(?:ja|k)?",
  founded: "(?:spolu)?založil[aiy]?|založen[aoýáé]?|perust(?:i|ivat|ettu|ettiin)|alapítot(?:t|ta|ták)",
  trying:
    "vyzkoušejte|vyzkoušet|zkoušet|zkušební\\p{L}*|na zkoušku|kokeile|kokeiluaika\\p{L}*|próbaidő\\p{L}*|próbálja ki",
  day: "dn[íů]|dny|päivä(?:ä|n)?|nap(?:ig|os)?",
  week: "týdn(?:y|ů)|viikko(?:a|n)?",
  month: "měsíc(?:e|ů)?|mesiac(?:e|ov)?|kuukau(?:si|tta|den)|hónap(?:ig|os)?",
  otherTerm: "vrácení|vrátit|výměna|palau\\p{L}+|visszaküld\\p{L}*|csere",
  free: "zdarma|zadarmo|bezplatně|ilmai(?:nen|seksi|sta)|maksut(?:on|ta|tomasti)|ingyenes(?:en)?",
};
