import type { Lexicon } from "./kinds";

/** Italian. */
export const it: Lexicon = {
  unit: "or[ae]|minut[oi]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|utent[ei]|postazion[ei]|person[ae]|dipendent[ei]|licenz[ae]|dispositiv[oi]|sit[oi]|client[ei]|condomini?o?|unità|progett[oi]|sed[ei]",
  per: "al|a|all['’]|per|ogni|/",
  extras: "extra|servizi aggiuntivi|opzioni|componenti aggiuntivi|moduli opzionali|\\p{L}+ aggiuntiv[oiae]",
  ribbon:
    "risparmi.*|(?:il |la )?più (?:popolare|scelt[oa]|vendut[oa])|consigliat[oa]|popolare|nuov[oa]|miglior(?:e)? (?:offerta|valore)|disponibile ora",
  leading: "da|a partire da|ora|fatturat[oa]|fatturazione|prezzo:?|totale|prima|anziché",
  audience: "per|ideale per|perfett[oa] per|tutto|se",
  soon: "prossimamente|presto disponibile|in arrivo|lista d['’]attesa|in sviluppo",
  reckoned: "stimat[oa]|ricavi|fatturato|calcolatore|simulatore|esempio|imponibile|fattura|subtotale",
  spared: "risparmi\\p{L}*|guadagn\\p{L}*|iva|budget|donazion[ei]",
  founder: "(?:co[- ]?)?fondat(?:ore|rice|ori|rici)|creat(?:ore|rice|ori)|ideat(?:ore|rice|ori)|inventore",
  founded: "fondat[aoie]|creat[aoie]|ideat[aoie]|ha fondato|ha creato|ha ideato|lanciat[ao]",
  made: "sviluppat[aoie]|realizzat[aoie]|progettat[aoie]|fatt[ao]",
  by: "da|dal|dalla",
  iAm: "sono|mi chiamo|il mio nome è",
  iMade: "ho (?:fondato|creato|ideato|sviluppato|lanciato|costruito)",
  host: "hosting|ospitat\\p{L}+",
  holder: "titolare(?: del (?:sito|trattamento))?|editore|gestore del sito|note legali",
  seat: "con sede(?: legale)? (?:a|in)|ha sede a|sede legale (?:a|in)",
  call: "(?:iscriviti|scarica|contatta|unisciti|prova|prenota|richiedi|non esitare|clicca|scopri)",
  trial: "prova(?: gratuita)?",
  limit: "fino a|meno di|più di|oltre|massimo",
  instalment: "rate",
};
