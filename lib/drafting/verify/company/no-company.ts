import { anyOf } from "@/lib/drafting/text/words";

/** What stands in a form until somebody fills it in. */
export const PLACEHOLDER =
  /à compléter|lorem ipsum|^(?:nom ou raison|nombre o raz[óo]n|nome o ragione)|to be (?:completed|added|defined)|\[[^\]]*\]|\bx{3,}\b|muster(?:firma|mann)|^(?:(?:my|your|ihre?|deine?|mi|tu|votre|mon|uw|minha|sua) (?:project|company|startup|organi[sz]ation|firma|unternehmen|empresa|entreprise|société|bedrijf)|(?:company |business )?name|acme)(?:,? (?:inc|ltd|llc|corp|co|gmbh|s\.?l|srl|bv|sas|lda)\.?)?$/iu;

/** "Acme.com", as copyright lines have it. */
export const DOMAIN =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+(?!(?:Inc|Ltd|Corp|Co|Lda|Ltda|Oy|Kft)\.?$)\p{L}{2,12}\/?$/iu;

/** "The Acme contributors": whoever has written a part of it. */
export const AUTHORS =
  /(?<!\p{L})(?:contributors|authors|developers|community|team|mitwirkende|autores|auteurs)$|^(?:team|équipe|equipo|equipe|squadra|zespół)\s/iu;
/** Where somebody has rooms: an address begins with it, and it is nobody. */
export const BUILDING = anyOf(
  "plaza|towers?|buildings?|house|cent(?:re|er)|court|arcade|(?:business|science|technology|office) park|campus|co-?working|\\p{L}*(?:gebäude|hochhaus|hof|zentrum|park)|immeuble|bâtiment|résidence|tour|edificio|edifício|torre|centro|parque|palazzo|gebouw|toren|budynek|biurowiec|kontorshus|kontorhus",
);

/** "Acme. Lists for crews": a sentence ends in it. */
export const GOES_ON = /\p{Ll}{3}\.\s\p{Lu}\p{Ll}/u;
