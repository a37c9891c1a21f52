import type { SiteReading } from "@/lib/drafting/candidate";
import { isStoryTitle } from "@/lib/drafting/text/lexicon/story-titles";
import { withoutMarks } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { pathParts } from "./folders";

/** What a page is for, by its address, title and first heading. A page may have several roles. */
export type PageRole =
  | "home"
  | "pricing"
  | "offer"
  | "about"
  | "team"
  | "imprint"
  | "contact"
  | "privacy"
  | "terms"
  | "faq"
  | "download"
  | "license"
  | "support"
  | "features"
  | "press"
  | "blog"
  | "comparison"
  | "docs"
  | "stories"
  | "donate"
  | "jobs";

/** Words of addresses and titles by role, in the languages of most product sites. */
const WORDS: [PageRole, string][] = [
  [
    "pricing",
    "pricing|prices?|plans?|plans-pricing|pricing-plans|buy|buy-now|purchase|upgrade|subscribe|subscriptions?|editions?|preise?|tarife?|kaufen|bestellen|tarifs?|prix|acheter|precios?|planes|comprar|prezzi|prezzo|acquista|prijzen|tarieven|kopen|precos?|pre[çc]os|planos|cennik|pris|priser|hinnat|ceny|abos?|abonnements?|abonnementen|formules|licenses-and-prices|tarifas|hinnasto|cenik|listino|listino-prezzi|costi|costs?|kosten|rates|tariffe|valores|cu[aá]nto-cuesta|quanto-costa|quanto-custa|was-kostet-es|abonament|abonamenty|oplaty|wat-kost-het|combien-ca-coute|preisliste|lista-precios|ile-to-kosztuje",
  ],
  [
    "offer",
    "order|order-now|pro|premium|plus|business|enterprise|for-teams|for-business|teams|cloud|hosting|hosted|managed|saas|self-hosted|on-premises?|unternehmen|entreprises|empresas|aziende",
  ],
  [
    "about",
    "about|about-us|about-me|about-this-project|company|our-story|the-story|story|mission|who-we-are|who-i-am|makers?|the-makers|history|geschichte|unsere-geschichte|wer-wir-sind|histoire|notre-histoire|historia|nuestra-historia|storia|la-nostra-storia|geschiedenis|ons-verhaal|wie-zijn-wij|historie|nasza-historia|a-nossa-historia|a-nossa-história|var-historia|foundation|organi[sz]ation|ueber-uns|uber-uns|über-uns|unternehmen|firma|a-propos|à-propos|qui-sommes-nous|entreprise|sobre|sobre-nosotros|quienes-somos|nosotros|empresa|chi-siamo|azienda|over-ons|over|sobre-nos|quem-somos|o-nas|om|om-oss|om-os|meist[aä]|colophon|verhaal|het-verhaal|wir|wij|noi|nous|onas|o-firmie|kim-jestesmy|wie-we-zijn|wer-steckt-dahinter|chi-c-e-dietro|quien-esta-detras|om-mig|om-mej|ueber|ueber-mich|uber-mich|über-mich|das-sind-wir|hinter-den-kulissen|a-propos-de-nous|a-propos-de-moi|qui-suis-je|acerca|acerca-de|acerca-de-nosotros|sobre-mi|quien-soy|conocenos|chi-sono|over-mij|wie-ben-ik|o-mnie|kim-jestem|sobre-mim|quem-sou|quem-faz|la-storia|la-historia|l-histoire|die-geschichte|who|whoami|background|origins?|manifesto",
  ],
  [
    "team",
    "team|our-team|people|founders?|authors?|autor(?:es|a)?|staff|maintainers?|das-team|unser-team|l-equipe|notre-equipe|nuestro-equipo|il-team|il-nostro-team|ons-team|nasz-zespol|a-equipa|nossa-equipe|vart-team|equipe|équipe|equipo|squadra|het-team|zespol",
  ],
  [
    "imprint",
    "imprint|impressum|site-notice|legal-notice|legalnotice|legal|mentions-legales|mentions-légales|aviso-legal|note-legali|colofon|aviso-juridico|legal-information|company-information|anbieterkennzeichnung|colophon|informacje-prawne|dane-firmy|note-legal|aviso-legale|bolagsinformation|firmaoplysninger|rechtliches",
  ],
  [
    "contact",
    "contact|contact-us|contacts|kontakt|contacto|contatti|contatto|contatos?|contactos|contactez-nous|get-in-touch|kontakta-oss|yhteystiedot|reach-us|kontakt-os|kontakty|nous-contacter|contactar|contacta|contattaci|fale-conosco",
  ],
  [
    "privacy",
    "privacy|privacy-policy|privacy-notice|datenschutz|datenschutzerkl[aä]rung|confidentialite|politique-de-confidentialite|privacidad|politica-de-privacidad|informativa-privacy|privacybeleid|privacyverklaring|privacidade|politica-de-privacidade|gdpr|privacy-statement|data-protection|datenschutzhinweise|politique-confidentialite|vie-privee|politica-privacy|polityka-prywatnosci|prywatnosc|rodo|integritetspolicy|integritet|privatlivspolitik|privatliv|personvern|ochrana-osobnich-udaju|ochrana-udaju",
  ],
  [
    "terms",
    "terms|terms-of-service|terms-of-use|terms-and-conditions|tos|eula|agb|cgu|cgv|condiciones|termini|voorwaarden|termos|terms-conditions|user-agreement|nutzungsbedingungen|conditions-generales|conditions-d-?utilisation|terminos|terminos-y-condiciones|condiciones-de-uso|termini-e-condizioni|termini-di-servizio|algemene-voorwaarden|regulamin|villkor|anvandarvillkor|vilkar|handelsbetingelser|termos-de-uso|obchodni-podminky|podminky",
  ],
  [
    "faq",
    "faqs?|frequently-asked-questions|questions|haeufige-fragen|h[aä]ufige-fragen|fragen|foire-aux-questions|preguntas|preguntas-frecuentes|dudas|domande|domande-frequenti|vragen|veelgesteld|veelgestelde-vragen|perguntas|perguntas-frequentes|duvidas|d[uú]vidas-frequentes|pytania|pytania-i-odpowiedzi|fr[aå]gor|vanliga-fr[aå]gor|sp(?:ø|oe|o)rgsm(?:å|aa|a)l|ofte-stillede-sp(?:ø|oe|o)rgsm(?:å|aa|a)l",
  ],
  [
    "download",
    "downloads?|get|install|installation|get-started|apps?|herunterladen|telecharger|t[ée]l[ée]charger|descargar|descargas|scarica|baixar|pobierz",
  ],
  ["license", "licen[sc]es?|licen[sc]ing|lizenz|lizenzen|open-source|opensource|source|source-code|code"],
  ["support", "support|help|hilfe|aide|ayuda|soporte|assistenza|supporto|pomoc|suporte|hulp"],
  [
    "features",
    "features?|product|platform|functions?|funktionen|fonctionnalit[ée]s|caracteristicas|funzionalita|functies|recursos",
  ],
  ["press", "press|presskit|press-kit|media|media-kit|presse|brand|brand-assets|prensa"],
  [
    "blog",
    "blog|news|posts?|articles?|journal|changelog|releases?|release-notes|newsletter|updates?|aktuelles|actualites|noticias|notizie|nieuws|events?|podcast|webinars?|weblog|diary|devlog|logbook|notebook|field-notes|cuaderno|bitacora|diario|novedades|carnet|actus|nouvelles|articles|tagebuch|notizbuch|neuigkeiten|nachrichten|artikel|artikelen|logboek|dagboek|articoli|novita|quaderno|taccuino|dziennik|aktualnosci|nowosci|wpisy|artykuly|novidades|artigos|nyheter|nyheder|dagbok|dagbog|logbog|whats-new|was-ist-neu",
  ],
  [
    "comparison",
    "alternatives?|vs|versus|compare|comparisons?|competitors?|vergleich|comparatif|comparar|confronto|comparaison|comparativa|comparacion|comparativo|vergleiche|vergelijking|vergelijken|confronti|porownanie|porownania|jamforelse|sammenligning|alternativen|alternativas|alternatieven|alternatywy|alternativer",
  ],
  [
    "docs",
    "docs|documentation|manual|handbook|guides?|tutorials?|wiki|reference|api|dokumentation|handbuch|kb|knowledge-base|learn|help-center|how-to|documentazione|documentacion|documentacao|documentatie|dokumentacja|anleitung|anleitungen|instrukcja|instrukcje|manuale|mode-d-emploi|handleiding|podrecznik|guia|guida",
  ],
  [
    "stories",
    "success-stories|case-stud(?:y|ies)|customers?|stories|testimonials?|reviews?|showcase|references?|referenzen|clients?|kunden|partners?|integrations?|integrationen|anbindungen|schnittstellen|int[ée]grations|integraciones|integrazioni|koppelingen|integraties|integracje|integracoes|integra[çc][õo]es|integrationer|kopplingar|koblinger|integrasjoner|extensions?|plugins?|marketplace|directory|addons|user-stories|customer-stories|kundenstimmen|kundengeschichten|erfahrungen|anwender|referenties|klanten|klantverhalen|verhalen|clientes|casos|casos-de-exito|casos-de-uso|historias|temoignages|cas-clients|histoires|ils-nous-utilisent|clienti|storie|casi-studio|recensioni|klienci|opinie|referencje|wdrozenia|kunder|referenser|anmeldelser|depoimentos|opinioni|opiniones|avis",
  ],
  [
    "donate",
    "donate|donations?|membership|members?|become-a-member|contribute|contributing|get-involved|patrons?|sponsors?|sponsorship|backers|fund|funding|grants?|support-us|spenden|donner|faire-un-don|donar|dona|doneren",
  ],
  [
    "jobs",
    "jobs|careers?|karriere|stellen|emplois|empleo|lavora-con-noi|vacatures|hiring|recrutement|trabaja-con-nosotros|vagas|praca|kariera|werken-bij|jobba-hos-oss|lavoro",
  ],
];
const BY_WORD: [PageRole, RegExp][] = WORDS.map(([role, words]) => [role, new RegExp(`^(?:${words})$`, "iu")]);
/** Headings that open such a page, where the address says nothing. */
const BY_TITLE: [PageRole, RegExp][] = WORDS.filter(
  ([role]) => !["blog", "features", "license", "offer"].includes(role),
).map(([role, words]) => [role, new RegExp(`^(?:${words.replaceAll("-", "[- ]")})$`, "iu")]);

