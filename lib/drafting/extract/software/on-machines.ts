import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import type { NamedPlatform } from "@/lib/drafting/text/software/platform-names";
import { isAroundSystems, NEEDED, OF_OTHERS } from "@/lib/drafting/text/software/platform-words";
import { anyOf, wholeWords } from "@/lib/drafting/text/words";

const MACHINE = `(?:${inAllLanguages("machine")})`;
const ARTICLE =
  "(?:an?|any|one|every|eine[mnrs]?|jede[mnr]?|une?|una?|uno|um|uma|cualquier|qualsiasi|een|elke|et|en|ett|n['’]importe quel(?:le)?)";
/** "a computer with", "un vieux serveur": a machine, before the system that is on it. */
const WITH = `(?:${ARTICLE}\\s)?(?:\\p{L}+\\s){0,2}?${MACHINE}\\s(?:(?:${inAllLanguages("holding")})\\s)?`;
/** "a small", before "Linux server". */
const LEAD = `(?:${ARTICLE}\\s)?(?:\\p{L}+\\s){0,2}?`;
const AT_END = new RegExp(`(?<!\\p{L})(?:${WITH}|${LEAD})$`, "iu");
const AT_START = new RegExp(`^(?:${WITH}|${LEAD})$`, "iu");
const HELD = new RegExp(
  `(?<!\\p{L})${ARTICLE}\\s(?:\\p{L}+\\s)?${MACHINE}\\s(?:${inAllLanguages("holding")})\\s$`,
  "iu",
);
const MACHINE_BEFORE = new RegExp(`(?<!\\p{L})${MACHINE}\\s(?:${inAllLanguages("holding")})?\\s?$`, "iu");
const MACHINE_NEXT = new RegExp(`^[\\s-]${MACHINE}(?!\\p{L})`, "iu");
const ON_HELD = new RegExp(
  `(?<!\\p{L})(?:${inAllLanguages("onto")})\\s${ARTICLE}\\s(?:\\p{L}+\\s)?${MACHINE}\\s(?:${inAllLanguages("holding")})\\s$`,
  "iu",
);
const SUFFICES = anyOf(inAllLanguages("suffices"));
/** Letters after a system in which it is said that no more is needed. */
const REACH = 60;
const ASIDE = /\([^()]{0,80}\)/gu;
const MACHINES = new RegExp(wholeWords(MACHINE, ARTICLE, inAllLanguages("holding")), "giu");

/** True for a machine and what it runs: "on a computer with". */
export const isHeldByMachine = (before: string): boolean => HELD.test(before);

/**
 * Systems of the machine that the product needs or is used on: "a small Linux server is enough", "on a computer with Windows or
 * an Android tablet"; under what asks for requirements, any machine with its system.
 */
export function onMachines(text: string, systems: NamedPlatform[], isAsked: boolean): NamedPlatform[] {
  const [first] = systems;
  if (!first) return [];
  const before = text.slice(0, first.start);
  const listed = inOneList(text, systems);
  const after = text.slice(listed.at(-1)?.end);
  const isMachine = MACHINE_BEFORE.test(before) || MACHINE_NEXT.test(text.slice(first.end));
  if (!isMachine || OF_OTHERS.test(before)) return [];
  if (isAsked && AT_START.test(before)) return listed;
  const isEnough = SUFFICES.test(after.slice(0, REACH).split(/[.;,:]/)[0] ?? "");
  if (AT_START.test(before) && isEnough) return listed;
  const kinds = new Set(listed.map(({ name }) => name)).size;
  if (kinds >= 2 && ON_HELD.test(before)) return listed;
  if (before.length > LEAD_MAX) return [];
  const lead = before.replace(AT_END, "");
  return (NEEDED.test(lead) || SUFFICES.test(lead)) && lead.split(/\s+/).length <= LEAD_WORDS ? listed : [];
}
const LEAD_WORDS = 8;
const LEAD_MAX = 120;

/** The first system, and those that nothing but "or", machines and versions stands between: "(Debian or Ubuntu) or Windows". */
function inOneList(text: string, systems: NamedPlatform[]): NamedPlatform[] {
  const upTo = systems.findIndex((one, at) => {
    const last = systems[at - 1];
    if (!last) return false;
    const between = text.slice(last.end, one.start).replace(ASIDE, " ").replace(MACHINES, " ");
    return !isAroundSystems(between);
  });
  return upTo < 0 ? systems : systems.slice(0, upTo);
}
