import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { anyOf, exactly, wholeWords } from "@/lib/drafting/text/words";
import { MONTHS } from "./months";

/** What was founded, as it is said of a company. */
export const FOUNDING = new RegExp(
  wholeWords(
    inAllLanguages("founded"),
    "(?:founding|foundation) (?:year|date)|year (?:of foundation|founded)|date (?:of foundation|founded)|founding|\\p{L}*gründung(?:sjahr|sdatum)?|date de création|année de création|création|fecha de (?:fundación|creación)|fundación|data d[ei] fond\\p{L}+|data de fundação|fundação|año de fundación|ano de fundação|fondazione|oprichting(?:sjaar|sdatum)?|rok założenia|grundläggning",
    "formed|incorporated|est\\.|gründete?n?|stiftet|grundat|grundades?|(?:aperto|costituito|abierto|constituido) la (?:società|sociedad)",
  ),
  "giu",
);
/** What began, without a word of founding. */
export const START = new RegExp(wholeWords(inAllLanguages("began"), inAllLanguages("iMade")), "giu");
/** Any word of a beginning. */
export const BEGINNING = new RegExp(`${FOUNDING.source}|${START.source}|${wholeWords(inAllLanguages("debut"))}`, "iu");
/** "The first", before what came out. */
export const FIRST_ONE =
  "(?:first|erste[nrs]?|premi(?:er|ère)|primer[ao]?|prim[oa]|eerste|primeir[oa]|pierwsz[yae]|första|første)";
/** Right behind a name: "went on sale", "lo hanno messo in funzione". */
export const OUT_NEXT = `(?:\\s(?:was|were|is|has|had|been|finally|then|lo|la|l['’]|hanno|ha|è|a|été|est|wurde|ist|se|blev|har|werd|foi|został[ao]?)){0,3}\\s${wholeWords(inAllLanguages("cameOut"))}`;
const FIRST_OUT = new RegExp(`(?<!\\p{L})${FIRST_ONE}\\s\\S+${OUT_NEXT}`, "iu");
/** "The first Acme went on sale": a name may stand for the first version. */
export const isFirstOut = (sentence: string): boolean => FIRST_OUT.test(sentence);
/** "Since", before its year. */
export const SINCE =
  /(?<!\p{L})(?:since|seit|depuis|desde|dal|dallo|sinds|sedan|siden|od)\s(?:(?!(?:over|more|über|plus|más|oltre|mais|ruim|ponad)(?!\p{L}))\p{L}+\.?\s){0,2}$/iu;
/** Who speaks of themselves, and the company as such. */
export const SELF = anyOf(
  inAllLanguages("we"),
  "it|he|she|they|company|project|what",
  "the (?:product|team|software|app|foundation|business|studio|journey)|(?:das|unser) unternehmen|(?:die|unsere) firma|l['’](?:entreprise|application|azienda|appli)|la (?:société|empresa|sociedad|società)|(?:a|nossa) empresa|het bedrijf|firm[aęy]|bolaget|företaget|firmaet|virksomheden|selskabet",
);
/** Who speaks says what they are. */
export const WE_ARE = anyOf(inAllLanguages("weAre"), "ich bin|je suis|soy|sono|ik ben");
/** Verbs whose ending says that the speaker makes it. */
export const MAKING =
  "programmiere|entwickle|baue|schreibe|betreibe|mache|développe|programo|desarrollo|sviluppo|ontwikkel|bouw|maak|desenvolvo|faço|tworzę|rozwijam";
/** What makers have done ever since. */
export const DOING = anyOf(inAllLanguages("doing"));

const ANOTHER = anyOf(
  "(?:his|her|their|sein|ihr|son|sa|su|(?:la )?sua|zijn|haar)\\p{L}{0,2} (?:first|previous|last|erste|premi|primer|prima|eerste)\\p{L}* \\p{L}+",
);
const HIS_BUSINESS = anyOf(
  "(?:his|her|their) (?:own )?(?:\\p{L}+ )?(?:business|company|firm|shop|practice|workshop|studio)|(?:seine?[nm]?|ihre?[nm]?) (?:eigene[nsm]? )?(?:\\p{L}*betrieb|firma|werkstatt|praxis|geschäft|laden)|(?:son|sa) (?:propre )?(?:affaire|entreprise|société|atelier|boutique|cabinet)",
  "su (?:propi[oa] )?(?:negocio|taller|tienda|despacho|bar)|(?:la sua|il suo) (?:propri[oa] )?(?:attività|azienda|bottega|ditta|impresa|studio|negozio)|(?:zijn|haar) (?:eigen )?(?:bedrijf|zaak|winkel|praktijk)|(?:o seu|a sua) (?:próprio )?(?:negócio|loja|oficina|empresa)|(?:sin|hans|hennes|hendes) (?:eg(?:en|et) )?(?:firma|företag|virksomhed|butik|verkstad)",
);
/** "avait fondé son affaire": what somebody has for themselves, unless the clause names the product. */
export const isHisBusiness = (clause: string): boolean => HIS_BUSINESS.test(clause);

