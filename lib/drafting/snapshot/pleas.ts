const JS = "(?:le |el |o |obsługę )?java ?script";
/** An order at the start of a sentence or behind "please": what a product does stands behind its name. */
const order = (please: string, verb: string) => `(?:^\\W*|(?:${please}),? )(?:${verb}) ${JS}`;

/** How pages ask their readers to run scripts, in the language of each line. What a product does with scripts, or without, is no plea. */
const PLEAS = [
  `(?:please|you (?:will )?(?:need|have) to|you must) (?:\\p{L}+ ){0,2}?(?:enable|turn on|activate|switch on|allow) ${JS}|^\\W*(?:enable|turn on) ${JS}(?= to | in your |[.!]|$)`,
  `(?:this|the|our) (?:web ?)?(?:site|page|app|application)(?: \\p{L}+)? (?:requires|needs) ${JS}|(?:requires|needs) ${JS} (?:enabled|to (?:run|work|function|load|be enabled))|(?:(?:does|do)(?:n['’]t| not)|won['’]t|will not|cannot) (?:\\p{L}+ ){1,2}without ${JS}`,
  `(?:^\\W*|sorry,? (?:but )?|(?:seems|looks like) (?:that )?(?:your )?)${JS} (?:is|seems to be) (?:currently )?(?:disabled|turned off|required|not enabled)|${JS} (?:must|has to|needs to) be (?:enabled|turned on)`,
  `${order("bitte", "aktivieren sie|aktiviere|aktivieren sie bitte|aktiviere bitte")}|bitte (?:\\p{L}+ )?${JS} (?:\\p{L}+ ){0,4}aktivieren|(?:müssen sie|sie müssen|musst du|du musst|muss) (?:\\p{L}+ )?${JS} (?:\\p{L}+ ){0,7}aktivier(?:en|t)`,
  `(?:diese|die) (?:seite|website|webseite|anwendung|app) (?:benötigt|braucht|erfordert) ${JS}|funktioniert (?:\\p{L}+ )?(?:ohne ${JS} (?:leider )?nicht|nicht ohne ${JS})|^\\W*${JS} ist (?:\\p{L}+ ){0,4}deaktiviert`,
  `(?:veuillez|vous devez|il faut|merci d['’]) ?(?:\\p{L}+ )?activer ${JS}|${order("s['’]il vous plaît", "activez")}|^\\W*${JS} (?:est|semble être) désactivé|${JS} doit être activé|(?:cette page|ce site|cette application) (?:nécessite|requiert) ${JS}|ne fonctionne pas sans ${JS}`,
  `${order("por favor", "activ[ae]|habilit[ae]|ative|habilite")}|(?:debes?|necesitas?|tienes? que|es necesario) (?:activar|habilitar) ${JS}|(?:precisa|deve|tem (?:de|que)|é necessário) (?:de )?(?:ativar|habilitar) ${JS}|no funciona sin ${JS}|não funciona sem ${JS}`,
  `${order("per favore", "attiva|abilita|attivate|abilitate")}|(?:devi|dovete|è necessario|occorre|bisogna|si prega di) (?:attivare|abilitare) ${JS}|non funziona senza ${JS}`,
  `${order("gelieve|alstublieft", "schakel|zet|activeer")}|${JS} moet (?:\\p{L}+ ){0,3}(?:ingeschakeld|aan)|werkt niet zonder ${JS}`,
  `${order("proszę", "włącz")}|(?:proszę|należy|musisz|trzeba) włączyć ${JS}|nie działa bez ${JS}`,
];

const PLEA = new RegExp(`(?:${PLEAS.map((one) => `(?:${one})`).join("|")})(?!\\p{L})`, "iu");
const SCRIPTS = /java ?script/i;

/** True for a sentence by which a page asks its reader to run scripts. */
export function asksForScripts(sentence: string): boolean {
  return SCRIPTS.test(sentence) && PLEA.test(sentence.slice(0, 300));
}
