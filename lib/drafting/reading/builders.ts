import type { SiteReading } from "@/lib/drafting/candidate";
import { COPYRIGHT, SIGN } from "@/lib/drafting/text/copyright";
import { foldText } from "@/lib/drafting/text/fold";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse, keyOf } from "@/lib/drafting/text/spans";
import type { Segment } from "@/lib/schemas/snapshot";

/** Website builders, shop platforms and makers of templates: what names them stands on a site because nobody took it out. */
const BUILDERS = new Set(
  "wix squarespace shopify wordpress wordpressdotcom automattic webflow weebly godaddy jimdo strikingly ghost tryghost carrd framer elementor elemntor hubspot mailchimp blogger blogspot tumblr medium notion notionhq duda tilda tildacc tildapublishing prestashop woocommerce bigcommerce magento drupal joomla typo3 contao ionos strato onepage site123 zyro hostinger unbounce leadpages kajabi podia gumroad lovable bolt vercel netlify astrodotbuild withastro jekyll jekyllrb gohugo gohugoio 11ty eleventy gatsby nuxt nuxtjs sveltejs vitejs vuepress mkdocs squidfunk getzola hexojs getpelican docusaurus gatsbyjs nextjs vuejs getbootstrap bootstrap tailwindcss tailwindui tailwindlabs themeforest envato themeisle colorlib html5up templatemo bootstrapmade creativetim startbootstrap sbootstrap divi elegantthemes astra generatepress blacktieco cruip".split(
    " ",
  ),
);

/** True for an account or a name of who made the site's template or runs its host, unless the site is their own. */
export function isBuilder(name: string, ownKeys: readonly string[]): boolean {
  const key = keyOf(name);
  return BUILDERS.has(key) && !ownKeys.includes(key);
}

/** What a website's makers sign: "Theme by", "Website:", "Designed by"; not "made" or "built", which makers of products write. */
const CREDIT = new RegExp(
  `^(?:(?:(?:word ?press|web|website|site|page|tema|thème|seite|sito|sitio|strona|design)[ -]?)?(?:site|design|theme|template|layout|thème|tema|vorlage|plantilla|modello|szablon|diseño|conception|concept|konzept|creación|création|réalisation|realización|realizzazione|realização|realisatie|umsetzung|gestaltung|vormgeving|wykonanie|projekt(?!\\s(?:von|av|af)(?!\\p{L}))|produktion|développement|desarrollo|sviluppo|desenvolvimento)(?!\\p{L})[^.!?]{0,40}?(?:\\s(?:${inAllLanguages("by")}|av|di|de)\\s|\\s?[:–-]\\s)|(?:designed|developed|designed (?:and|&) developed|powered|entwickelt|gestaltet|umgesetzt|erstellt|développée?|réalisée?|conçue?|desarrollad[oa]|diseñad[oa]|realizad[oa]|sviluppato|realizzato|progettato|desenvolvid[oa]|ontwikkeld|ontworpen|gerealiseerd|utvecklad|designad|udviklet|designet|wykonan[ey]|zaprojektowan[ey])\\s(?:\\p{L}+\\s){0,2}?(?:${inAllLanguages("by")}|av)\\s)`,
  "iu",
);

/** "Built with Kelp and the Paper theme by": whose theme it is, later in such a line. */
const THEME_BY =
  /(?<!\p{L})(?:theme|template|skin|thème|tema|vorlage|plantilla|modello|szablon)\s(?:by|from|von|par|de|di|van|door|av|af|autorstwa)\s/iu;

/** What the pages themselves are called, as alternatives. */
export const SITE_WORD =
  "web ?(?:site|page)|site(?: web| internet)?|web(?:seite|auftritt)|internetseite|homepage|sito(?: web| internet)?|sitio(?: web)?|página(?: web)?|strona(?: internetowa)?|webbplats|hjemmeside";
