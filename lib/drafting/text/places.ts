/** Countries as imprints and footers write them, in English and in their own or their neighbours' languages. */
const COUNTRIES =
  "Germany|Deutschland|Allemagne|Austria|Österreich|Switzerland|Schweiz|Suisse|Svizzera|France|Frankreich|Italy|Italia|Italien|Spain|España|Spanien|Portugal|Netherlands|The Netherlands|Nederland|Niederlande|Belgium|België|Belgique|Luxembourg|Luxemburg|United Kingdom|UK|U\\.K\\.|England|Scotland|Wales|Northern Ireland|Ireland|Denmark|Danmark|Sweden|Sverige|Norway|Norge|Finland|Suomi|Iceland|Estonia|Eesti|Latvia|Lithuania|Poland|Polska|Czech Republic|Czechia|Česká republika|Slovakia|Slovensko|Slovenia|Slovenija|Hungary|Magyarország|Croatia|Hrvatska|Serbia|Romania|România|Bulgaria|Greece|Cyprus|Malta|Ukraine|Turkey|Türkiye|Israel|United States(?: of America)?|USA|U\\.S\\.A?\\.?|Canada|Mexico|México|Brazil|Brasil|Argentina|Chile|Colombia|Peru|Uruguay|Australia|New Zealand|Japan|South Korea|Korea|China|Hong Kong|Taiwan|Singapore|India|Indonesia|Malaysia|Thailand|Vietnam|Philippines|Pakistan|Bangladesh|Sri Lanka|South Africa|Kenya|Nigeria|Egypt|Morocco|Tunisia|UAE|United Arab Emirates|Saudi Arabia|Georgia|Armenia|Kazakhstan|Bosnia and Herzegovina|North Macedonia|Albania|Monaco|Liechtenstein|Andorra";
export const COUNTRY = new RegExp(`(?<![\\p{L}])(?:the )?(?:${COUNTRIES})(?![\\p{L}])`, "u");
/** A line that is a country and nothing more. */
export const COUNTRY_LINE = new RegExp(`^(?:the )?(?:${COUNTRIES})[.,]?$`, "iu");

const TOWN =
  "\\p{Lu}[\\p{L}\\p{M}.'’-]{1,24}(?:[ -](?:\\p{Lu}[\\p{L}\\p{M}.'’-]{1,24}|(?:am|an|der|den|im|a\\.M\\.|i\\.?|de|la|le|les|del|di|do|da|dos|sur|sous|en|upon|on|of|the|aan|op)(?=[ -]))){0,4}";
/** "Bonn, Germany", "Austin, TX", "Toronto, Ontario, Canada": what follows "based in". */
export const PLACE = new RegExp(
  `^(?:(?:the\\s|beautiful\\s|sunny\\s|downtown\\s|central\\s)(?=[\\p{Lu}]))?(?<place>${TOWN}(?:,\\s(?:${TOWN}|[A-Z]{2}(?![\\p{L}]))){0,2})`,
  "u",
);

/** A line that ends in a town and its country. */
export const TOWN_AND_COUNTRY = new RegExp(
  `(?:^|,\\s)(?<town>${TOWN})(?:\\s\\d{4,6})?,\\s(?:the )?(?:${COUNTRIES})\\.?$`,
  "u",
);

/** A postal line as the post of the larger countries has it, the most telling first: town and code, then code and town. */
export const POSTAL_LINES: RegExp[] = [
  new RegExp(
    `(?<town>${TOWN}),\\s(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|Ontario|Qu[eé]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia)(?:\\s\\d{5}(?:-\\d{4})?|\\s[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d)`,
    "u",
  ),
  new RegExp(`(?<town>${TOWN}),?\\s[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}(?![\\p{L}\\p{N}])`, "u"),
  new RegExp(`(?<town>${TOWN})(?:,\\s[^,\\n]{2,30})?,\\sL[VT]-\\d{4,5}`, "u"),
  /(?<town>Singapore)\s\d{6}(?!\d)/u,
  new RegExp(`(?<![\\p{L}\\p{N}-])\\d{4}\\s?[A-Z]{2}[,]?\\s(?<town>${TOWN})`, "u"),
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:[A-Z]{1,2}[- ])?\\d{4,5}\\s(?<town>${TOWN})(?![\\p{L}\\p{N}])`, "u"),
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{3}\\s\\d{2}|LV-\\d{4}|LT-\\d{5})\\s(?<town>${TOWN})`,
    "u",
  ),
];