const HOME = new Set<PageRole>(["home"]);
const known = new WeakMap<PageSnapshot, Set<PageRole>>();

/** Roles of one page of the reading; page 0 is the home page. */
export function rolesOf(reading: SiteReading, page: number): Set<PageRole> {
  const snapshot = reading.pages[page];
  if (!snapshot) return new Set();
  if (page === 0) return HOME;
  const cached = known.get(snapshot);
  if (cached) return cached;
  const roles = readRoles(snapshot);
  known.set(snapshot, roles);
  return roles;
}

/** True for a page that the home page's menu calls its prices, where its address leaves that open: `/cloud`, `/hosting`. */
export function isCalledPricing(reading: SiteReading, page: number): boolean {
  const place = placeOf(reading.pages[page]?.url ?? "");
  if (page === 0 || ![...rolesOf(reading, page)].every((role) => OPEN_TO_PRICES.has(role))) return false;
  return (reading.pages[0]?.links ?? []).some(
    ({ url, text, region, isTestimonial }) =>
      MENUS.has(region) &&
      !isTestimonial &&
      !url.includes("#") && // a part of a page tells nothing of the rest
      PRICING.test(text.replace(/[^\p{L}&]+$/u, "").trim()) &&
      placeOf(url) === place,
  );
}

const OPEN_TO_PRICES = new Set<PageRole>(["offer", "features", "download", "license"]);
const MENUS = new Set<string>(["header", "nav", "footer"]);
/** Not "Rates", "Costs", "Plans" or "Subscriptions", which may be what the product is about. */
const PRICING =
  /^(?:(?:our|unsere|nos|nuestros|i nostri|onze|nossos|våra|vores) )?(?:(?:plans (?:and|&) )?pricing(?: (?:and|&) plans)?|pricing plans|prices|preise(?: (?:und|&) (?:tarife|pakete))?|tarife|tarifs|precios(?: y planes)?|tarifas|prezzi|prijzen|tarieven|preços|cennik|ceník|priser)$/iu;