/** "Il sito è realizzato da", "This website was designed by": said of the website, wherever it stands. */
const SITE_MADE = new RegExp(
  `^(?:(?:this|the|our|diese|die|unsere|der|il|questo|el|este|esta|la|ce|le|notre|deze|de|ta|o|a)\\s)?(?:${SITE_WORD})(?:\\s(?:is|was|has been|ist|wurde|wird|è(?: stato)?|es|ha sido|fue|está|est|a été|werd|jest|została?|foi|är|er|blev))?\\s(?:designed|built|created|developed|made|erstellt|gestaltet|umgesetzt|entwickelt|programmiert|realizzat[oa]|sviluppat[oa]|creat[oa]|progettat[oa]|diseñad[oa]|desarrollad[oa]|realizad[oa]|cread[oa]|réalisée?|conçue?|créée?|développée?|ontworpen|ontwikkeld|gemaakt|gebouwd|wykonan[ay]|stworzon[ay]|zaprojektowan[ay]|desenvolvid[oa]|criad[oa]|skapad|utvecklad|udviklet|lavet)\\s(?:\\p{L}+\\s){0,3}?(?:${inAllLanguages("by")}|av)\\s|^(?:diese|die|unsere)\\s(?:${SITE_WORD})\\s(?:wurde|wird|ist)\\s(?:von|durch)\\s.{3,80}\\s(?:erstellt|gestaltet|umgesetzt|entwickelt|programmiert)(?!\\p{L})`,
  "iu",
);

/** True for a sentence about who made the website, where an imprint may name an agency. */
export function isSiteMade(sentence: string): boolean {
  return SITE_MADE.test(sentence.trim());
}

/** True for a footer's line about who made the website or its theme: nobody of it made the product. */
export function isSiteCredit({ region }: Segment, sentence: string): boolean {
  return region === "footer" && (CREDIT.test(sentence.trim()) || THEME_BY.test(sentence));
}

/** What stands in front of whoever signs, and nothing else: not "Photos ©", not a name later in the line. */
const SIGNED = /^\P{L}*(?:copyright)?[\s©(c)]*(?:(?:19|20)\d\d(?:\s?[–-]\s?(?:19|20)\d\d)?[\s,·]*)?(?:by\s)?$/iu;
/** Longer texts tell of rights, and of others' too. */
const LINE_MAX = 200;

/** True for who holds the site's copyright, by the line in which it signs: "© 2026 Jane Roe". */
export function isCopyrightHolder({ pages }: SiteReading, name: string): boolean {
  const wanted = foldText(name);
  return wanted.includes(" ") && pages.some(({ segments }) => segments.some((one) => isSignedBy(one, wanted)));
}

function isSignedBy(one: Segment, wanted: string): boolean {
  if (!isProse(one) || one.text.length > LINE_MAX || !COPYRIGHT.test(one.text)) return false;
  const line = foldText(one.text);
  return line.includes(wanted) && SIGNED.test(line.slice(0, line.indexOf(wanted)));
}

const DEVELOPED_BY = new RegExp(
  `^(?:developed|entwickelt|développée?|desarrollad[oa]|sviluppat[oa]|desenvolvid[oa]|ontwikkeld|utvecklad|udviklet)\\s(?:(?:and|&|und|et|y|e|en)\\s\\p{L}+\\s)?(?:${inAllLanguages("by")}|av)\\s(?<who>[^.]{3,60})\\.?$`,
  "iu",
);

/** True for "Developed by Jane Roe", and no more, at the foot of pages that she alone signs there. */
export function isSignersCredit({ pages }: SiteReading, credit: string, name: string): boolean {
  if (!name.includes(" ") || DEVELOPED_BY.exec(credit.trim())?.groups?.who?.trim() !== name) return false;
  const lines = pages.flatMap(({ segments }) =>
    segments.filter((one) => one.region === "footer" && isProse(one) && SIGN.test(one.text)),
  );
  return lines.length > 0 && lines.every((one) => isSignedBy(one, foldText(name)));
}
