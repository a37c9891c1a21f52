import type { SiteReading } from "@/lib/drafting/candidate";
import { knownPeople } from "@/lib/drafting/extract/known";
import { type OwnNames, ownNames, withCompany } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { isProse, keyOf } from "@/lib/drafting/text/spans";

/** Names of the product and of the company that the rules know, and of the company whose mailbox its pages give for themselves. */
export function ownersOf(reading: SiteReading): OwnNames {
  const known = owners.get(reading);
  if (known) return known;
  const own = withCompany(ownNames(reading), knownPeople(reading).fields?.legal_name?.value ?? null);
  const found = mailKeys(reading).reduce(withCompany, own);
  owners.set(reading, found);
  return found;
}

const owners = new WeakMap<SiteReading, OwnNames>();
const MAIL = /[\w.+-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63}){1,3})/g;
/** Hosts that give a mailbox to everybody: theirs names no company of the site's. */
const FREE_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|aol|proton|protonmail|tutanota|tuta|fastmail|zoho|hey|gmx|web|mailbox|posteo|freenet|tonline|orange|wanadoo|laposte|free|sfr|libero|tiscali|virgilio|telefonica|terra|uol|bol|interia|onet|example|domain|company|email|mail)$/;
/** A shorter name is a word, too. */
const KEY_MIN = 6;
const PAGES_MIN = 2;

/** Names of mail domains that the site's own pages give again and again: of the makers, where the site has another name. */
function mailKeys(reading: SiteReading): string[] {
  const pages = reading.pages.map(({ segments }, page) => {
    if (!isOwnPage(reading, page)) return new Set<string>();
    const texts = segments.filter((one) => isProse(one) && !one.isTestimonial && one.text.includes("@"));
    const hosts = texts.flatMap(({ text }) => [...text.slice(0, 2_000).matchAll(MAIL)].map(([, host = ""]) => host));
    return new Set(hosts.map((host) => keyOf(host.split(".").at(-2) ?? "")));
  });
  const all = new Set(pages.flatMap((keys) => [...keys]));
  return [...all].filter(
    (key) => key.length >= KEY_MIN && !FREE_MAIL.test(key) && pages.filter((keys) => keys.has(key)).length >= PAGES_MIN,
  );
}
