import type { SiteReading } from "@/lib/drafting/candidate";
import { SITE_WORD } from "@/lib/drafting/reading/builders";
import { namesOwn, type OwnNames, resemblesOwn } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { SIGNED_LEAD } from "@/lib/drafting/text/copyright";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse, keyOf } from "@/lib/drafting/text/spans";
import { eitherCase } from "@/lib/drafting/text/words";

const NAME = "(?<name>\\p{Lu}[\\p{L}\\p{N}&.’'-]*(?:\\s\\p{Lu}[\\p{L}\\p{N}&.’'-]*){0,2})";
const MADE = `made|built|crafted|created|designed|developed|web ?design|design|gemacht|gebaut|erstellt|gestaltet|umgesetzt|entwickelt|programmiert|fait|créé|conçu|réalisé|développé|hecho|creado|diseñado|desarrollado|fatto|creato|realizzato|sviluppato|gemaakt|gebouwd|ontworpen|ontwikkeld|zrobion[eay]|stworzon[eay]|wykonan[eay]|feito|criado|desenvolvido|gjord|byggd|skapad|lavet|bygget|skabt|${SITE_WORD}`;
/** "Website by Kelpbude", "Made with love by Kelpbude": who made the pages, as their foot tells. */
const MAKERS = new RegExp(
  eitherCase(
    `(?<!\\p{L})(?:${MADE})(?:\\s(?:(?!(?:${inAllLanguages("by")})\\s)[^\\s.]{1,12}\\s){0,4}(?:${inAllLanguages("by")})\\s|:\\s)${NAME}`,
  ),
  "gu",
);
/** "part of Kelp Group", "Follow Kelp Group": whom the product belongs to, or whom else to follow. */
const GROUP = new RegExp(
  eitherCase(
    `(?<!\\p{L})(?:(?:part|member|subsidiary|division) of(?: the)?|belongs to(?: the)?|owned by|follow|teil (?:von|der)|gehört (?:zu|zur)|tochter (?:von|der)|folge|fait partie d[eu]|filiale d[eu]|suivez|(?:forma )?parte de|filial de|sigue a|fa parte d\\p{L}+|segui|onderdeel van|volg|część|należy do|obserwuj|faz parte d[aeo]|siga|(?:en )?del (?:av|af)|följ|følg)\\s${NAME}`,
  ),
  "gu",
);
const SIGNED = new RegExp(SIGNED_LEAD, "giu");
const FOOT_TEXT_MAX = 300;
/** Shorter names are in too many others. */
const KEY_MIN = 4;

const known = new WeakMap<SiteReading, string[]>();

/** True for an account that is called like somebody else whom the foot of the pages names: who made them, or the product's group. */
export function isCreditedOther(reading: SiteReading, handle: string, own: OwnNames): boolean {
  const key = keyOf(handle);
  if (key.length < KEY_MIN || resemblesOwn(own, handle)) return false;
  const names = known.get(reading) ?? creditedOthers(reading, own);
  known.set(reading, names);
  return names.some((name) => name.includes(key) || key.includes(name));
}

/** Keys of names; who holds the copyright, or makes the product in person, is nobody else. */
function creditedOthers(reading: SiteReading, own: OwnNames): string[] {
  const foot = reading.pages.flatMap(({ segments }) =>
    segments.filter((one) => one.region === "footer" && isProse(one)).map(({ text }) => text.slice(0, FOOT_TEXT_MAX)),
  );
  const texts = [...new Set(foot)];
  const holders = texts.flatMap((text) =>
    [...text.matchAll(SIGNED)].map(({ 0: sign, index }) => keyOf(text.slice(index + sign.length))),
  );
  const named = texts.flatMap((text) =>
    [MAKERS, GROUP].flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups?.name ?? "")),
  );
  return named
    .filter((name) => !namesOwn(own, name) && !isPersonName(name, own))
    .map(keyOf)
    .filter((key) => key.length >= KEY_MIN && !holders.some((holder) => holder.startsWith(key)));
}
