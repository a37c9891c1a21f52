import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import type { NamedPlatform } from "@/lib/drafting/text/software/platform-names";

/** " is a native ", " est une extension ": between what is spoken of and the system that says of which kind it is. */
const IS_A =
  /^(?:[™®]|\s(?:app|project))?\s?(?:\s(?:is|['’]s|ist|est|es|è|é|jest|är|er)|['’]s)\s(?:(?:an?|the|eine?|die|une?|una?|uma?|een|en|ett?)\s|un['’])?(?:(?!(?:for|of|like|with|to|former|future|planned|upcoming|old|remote|cloud|web-based)\s)[\p{Ll}-]+,?\s){0,4}$/u;
const NOUN_BEFORE =
  /(?:\s|['’])(?:app(?:li(?:cation|cazione|catie))?|aplicación|aplicativo|aplicação|extension|extensión|estensione|extensão|logiciel|programa|programma|gioco|juego|jeu|module|módulo)\s$/iu;
const NOUN =
  "(?:app(?:s|likation|licatie)?|applications?|clients?|extensions?|add-?ons?|plug-?ins?|programs?|utilit(?:y|ies)|games?|erweiterung|programm|anwendung|spiel|extensie|programma|tillägg|udvidelse)";
/** " desktop app", "-Erweiterung": of which kind, with nothing more to the word: an app builder builds the apps of others. */
const NOUN_AFTER = new RegExp(
  `^[\\s-](?:(?:native|desktop|menu ?bar|mobile|system tray|browser|companion)\\s)?${NOUN}(?=$|[.,;:!()–—]|\\s(?:[–—-]\\s|that|which|for|to|with|by|and|die|der|das|zum|zur|für|mit|om|dat|voor|met|som|för|til)(?!\\p{L}))`,
  "iu",
);
const GOES_ON = /^(?:$|[.,;:!()–—]|\s(?:qui|que|pour|para|per|con|avec|e|et|y|che|gratuit\p{L}*|gratis)(?!\p{L}))/iu;
/** "Mac and Windows": nothing but joints between the systems. */
const JOINT = /^(?:,\s|\s?[/&]\s?|\s(?:and|und|et|y|e|en|och|og|&)\s)$/iu;

/** "Acme is a native Mac app", "Acme est une extension Firefox": what the product is says what it runs on. */
export function isKindOfApp(text: string, systems: NamedPlatform[], own: OwnNames): boolean {
  const [first] = systems;
  const after = text.slice(systems.at(-1)?.end);
  if (!first || !(NOUN_AFTER.test(after) || GOES_ON.test(after))) return false;
  const subject = ownNameIn(own, text)?.end;
  if (subject === undefined || subject > first.start) return false;
  const between = text.slice(subject, first.start);
  const isJoined = systems.slice(1).every(({ start }, at) => JOINT.test(text.slice(systems[at]?.end, start)));
  return IS_A.test(between) && isJoined && (NOUN_BEFORE.test(between) ? GOES_ON : NOUN_AFTER).test(after);
}
