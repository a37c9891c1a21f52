/** Numbers in words, from one up, in the forms that count people: "zu fünft", "met z’n vijven", "pięcioro". */
const WORDS: [number, string][] = [
  [1, "one|ein(?:e[mnr]?)?|une?|una?|uno|één|een|jedna|jeden|uma?|ett?|en"],
  [2, "two|zwei(?:t|en)?|beiden|deux|dos|due|twee(?:ën)?|dwie|dwoje|dwóch|dwa|dois|duas|två"],
  [3, "three|drei(?:en)?|dritt|trois|tres|tre|drie(?:ën)?|trzy|troje|trzech|três"],
  [4, "four|vier(?:t|en)?|quatre|cuatro|quattro|cztery|czworo|czterech|quatro|fyra|fire"],
  [5, "five|fünft?|cinq|cinco|cinque|vijf|vijven|pięcioro|pięciu|pięć|fem"],
  [6, "six|sechst?|seis|sei|zes(?:sen)?|sześcioro|sześciu|sześć|sex|seks"],
  [7, "seven|sieben|siebe?n?t|sept|siete|sette|zeven(?:en)?|siedmioro|siedmiu|siedem|sete|sju|syv"],
  [8, "eight|achte?n?|acht|huit|ocho|otto|ośmioro|ośmiu|osiem|oito|åtta|otte"],
  [9, "nine|neunt?|neuf|nueve|nove|negen(?:en)?|dziewięcioro|dziewięciu|dziewięć|nio|ni"],
  [10, "ten|zehnt?|dix|diez|dieci|tien(?:en)?|dziesięcioro|dziesięciu|dziesięć|dez|tio|ti"],
  [11, "eleven|elft?|onze|once|undici|elf|elven|jedenaścioro|jedenastu|jedenaście|elva|elleve"],
  [12, "twelve|zwölft?|douze|doce|dodici|twaalf|twaalven|dwanaścioro|dwunastu|dwanaście|doze|tolv"],
  [13, "thirteen|dreizehn|treize|trece|tredici|dertien|trzynastu|trzynaście|treze|tretton"],
  [14, "fourteen|vierzehn|quatorze|catorce|quattordici|veertien|czternastu|czternaście|catorze|fjorton"],
  [15, "fifteen|fünfzehn|quinze|quince|quindici|vijftien|piętnastu|piętnaście|femton|femten"],
  [16, "sixteen|sechzehn|seize|dieciséis|sedici|zestien|szesnastu|szesnaście|dezasseis|dezesseis"],
  [17, "seventeen|siebzehn|dix-sept|diecisiete|diciassette|zeventien|siedemnastu|siedemnaście|dezassete|dezessete"],
  [18, "eighteen|achtzehn|dix-huit|dieciocho|diciotto|achttien|osiemnastu|osiemnaście|dezoito"],
  [19, "nineteen|neunzehn|dix-neuf|diecinueve|diciannove|negentien|dziewiętnastu|dziewiętnaście|dezanove|dezenove"],
  [20, "twenty|zwanzig|vingt|veinte|venti|twintig|dwudziestu|dwadzieścia|vinte|tjugo|tyve"],
  [30, "thirty|drei(?:ß|ss)ig|trente|treinta|trenta|dertig|trzydziestu|trzydzieści|trinta|trettio"],
  [40, "forty|vierzig|quarante|cuarenta|quaranta|veertig|czterdziestu|czterdzieści|quarenta|fyrtio"],
  [50, "fifty|fünfzig|cinquante|cincuenta|cinquanta|vijftig|pięćdziesięciu|pięćdziesiąt|cinquenta|femtio"],
  [60, "sixty|sechzig|soixante|sesenta|sessanta|zestig|sześćdziesięciu|sześćdziesiąt|sessenta|sextio"],
];

/** Two and more, in words. */
export const COUNT_WORDS = WORDS.filter(([count]) => count > 1)
  .map(([, words]) => words)
  .join("|");
const EXACT = WORDS.map(([count, words]): [number, RegExp] => [count, new RegExp(`^(?:${words})$`, "iu")]);

/** The figure of a number in words or figures; null where it is neither. */
export function countOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  return EXACT.find(([, form]) => form.test(word))?.[0] ?? null;
}
