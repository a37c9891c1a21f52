/** Company forms that end a legal name, as written in imprints, footers and terms. */
const ENDINGS = [
  "S\\.\\s?A\\.(?:\\s?P\\.\\s?I\\.)? de C\\.\\s?V\\.|SA(?:PI)? de CV|S\\.?\\s?de R\\.?\\s?L\\.?(?: de C\\.?\\s?V\\.?)?|spol\\.\\s?s\\s?r\\.\\s?o\\.|[Ss]półka z\\s?o\\.\\s?o\\.|Sdn\\.?\\s?Bhd\\.?",
  "FlexCo|FlexKapG|GmbH(?:\\s?&\\s?Co\\.?\\s?KG(?:aA)?)?|gGmbH|gUG|UG(?:\\s?\\(haftungsbeschr[äa]nkt\\))?|AG(?:\\s?&\\s?Co\\.?\\s?KG(?:aA)?)?|KGaA|KG|OHG|OG(?!\\s\\p{L})|GbR|e\\.\\s?[KU]\\.|e\\.\\s?V\\.|eG|PartG(?:mbB)?|Ges\\.m\\.b\\.H\\.",
  "\\(Pty\\)\\.?\\s?(?:Ltd\\.?|Limited)|Ltd\\.?|Limited|LLP|PLC|plc|CIC|Pty\\.?\\s?(?:Ltd\\.?|Limited)|Pvt\\.?\\s?(?:Ltd\\.?|Limited)|Private Limited|Pte\\.?\\s?(?:Ltd\\.?|Limited)",
  "gmbh|sarl|s\\.r\\.l\\.?|b\\.v\\.?|(?:ltd|llc|inc)\\.?(?=\\s*(?:$|[,;|·)\\n–—]|All rights|all rights))", // as some sign in small letters
  "(?:LTD|INC|CORP|GMBH)\\.?(?=\\s*(?:$|[,;|·()\\n–—/]|-\\s|(?:19|20)\\d\\d|is registered|All rights|all rights)|\\.?\\s\\p{Lu}\\p{Ll})", // and others in capitals
  "Inc\\.?|Incorporated|FZ-?LLC|FZCO|DMCC|LLC|L\\.L\\.C\\.|Corp\\.?|Corporation|PBC|Co\\.,?\\s?Ltd\\.?",
  "B\\.V\\.|BV|BVBA|SPRL|CVBA|N\\.V\\.|NV|V\\.O\\.F\\.|VOF|SAS|S\\.A\\.S\\.|SASU|SARL|S\\.A\\.R\\.L\\.|S\\.\\s?à\\s?r\\.\\s?l\\.|S[aà]rl|Sagl|EIRL|EURL|SNC|SCOP|(?<=(?:^|\\n|:\\s)\\p{Lu}[\\p{L}-]+\\s\\p{Lu}[\\p{L}'’-]+\\s)EI(?=\\s*(?:$|[\\n/,;(–—]))|SA|S\\.A\\.|SRL|Srls?|S\\.r\\.l\\.(?:s\\.)?|S\\.R\\.L\\.|SpA|S\\.p\\.A\\.",
  "S\\.L\\.U?\\.?|SL|SLU|S\\.A\\.C\\.|S\\.A\\.A\\.|E\\.I\\.R\\.L\\.|Unipessoal,?\\s?L(?:da|DA)\\.?|EIRELI|Eireli|(?<=(?:Tecnologia|Software|Sistemas|Serviços|Informática|Soluções)\\s)ME|Lda\\.?|LTDA\\.?|Ltda\\.?|AB|A/S|ApS|AS|ASA|ENK|Oy|Oyj|Oü|OÜ|SIA|UAB|Sp\\.\\s?z\\s?o\\.\\s?o\\.|sp\\.\\s?z\\s?o\\.\\s?o\\.|s\\.\\s?r\\.\\s?o\\.|a\\.s\\.|A\\.Ş\\.?|(?:j\\.\\s?)?d\\.\\s?o\\.\\s?o\\.|DOO|D\\.O\\.O\\.|d\\.\\s?d\\.|S\\.n\\.c\\.|S\\.a\\.s\\.|[Ss]półka z ograniczoną odpowiedzialnością|[Ss]półka cywilna|Gesellschaft mit beschränkter Haftung|Sociedad Limitada|Société à responsabilité limitée|Kft\\.?|Nyrt\\.?|ehf\\.?|Zrt\\.?|EOOD|OOD|株式会社",
].join("|");

/** Bodies whose name itself says what they are; they need a statement around them. */
const BODIES =
  "Foundation|Stiftung|Association|Verein|Conservancy|Cooperative|Trust|Fondation|Fundación|Fondazione|Stichting|Institute|Society";

/** A legal form at the end of a name. */
export const LEGAL_FORM_END = new RegExp(`[,\\s]+(?:${ENDINGS})\\s*$`, "u");

/** A legal form right behind a name, with what may stand between: "… Software GmbH". */
export const LEGAL_FORM_NEXT = new RegExp(`^,?\\s(?:\\p{Lu}\\p{L}+\\s){0,2}(?:${ENDINGS})(?![\\p{L}\\p{N}])`, "u");