/** "We met in 2014": nothing had begun yet. */
export const MET = anyOf(
  "(?:we|they|both|who) (?:first |had |all )?met|(?:ran|bumped) into (?:each other|one another)|(?:lernten|haben) (?:wir|sie) (?:uns|sich) (?:\\p{L}+ ){0,4}kennen\\p{L}*|(?:wir|sie) (?:lernten|haben) (?:uns|sich) (?:\\p{L}+ ){0,4}kennen\\p{L}*|kennengelernt|(?:se sont|nous sommes|s['’]est) (?:\\p{L}+ )?rencontrée?s?|(?:nos|se) conoc(?:imos|ieron)",
  "(?:ci siamo|si sono) (?:\\p{L}+ )?(?:conosciut[ie]|incontrat[ie])|leerden (?:elkaar|we elkaar|wij elkaar) (?:\\p{L}+ ){0,3}kennen|nos conhecemos|conheceram-se|se conheceram|pozna(?:liśmy|li) się|träffades|lärde känna|mødte(?:s| hinanden)",
);

/** "sein erstes Unternehmen": what somebody founded before. */
export function isOfAnother(clause: string): boolean {
  return ANOTHER.test(clause);
}

const YEAR_ALONE = new RegExp(
  `^(?:\\p{L}{2}\\s)?(?:(?:\\d{1,2}\\.?\\s)?${MONTHS}(?:\\sde)?\\s)?(?:19|20)\\d{2}:?$`,
  "iu",
);

/** "2014", "In 2014:", "May 2014": a line that holds a year and nothing else. */
export function isYearAlone(text: string): boolean {
  return YEAR_ALONE.test(text);
}

/** "The year after": what follows was in another year than what stands before. */
export const LATER = anyOf(
  "(?:years?|months|jahre?|monate|ans|mois|años|meses|anni|mesi|jaar|maanden|lat[a]?|rok|anos|år|måneder|månader) (?:later|afterwards|später|danach|plus tard|après|después|más tarde|dopo|più tardi|później|depois|mais tarde|senere|senare)",
  "(?:the|following|next) (?:next |following )?year|(?:im|das) (?:jahr darauf|jahr danach|folgenden jahr|nächsten jahr)|l['’]année suivante|al año siguiente|l['’]anno dopo|rok później|w następnym roku|het jaar (?:daarna|erop)|året (?:efter|därpå)|no ano seguinte",
);

/** What a fact sheet for the press calls the day a product came out: the first line below is that of the whole product. */
const RELEASED = exactly(
  "(?:initial |first |original )?release(?: date|d)?|launch(?:ed| date)?|(?:erst)?(?:erscheinungsdatum|veröffentlichung(?:sdatum)?|veröffentlicht|erschienen)|date de (?:sortie|lancement)|(?:fecha|data) de (?:lanzamiento|lançamento|publicación)|data di (?:uscita|lancio|pubblicazione)|release-?datum|verschenen|data (?:premiery|wydania)|lanserad|udgivet|utgiven",
);
export const isReleaseLabel = (text: string): boolean => RELEASED.test(text.replace(/\s?:$/, ""));

/** "Acme is a project of", "an app by": who is named behind made it, and may be a company. */
export const WORK_OF =
  "(?:project|product|app|thesis|dissertation|(?:diplom|master|bachelor|abschluss|haus)arbeit|mémoire|tesis|tesi|scriptie|experiment|projekt|produkt|proyecto|projet|progetto|projeto|aplicación|applicazione|initiatie(?:f|ve))\\s(?:of|by|from|von|de|di|van|do|da|av|af)";

/** "Jane Roe, who did the late shift, and John Marsh wrote": who they are stands between names and verb. */
export const withoutAsides = (text: string): string =>
  (OPENED.test(text) ? text.replace(ASIDE, "") : text).replace(WHAT_THEY_ARE, "");
/** "Jane Roe, a keen farmer and programmer, founded": what they are, between commas. */
const WHAT_THEY_ARE =
  /(?<=\p{Lu}[\p{L}'’-]+),\s(?:an?|the|eine?|der|die|une?|un|una|el|la|il|een|uma?|ett?|en|et)\s(?!(?:company|firm|agency|firma|agentur|entreprise|empresa|azienda)(?!\p{L}))\p{Ll}[^,.;:()]{2,70},(?=\s\p{Ll})/gu;
/** A name opens the sentence, or follows when it was: "In the winter of 2013 Jane Roe, who". */
const OPENED = /^(?:[^,]{0,24}(?:19|20)\d\d,?\s)?\p{Lu}[\p{L}'’-]+\s(?:\p{Ll}{1,3}\s)?\p{Lu}[\p{L}'’-]+,\s/u;
export const ASIDE = /,\s(?:who|die|der|qui|que|che|który|która|som|quien)\s[^,.;:]{2,60},(?=\s)/gu;
