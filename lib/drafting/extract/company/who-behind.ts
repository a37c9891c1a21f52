import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { anyOf, exactly } from "@/lib/drafting/text/words";

/** "Who is behind it?": the answer speaks of its makers. */
const WHO_BEHIND = anyOf(
  "who(?:['’]s| is| are| stands?)? (?:\\p{L}+ )?behind|who (?:makes|runs|develops|are (?:you|we))|wer (?:steckt|steht|ist|sind) hinter|wer (?:seid ihr|sind (?:wir|sie)|macht|entwickelt|betreibt)",
  "qui (?:est|se cache|se trouve) derrière|qui (?:êtes-vous|sommes-nous|développe)|quién(?:es)? (?:está|hay) detrás|quiénes (?:sois|somos|son)|chi (?:c['’]è|sta) dietro|chi (?:siete|siamo|sviluppa)",
  "wie (?:zit|zitten|staat|staan) (?:er )?achter|wie zijn (?:wij|we|jullie)|kto (?:stoi|jest) za|kto tworzy|quem (?:está|é) por (?:de)?trás|quem (?:somos|são|faz)|vem (?:ligger|står) bakom|hvem (?:står|er) bag",
);
/** "behind Acme", "makes it": the product, or those who answer; not "who makes the maps". */
const ITSELF = anyOf(
  "it|this|us|we|you|the (?:app|site|company|project|product|tool|service|software|website|name|scenes)|dahinter|das|dies\\p{L}*|ihr|wir|sie|uns|eu(?:ch|re[rm]?)|die (?:app|firma)|vous|nous|cette?|l['’](?:app|outil|équipe|entreprise|application)|vosotros|esto|este|esta|la (?:app|empresa)|il progetto|l['’]app|voi|noi|questo|questa|quest['’]\\p{L}+|jullie|dit|deze|hierachter|tym|nami|nós|isto|isso|detta|det|dette|jer",
);
/** The same, and nothing behind it: "Acme support" has people of its own. */
const ALONE = exactly(
  "it|this|us|the (?:app|site|company|project|product|tool|service|software|website|name|scenes)|dahinter|(?:dies(?:er|em)|der|dem|den) (?:apps?|seite|projekt|firma|software|entwicklung)|uns|nous|(?:cette|l['’])\\s?(?:app|outil|entreprise|application)|esto|este|la (?:app|empresa)|il progetto|l['’]app|questo|dit|deze app|hierachter|tym|nami|isto|isso|detta|det|dette",
);

/** "Who is behind Acme?", "Wer steckt dahinter?": asked of the makers. */
export function asksOfMakers(question: string, own: OwnNames): boolean {
  const match = question.endsWith("?") ? WHO_BEHIND.exec(question) : null;
  const object = match ? question.slice(match.index + match[0].length) : "";
  return match !== null && (!/\p{L}/u.test(object) || ITSELF.test(object) || namesOwn(own, object));
}

const MAKER =
  "(?:developer|maker|creator|programmer|entwickler(?:in)?|macher(?:in)?|programmierer(?:in)?|développeu(?:r|se)|créat(?:eur|rice)|desarrollador[a]?|creador[a]?|sviluppat(?:ore|rice)|creat(?:ore|rice)|ontwikkelaar|bedenker|twórc[ay]|criador[a]?|desenvolvedor[a]?|utvecklaren|skaparen|udvikleren)";
/** "About the developer", "About Acme and its maker". */
const ABOUT_MAKER = new RegExp(
  `^(?:about|meet|über|à propos d[eu]|sobre|acerca de|su(?:ll['’]|llo |l )?|over|o|om)\\s?(?:(?:the|den|die|de|der|le|la|l['’]|el|il|lo|o|a)\\s?)?(?<what>.{2,40}\\s(?:and|und|et|y|e|en|i|och|og)\\s(?:its|seine[nm]?|son|su|il suo|zijn|jego|seu)\\s)?${MAKER}$`,
  "iu",
);

function isAboutMaker(heading: string, own: OwnNames): boolean {
  const match = ABOUT_MAKER.exec(heading.replace(/^\P{L}+|[\s?.!:…]+$/gu, ""));
  const what = match?.groups?.what;
  return match !== null && (what === undefined || namesOwn(own, what));
}

const HEADING_MAX = 60;
const WHO_STANDS = anyOf(
  "who (?:runs|makes)|who(?:['’]s| is| stands?) (?:\\p{L}+ )?behind|wer (?:steckt|steht) (?:da)?hinter|qui (?:est|se cache|se trouve) derrière|quién (?:está|hay) detrás(?: de)?|chi (?:c['’]è|sta) dietro(?: a)?",
  "wie (?:zit|staat) (?:er |hier)?achter|kto (?:stoi|jest) za|quem está por (?:de)?trás(?: d[aeo])?|vem (?:ligger|står) bakom|hvem (?:står|er) ba[gk]",
);

/** "behind the development of Acme" */
const OF_ITS =
  /^(?:the development of|der entwicklung von|le développement de|el desarrollo de|lo sviluppo di|de ontwikkeling van)\s/iu;

/** "Who is behind this", over the one person who is: the product's makers, and not whoever works with them. */
export function isOverWhoIsBehind(heading: string, own: OwnNames): boolean {
  const match = heading.length <= HEADING_MAX ? WHO_STANDS.exec(heading) : null;
  if (!match) return heading.length <= HEADING_MAX && isAboutMaker(heading, own);
  const object = heading
    .slice(match.index + match[0].length)
    .replace(/^[\s:]+|[\s?.!…]+$/gu, "")
    .replace(OF_ITS, "");
  return object === "" || ALONE.test(object) || isOwnName(own, object); // not "behind Acme support"
}
