import { lookup } from "@/lib/core/lookup";

/** Countries as imprints and footers write them, in English and in their own or their neighbours' languages. */
const CODES =
  "DE AT CH FR IT ES PT NL BE LU GB IE DK SE NO FI IS EE LV LT PL CZ SK SI HU HR RS RO BG GR CY MT UA TR IL US CA MX BR AR CL CO PE UY EC CR AU NZ JP KR CN HK TW SG IN ID MY TH VN PH PK BD LK ZA KE NG GH EG MA TN AE SA GE AM KZ BA MK AL ME XK MD MC LI AD";
const LANGUAGES = "en de fr es it nl pt pl sv da nb fi et lv lt cs sk sl hu hr ro".split(" ");
/** Names that the tables of languages lack: parts, short and old forms. */
const OTHERS =
  "The Netherlands|Holland|UK|U\\.K\\.|England|Scotland|Wales|Northern Ireland|Republic of Ireland|Slovak Republic|Great Britain|USA|U\\.S\\.A?\\.?|United States of America|Estados Unidos da América|UAE|Korea|Hong Kong|Turkey|Türkiye|Czech Republic|Česká republika|Suisse|Danmark|Norge|Sverige|Suomi|Eesti|Ísland";

const TABLES = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }));

/** Whether a line names the country of a code of ISO 3166-1, in one of the languages. */
export function isCountryOf(code: string, line: string): boolean {
  const name = line.replace(/[.,]$/, "");
  return TABLES.some((table) => table.of(code) === name) || (SHORT_NAMES.get(code) ?? []).includes(name);
}
const SHORT_NAMES = lookup<string[]>({
  GB: ["UK", "England", "Scotland", "Wales", "Great Britain"],
  US: ["USA", "United States of America"],
  IE: ["Republic of Ireland"],
});

/** Every name that the runtime's tables know for the countries of product companies. */
function countryNames(): string {
  const names = CODES.split(" ").flatMap((code) => TABLES.flatMap((table) => table.of(code) ?? []));
  const plain = names.filter((name) => /^\p{Lu}[\p{L}\s’'-]{2,40}$/u.test(name));
  return [...new Set(plain)].sort((a, b) => b.length - a.length).join("|");
}
const COUNTRIES = `${OTHERS}|${countryNames()}`;
export const COUNTRY = new RegExp(`(?<![\\p{L}])(?:the )?(?:${COUNTRIES})(?![\\p{L}])`, "u");
/** A line that is a country and nothing more. */
export const COUNTRY_LINE = new RegExp(`^(?:the )?(?:${COUNTRIES})[.,]?$`, "iu");

const TOWN =
  "(?:['’]s-)?\\p{Lu}[\\p{L}\\p{M}.'’-]{1,24}(?:[ -](?:\\p{Lu}[\\p{L}\\p{M}.'’-]{1,24}|(?:am|an|der|den|im|a\\.M\\.|i\\.?|de|la|le|les|del|di|do|da|dos|sur|sous|en|upon|on|of|the|aan|op)(?=[ -]))){0,4}";
/** "Bonn, Germany", "Austin, TX", "Toronto, Ontario, Canada": what follows "based in". */
export const PLACE = new RegExp(
  `^(?:(?:the\\s)?(?:\\p{Ll}+\\s){0,3}(?:town|city|village|heart|outskirts) of\\s(?=[\\p{Lu}]))?(?:(?:the\\s|beautiful\\s|sunny\\s|downtown\\s|central\\s)(?=[\\p{Lu}]))?(?<place>${TOWN}(?:,\\s(?:${TOWN}|[A-Z]{2}(?![\\p{L}]))){0,2})`,
  "u",
);

/** A line that ends in a town and its country. */
export const TOWN_AND_COUNTRY = new RegExp(
  `(?:^|,\\s)(?<town>${TOWN})(?:\\s\\d{4,6})?,\\s(?:the )?(?:${COUNTRIES})\\.?$`,
  "u",
);

/** A line that is a place and nothing else: "Haguenau, Alsace, France". */
export const PLACE_LINE = new RegExp(`^(?<place>(?:${TOWN}),\\s(?:(?:${TOWN}),\\s)?(?:${COUNTRIES}))\\.?$`, "u");

/** States that stand behind a town without their country. */
const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Québec|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New South Wales|Queensland|Victoria|Tasmania|NSW|QLD|VIC|TAS";
/** What the post calls the states of North America. */
const STATE_CODES =
  "A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]";
/** "Kelpton, OR" and no more. */
export const TOWN_AND_CODE = new RegExp(`^${TOWN},\\s(?:${STATE_CODES})\\.?$`, "u");
/** A line that is a town and its state: "Kelpton, Minnesota". */
export const TOWN_AND_STATE = new RegExp(`^(?<place>(?:${TOWN}),\\s(?:${STATES}))[.,]?$`, "u");

/** What Irish postcodes begin with. */
const ROUTING =
  "A(?:4[125]|6[37]|75|8[1-6]|9[12468])|C15|D(?:0[1-9]|1\\d|2[0-4]|6W)|E(?:2[15]|3[24]|4[15]|53|91)|F(?:12|2[368]|3[15]|4[25]|5[26]|9[1-4])|H(?:1[2468]|23|5[34]|6[25]|71|91)|K(?:3[246]|45|56|67|78)|N(?:3[79]|41|91)|P(?:1[247]|2[45]|3[126]|4[37]|5[16]|6[17]|7[25]|8[15])|R(?:14|21|3[25]|4[25]|5[16]|9[35])|T(?:12|23|34|45|56)|V(?:1[45]|23|3[15]|42|9[2-5])|W(?:12|23|34|91)|X(?:35|42|91)|Y(?:14|2[15]|3[45])";
/** An Irish postcode, "H91 TK58". */
export const EIRCODE = `(?:${ROUTING})\\s?[AC-FHKNPRTV-Y\\d]{4}`;

/** A postal line as the post of the larger countries has it, the most telling first: town and code, then code and town. */
export const POSTAL_LINES: RegExp[] = [
  new RegExp(
    `(?<town>${TOWN}),\\s(?:${STATE_CODES}|${STATES})(?:\\s\\d{5}(?:-\\d{4})?|\\s[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d)`,
    "u",
  ),
  new RegExp(`(?<town>${TOWN}),?\\s[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}(?![\\p{L}\\p{N}])`, "u"),
  new RegExp(`(?<=^|\\n|,\\s)(?<town>${TOWN}),?\\s${EIRCODE}(?![\\p{L}\\p{N}])`, "u"),
  new RegExp(`(?<town>${TOWN})(?:,\\s[^,\\n]{2,30})?,\\sL[VT]-\\d{4,5}`, "u"),
  new RegExp(`(?<town>${TOWN}),?\\s(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\\s\\d{4}(?!\\d)`, "u"),
  new RegExp(`,\\s(?<town>${TOWN})[\\s,–-]{1,3}[1-9]\\d{2}\\s?\\d{3}(?=,\\s\\p{Lu}|[.,]?$)`, "u"),
  new RegExp(`,\\s(?<town>${TOWN})\\s(?!19|20)\\d{4}(?=[.,]?$|,\\sNew Zealand)`, "u"),
  /(?<town>Singapore)\s\d{6}(?!\d)/u,
  new RegExp(`(?<![\\p{L}\\p{N}-])\\d{4}\\s?[A-Z]{2}[,]?\\s(?<town>${TOWN})`, "u"),
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:[A-Z]{1,2}[- ])?\\d{4,5}\\s(?<town>${TOWN})(?![\\p{L}\\p{N}])`, "u"),
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{3}\\s\\d{2}|LV-\\d{4}|LT-\\d{5})\\s(?<town>${TOWN})`,
    "u",
  ),
];