const WORD = "[\\p{Lu}\\p{N}][\\p{L}\\p{M}\\p{N}.'’&+-]{0,30}[®™]?";
const JOINED = `(?:${WORD}|\\p{Ll}[\\p{L}\\p{N}]{1,20}\\.(?:io|com|ai|app|dev|org|net))`;
const LOWER =
  "(?:\\s(?:and|und|et|y|e|i|&|of|for|für|de|des|du|del|della|dei|der|den|do|da|dos|di|la|le|el|van|von|the|am|im|zu|para|pour|per|voor)(?=\\s))?";
/** A brand in small letters counts at the start of a line, before a form that is nothing else. */
const SMALL =
  "(?:(?<=^|\\n|:\\s)(?!(?:the|die|der|das|our|la|le|by|von|par|por|da|di|van|door|made|all|and|with)\\s)\\p{Ll}[\\p{L}\\p{N}-]{2,24}|(?<=©\\s|(?:19|20)\\d\\d\\s)(?!(?:by|an|is|as|von|par|por|da|di|van|door|all|and|the)\\s)\\p{Ll}[\\p{L}\\p{N}-]{1,24})(?:\\s\\p{Ll}[\\p{L}\\p{N}-]{2,24})?(?=\\s(?:g?GmbH|gmbh|ltd|llc|sarl|UG|Ltd|Limited|Inc|LLC|SAS|SARL|B\\.?V\\.?|S\\.r\\.l\\.)(?![\\p{L}]))";
/** A name of at most six words with its form: "Acme Software GmbH", "Acme, Inc." */
export const COMPANY = new RegExp(
  `(?<![\\p{L}\\p{N}.'’&-])(?<name>(?:${JOINED}|${SMALL})(?:${LOWER}\\s${JOINED}){0,5}?),?\\s(?<form>${ENDINGS})(?![\\p{L}\\p{N}])`,
  "gu",
);
/** Baltic forms and those of Polish traders stand before the name, French ones may: "SIA Acme Works", "la SARL Acme et Fils". */
export const PREFIXED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:SIA|UAB|OÜ|MTÜ|P\\.?(?:P\\.?)?(?:U\\.?)?H\\.?U\\.?|F\\.?H\\.?U\\.?|Z\\.?U\\.?H\\.?)\\s["“„]?${WORD}(?:\\s${WORD}){0,4}["”]?|(?:(?:SCOP|SCIC|Société)\\s)?(?:SARL|SASU|SAS|EURL|SCOP|SCIC)\\s${WORD}(?:(?:\\s(?:et|de|des|du|la|le|les|aux?|à|en|sur|&)){0,2}\\s${WORD}){0,4})`,
  "gu",
);
/** What stands before the number by which a company or trader is taxed or registered; courts of registers are none of it. */
export const TAX_NUMBER =
  "(?:P\\.?\\s?IVA|Partita IVA|USt-?Id(?:-?Nr)?|UID|VAT(?: ?(?:ID|no|number))?|NIF|CIF|SIRET|SIREN|KvK(?:-nummer)?|BTW|CVR(?:-nr)?|NIPC?|CNPJ|RUC|RUT|CUIT|NIT|ABN|IČO|org\\.?[\\s-]?(?:nr|nummer))(?!\\p{L})";
/** What sole traders say behind the name they trade under. */
export const SOLE_TRADER =
  "eenmanszaak|Einzelunternehme(?:n|r|rin)|Einzelfirma|sole (?:trader|proprietor(?:ship)?)|(?:entreprise|entrepreneure?) individuel(?:le)?|micro-?entrepri\\p{L}+|auto-?entrepreneure?|ditta individuale|empresari[oa] individual|autónom[oa]|empresári[oa] (?:em nome )?individual|enskild firma|enkeltmandsvirksomhed|enkeltpersonforetak|jednoosobowa działalność";
/** "Acme Digital, sole trader": a name without a form of its own. */
export const SOLE = new RegExp(
  `(?<![\\p{L}\\p{N}.'’&-])(?<name>${WORD}(?:\\s${WORD}){0,3})(?=,\\s(?:an?\\s|une?\\s)?(?:${SOLE_TRADER})(?!\\p{L}))`,
  "gu",
);
/** A foundation or association by name: "The Acme Foundation", "Stichting Acme". */
export const BODY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:The|the)\\s)?(?:${WORD}\\s){1,4}?(?:${BODIES})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:Association|Asociación|Associazione|Associação)\\s(?:(?:pour|de|des|du|la|le|les|une?|para|per|di|del|della|do|da|dos)\\s){1,2}(?:(?:pour|de|des|du|la|le|les)\\s)?${WORD}(?:\\s(?:(?:et|de|des|du|la|le)\\s)?${WORD}){0,5}|(?<![\\p{L}\\p{N}])(?:Stichting|Fundación|Fondazione|Fondation|Associazione|Asociación|Verein|Stiftung)\\s${WORD}(?:\\s${WORD}){0,3}`,
  "gu",
);