const placeOf = (url: string): string => [URL.parse(url)?.host.replace(/^www\./, ""), ...pathParts(url)].join("/");

/** True when the page has one of the roles. */
export function hasRole(reading: SiteReading, page: number, ...roles: PageRole[]): boolean {
  const own = rolesOf(reading, page);
  return roles.some((role) => own.has(role));
}

function readRoles(snapshot: PageSnapshot): Set<PageRole> {
  const parts = pathParts(snapshot.url);
  if (parts.length === 0) return new Set(["home"]);
  const roles = new Set<PageRole>();
  for (const one of parts.map(withoutMarks)) for (const [role, words] of BY_WORD) if (words.test(one)) roles.add(role);
  if (isDated(parts)) roles.add("blog");
  if (/-faqs?$/.test(parts.at(-1) ?? "")) roles.add("faq");
  if (/(?:^|[-_])(?:vs|versus)[-_]|[-_]alternatives?(?:$|[-_])|^alternatives?[-_]to/.test(parts.join("/")))
    roles.add("comparison");
  const isOthers = (["stories", "jobs", "comparison"] as const).some((role) => roles.has(role));
  if (roles.has("blog") && !isOthers && headingOf(snapshot).some((text) => isStoryTitle(text, snapshot.url))) {
    roles.delete("blog"); // a letter of the makers
    roles.add("about");
  }
  if (roles.size > 0) return roles;
  for (const title of titlesOf(snapshot).map(withoutMarks))
    for (const [role, words] of BY_TITLE) if (words.test(title)) roles.add(role);
  return roles;
}

function isDated(parts: string[]): boolean {
  return parts.some((one) => /^(?:19|20)\d{2}$/.test(one) || /^(?:19|20)\d{2}-\d{2}/.test(one));
}

function headingOf({ segments }: PageSnapshot): string[] {
  const heading = segments.find((one) => one.kind === "heading" && one.level === 1 && one.region !== "header");
  return heading ? [heading.text] : [];
}

function titlesOf(snapshot: PageSnapshot): string[] {
  const title = (snapshot.title ?? "").slice(0, 200).split(/\s[|–—·•:-]\s/u);
  return [...headingOf(snapshot), ...title].map((one) => one.trim()).filter((one) => one !== "" && one.length <= 40);
}
