import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { isOwnHost, namesOwn, type OwnNames, ownNameIn, resemblesOwn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { moneyIn, periodAt } from "@/lib/drafting/text/money";
import { exactly } from "@/lib/drafting/text/words";
import type { Link, PageSnapshot } from "@/lib/schemas/snapshot";

const DOCS_TEXT =
  /^(?:(?:the|our|read(?: the)?|see(?: the)?|full|official|online|läs|læs|les|lire(?: la)?|lees(?: de)?|leggi(?: la)?|lee(?: la)?|leia(?: a)?|user|view(?: the)?|go to|browse(?: the)?|visit(?: the)?|public|zur|la|le)\s){0,2}(?:docs|documentation|manuals?|(?:user |users['’]? |reference )?(?:manual|guide|handbook)s?|handbook|dokumentation(?:en)?|dokumentasjon(?:en)?|handbuch|benutzerhandbuch|documentación|documentazione|documentação|documentatie|handleiding|dokumentacja|(?:bedienungs|benutzer|gebrauchs)?anleitung(?:en)?|mode d['’]emploi|guide d['’]utilisation|manuel(?: d['’]utilisation)?|manual de (?:uso|usuario)|manuale(?: d['’]uso| utente)?|instrukcja(?: obsługi)?|podręcznik|wiki|knowledge ?base|ドキュメント)(?:\s(?:site|portal|pages?|home|center|hub))?[\s→↗›»]*$/iu;
/** "Guide" is a menu of articles in Italian. */
const GUIDES = /^guide[\s→↗›»]*$/iu;
/** What a place of its own for help is called. */
const HELP_TEXT =
  /^(?:the )?(?:help ?(?:cent(?:re|er)|desk)?|hilfe(?:-?center|bereich)?|centre d['’]aide|centro de ayuda|helpcentrum)$/iu;
const DOCS_HOST = /^(?:docs?|documentation|manual|handbook|wiki|help|guide|handbuch|learn|developers?)\./i;
const HOSTED_DOCS =
  /(?:\.readthedocs\.(?:io|org)|\.gitbook\.io|\.mintlify\.app|\.rtfd\.io|\.gitbooks\.io|\.github\.io|\.gitlab\.io)$/i;
const DOCS_PATH =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:docs?|documentation|manual|handbook|wiki|guides?|user-?(?:guides?|docs)|handbuch|dokumentation|documentacion|kb)(?:\/|$|\.html?$)/i;

/** Sheets and slides beside "Docs" in a menu: programs of a suite. */
const SUITE = exactly(
  "sheets?|slides?|spreadsheets?|presentations?|tabellen|präsentationen|tableurs?|présentations|hojas de cálculo|presentaciones|fogli|presentazioni|spreadsheets|presentaties|arkusze|prezentacje|planilhas|apresentações|kalkylark|presentationer|regneark|præsentationer",
);
/** "Dokumentation der Pflege", "Documentation of care": what is written down with the product. */
const WRITTEN_DOWN =
  /^(?:documentation of|dokumentation (?:der|des|von|eurer|ihrer|deiner|für die)|documentation (?:des|du|de la|de l['’])|documentación de|documentazione (?:di|del|della|dei|delle)|documentatie van|dokumentacja|documentação d[eao]s?|dokumentation av|dokumentation af)\s?(?<what>\p{L}+(?:\s\p{L}+){0,2})/iu;
const PRICED_REACH = 6;

/** Where the product's documentation starts: a link called so, to a place of the site's own. */
export function extractDocs(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  const ranked = reading.pages
    .flatMap((snapshot, page) =>
      snapshot.links.map((link) => {
        const isOthers =
          link.isTestimonial ||
          isUnderOthers(snapshot, link.segment) ||
          isOfSuite(snapshot, link) ||
          (/^it/i.test(snapshot.lang ?? "") && GUIDES.test(link.text)) ||
          isOffer(reading, link, own);
        const isNews = hasRole(reading, page, "blog", "stories", "comparison");
        return { page, link, trust: isOthers ? 0 : trustOf(link, own) - (isNews ? 3 : 0) };
      }),
    )
    .filter((one) => one.trust >= 4)
    .sort((a, b) => b.trust - a.trust || a.link.url.length - b.link.url.length);
  const best = ranked[0];
  if (!best) return undefined;
  const { page, link } = best;
  return {
    value: link.url.replace(/#.*$/, ""),
    sources: [{ page, segment: link.segment, start: 0, end: link.href.length }],
  };
}

function isOfSuite({ links }: PageSnapshot, { region, text }: Link): boolean {
  return /^docs$/i.test(text.trim()) && links.some((one) => one.region === region && SUITE.test(one.text.trim()));
}

/** The page behind the link begins with a price, or says that documentation is what the product is for. */
function isOffer(reading: SiteReading, { url }: Link, own: OwnNames): boolean {
  const page = reading.pages.find((one) => one.url === url.replace(/#.*$/, ""));
  const at = page?.segments.findIndex(({ kind, level }) => kind === "heading" && level === 1) ?? -1;
  if (!page || at < 0) return false;
  const what = WRITTEN_DOWN.exec(page.segments[at]?.text ?? "")?.groups?.what;
  const first = page.segments.slice(at + 1, at + PRICED_REACH).filter(({ region }) => region === "main");
  return (what !== undefined && !namesOwn(own, what)) || first.some(({ text }) => isPriced(text));
}

/** "From €4 a month", and no sum in an example. */
function isPriced(text: string): boolean {
  return moneyIn(text).some(({ amountCents, end }) => amountCents > 0 && periodAt(text, end) !== null);
}

/** "Handbook" of "Handbook for Acme", "Acme handbook". */
function withoutOwn(text: string, own: OwnNames): string {
  const name = ownNameIn(own, text);
  if (!name) return text;
  const before = text
    .slice(0, name.start)
    .replace(/\s(?:of|for|to|zu[mr]?|von|für|de|du|pour|di|per|para|do|da|van|voor|för|till?|av|af)\s$/iu, "");
  return `${before.trim()} ${text.slice(name.end).trim()}`.trim();
}

/** A name, a place and a position that say documentation; the name alone is enough on an own host. */
function trustOf(link: Link, own: OwnNames): number {
  const url = new URL(link.url);
  if (!/^https?:$/.test(url.protocol)) return 0;
  const isOwn = isOwnHost(own, url.hostname);
  const isHosted = HOSTED_DOCS.test(url.hostname) && resemblesOwn(own, url.hostname.split(".")[0] ?? "");
  const isWiki =
    /^github\.com$/.test(url.hostname) &&
    /\/wiki\/?$/.test(url.pathname) &&
    resemblesOwn(own, url.pathname.split("/")[1] ?? "");
  if (!isOwn && !isHosted && !isWiki) return 0;
  const isCalled = withoutOwn(link.text, own)
    .split(/\s(?:[/&+]|and|und|et)\s/)
    .some((one) => DOCS_TEXT.test(one));
  const isHost = (isOwn && DOCS_HOST.test(url.hostname)) || /readthedocs|gitbook|mintlify|rtfd/.test(url.hostname);
  const isPath = DOCS_PATH.test(url.pathname);
  const isHelp = isOwn && /^help\./i.test(url.hostname) && HELP_TEXT.test(link.text);
  const depth = url.pathname.split("/").filter(Boolean).length;
  const isFrame = link.region === "header" || link.region === "nav" || link.region === "footer";
  const isStart = isHost
    ? depth === 0 && /^docs?\.|^documentation\./.test(url.hostname)
    : isOwn && isPath && depth === 1;
  if (!isCalled && !isHelp) return isStart && isHost ? 4 : 0;
  return 4 + (isHost || isPath ? 2 : 0) + (isFrame ? 1 : 0) - (depth > 3 ? 1 : 0) - (url.hash ? 1 : 0);
}
