/** Numbers in words from two up, in the forms that count people: "zu fünft", "met z’n vijven", "pięcioro". */
export const COUNTS = [
  "two|zwei(?:t|en)?|beiden|deux|dos|due|twee(?:ën)?|dwie|dwoje|dwóch|dwa|dois|duas|två",
  "three|drei(?:en)?|dritt|trois|tres|tre|drie(?:ën)?|trzy|troje|trzech|três",
  "four|vier(?:t|en)?|quatre|cuatro|quattro|cztery|czworo|czterech|quatro|fyra|fire",
  "five|fünft?|cinq|cinco|cinque|vijf|vijven|pięcioro|pięciu|pięć|fem",
  "six|sechst?|seis|sei|zes(?:sen)?|sześcioro|sześciu|sześć|sex|seks",
  "seven|sieben|siebe?n?t|sept|siete|sette|zeven(?:en)?|siedmioro|siedmiu|siedem|sete|sju|syv",
  "eight|achte?n?|acht|huit|ocho|otto|ośmioro|ośmiu|osiem|oito|åtta|otte",
  "nine|neunt?|neuf|nueve|nove|negen(?:en)?|dziewięcioro|dziewięciu|dziewięć|nio|ni",
  "ten|zehnt?|dix|diez|dieci|tien(?:en)?|dziesięcioro|dziesięciu|dziesięć|dez|tio|ti",
  "eleven|elft?|onze|once|undici|elf|elven|jedenaścioro|jedenastu|jedenaście|elva|elleve",
  "twelve|zwölft?|douze|doce|dodici|twaalf|twaalven|dwanaścioro|dwunastu|dwanaście|doze|tolv",
  "thirteen|dreizehn|treize|trece|tredici|dertien|trzynastu|trzynaście|treze|tretton",
  "fourteen|vierzehn|quatorze|catorce|quattordici|veertien|czternastu|czternaście|catorze|fjorton",
  "fifteen|fünfzehn|quinze|quince|quindici|vijftien|piętnastu|piętnaście|femton|femten",
  "sixteen|sechzehn|seize|dieciséis|sedici|zestien|szesnastu|szesnaście|dezasseis|dezesseis",
  "seventeen|siebzehn|dix-sept|diecisiete|diciassette|zeventien|siedemnastu|siedemnaście|dezassete|dezessete",
  "eighteen|achtzehn|dix-huit|dieciocho|diciotto|achttien|osiemnastu|osiemnaście|dezoito",
  "nineteen|neunzehn|dix-neuf|diecinueve|diciannove|negentien|dziewiętnastu|dziewiętnaście|dezanove|dezenove",
  "twenty|zwanzig|vingt|veinte|venti|twintig|dwudziestu|dwadzieścia|vinte|tjugo|tyve",
  "thirty|drei(?:ß|ss)ig|trente|treinta|trenta|dertig|trzydziestu|trzydzieści|trinta|trettio",
  "forty|vierzig|quarante|cuarenta|quaranta|veertig|czterdziestu|czterdzieści|quarenta|fyrtio",
  "fifty|fünfzig|cinquante|cincuenta|cinquanta|vijftig|pięćdziesięciu|pięćdziesiąt|cinquenta|femtio",
  "sixty|sechzig|soixante|sesenta|sessanta|zestig|sześćdziesięciu|sześćdziesiąt|sessenta|sextio",
];
/** The same, any of them. */
export const COUNT_WORDS = COUNTS.join("|");
