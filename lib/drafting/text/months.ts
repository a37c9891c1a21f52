const SHORT = "(?:jan|feb|mär|apr|jun|jul|aug|sept?|okt|nov|de[zc])(?:\\.|(?= \\d{4}))";

/** Months where the day before them has a full stop: German, Danish and Norwegian. Whole names: "Marketing" is no month. */
export const DOTTED_MONTHS = `(?:januar|jänner|februar|feber|märz|marts|mars|april|mai|maj|juni|juli|august|september|oktober|november|dezember|december|desember)(?!\\p{L})|${SHORT}`;

/** Months by their whole names in the languages that are read, and as English shortens them. */
export const MONTHS = `(?:${[
  "january|february|march|april|may|june|july|august|september|october|november|december",
  "januar|jänner|februar|märz|mai|juni|juli|oktober|dezember",
  "janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre",
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre",
  "gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre",
  "janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro",
  "januari|februari|maart|mei|augustus",
  "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia",
  "marts|maj|desember|augusti",
  "(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?",
].join("|")})(?!\\p{L})`;