/** A flag, as signs of country codes write it, right behind a place. */
export const FLAG = /^\s?\p{RI}{2}/u;

/** A part of a building, a box of the post: where forms have the town. */
const IN_BUILDING =
  /^(?:suite|ste|unit|floor|fl|room|rm|apt|apartment|building|bldg|block|house|p\.?\s?o\.?\s?box|box|postfach|etage|étage|stock|bp|cs|apartado|piso|planta|local|piano|interno|scala|lokal|lok|pokój|office|bureau|büro|oficina)\.?(?=\s?(?:#|n[°oº.]|\p{L}?\d|\p{L}$)|$)/iu;
const SHOUTED = /^\p{Lu}{4,}$/u;

/**
 * True for what can be the name of a place: no suite, number or sign, and no lone word in capitals ("EMEA", "READYNOW") unless
 * an address around it `isCertain`.
 */
export function isPlaceLike(place: string, isCertain = false): boolean {
  const [town = ""] = place.split(",").map((one) => one.trim());
  if (COUNTRY_LINE.test(town)) return true;
  if (IN_BUILDING.test(town) || /[\d@#&/_+*%]/.test(town) || !/\p{L}{2}/u.test(town)) return false;
  return isCertain || !SHOUTED.test(town);
}

/** "the Bay Area", "the Cotswolds", "the Netherlands": regions that carry an article. */
const REGION =
  /(?<!\p{L})(?:area|valley|islands?|region|province|county|district|city|bay|coast|peninsula|hague|bronx|midwest|\p{L}*(?:north|south|east|west)|\p{L}*lands?|\p{L}+s)$/iu;

/** True for a name behind "the" that is no region: "in the Old Mill" tells a house, not its town. */
export function isHouse(before: string, place: string): boolean {
  const [town = ""] = place.split(",");
  return /(?:^|\s)the\s$/.test(before) && !COUNTRY.test(place) && !REGION.test(town);
}

const REGION_LINE = new RegExp(
  `^(?:the )?(?:${COUNTRIES}|${STATES}|(?:North|South|East|West) \\p{Lu}\\p{L}+|\\p{Lu}\\p{L}+shire|${STATE_CODES})$`,
  "u",
);
/** A country, or a state that stands behind a town without one. */
export const isRegion = (text: string): boolean => REGION_LINE.test(text);
