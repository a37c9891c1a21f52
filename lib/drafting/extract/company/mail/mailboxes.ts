/** Mailboxes for whoever has a question, the most general first. */
export const GENERAL =
  "contact hello info hi hey kontakt contacto contatto contatti mail email team office support help ask service hilfe soporte bonjour hallo hej hei ciao moin feedback post hola ola oi salut gidday ahoj hejsa pomoc biuro aide ayuda ajuda suporte assistenza kundservice enquiries inquiries sales".split(
    " ",
  );
/** Mailboxes for one purpose that is not contact, and made-up ones. */
export const SPECIAL =
  /^(?:security|abuse|privacy|dpo|gdpr|rgpd|datenschutz|dsgvo|castings?|accounts?|accounting|billing|data-?protection|legal|dmca|copyright|jobs?|careers?|karriere|bewerbung|hr|recruit\w*|press|presse|media|pr|investors?|billing|invoices?|accounting|rechnung|buchhaltung|no-?reply|do-?not-?reply|noreply\w*|mailer(?:-daemon)?|notif(?:y|ications?)|alerts?|robot|automat\w*|ne-?pas-?repondre|nicht-?antworten|no-?responder|nao-?respond\w+|non-?rispondere|nie-?odpowiada\w*|unsubscribe|bounce|postmaster|hostmaster|webmaster|root|admin|donat\w*|spenden|sponsors?|release|releases|git|noc|newsletter|mailing-?list|subscribe|conduct|coc|moderat\w*|vulnerab\w*|psirt|cert|refunds?|returns?|partners?|affiliates?|ads|advertising|marketing|events?|your\.?(?:name|email)|you|user(?:name)?|name|jane|john|jane\.?doe|john\.?doe|someone|example|test|foo|bar|email\.address|vorname\.nachname|max\.mustermann|demo|admin\d*|mustermann|ir|ap|ar|jobbe?r?|persondata|personuppgifter|dataskydd|databeskyttelse|privacidad|privacidade|privatliv|integritet|rh|cv|compta|comptabilite|contabilidad|contabilidade|contabilita|amministrazione|administracion|bogholderi|boekhouding|ksiegowosc|facturas?|facturen|facturatie|facturation|facturacion|fakturor|faktur[ay]|faturas?|fatture|rechnungen|financeiro|finance|payroll|procurement|einkauf|recrutement|emplois?|empleo|vagas|vacatures|rekrutacja|praca|lavoro|candidature|stampa|prensa|pers|imprensa|prasa|rodo|avg|lgpd|odr|whistleblow\w*|shareholders?)$/i;
/** A mailbox that a machine made for one purpose: "5c1f9a02-7be4-4d19-9b0e-1d2f73c8ae60", "b41d9c0e77aa21". */
export const MACHINE = /^(?=(?:\D*\d){2})[0-9a-f]{8}[0-9a-f-]*$/i;
/** Hosts of made-up addresses. */
export const EXAMPLE_HOST =
  /(?:^|\.)(?:example\.(?:com|org|net)|example|invalid|localhost|domain\.(?:com|tld)|yourdomain\.\w+|your-?company\.\w+|company\.com|email\.com|acme\.com|sentry\.io|wixpress\.com)$/i;
/** Words set into an address that a reader is to take out again. */
export const NO_SPAM = /no-?spam|anti-?spam|remove-?(?:this|me)|delete-?this|spam-?(?:bots|trap)/i;
/** Parts of a domain that only show a product at work: nobody reads mail there. */
export const DEMO_HOST =
  /^(?:[\w-]+\.){0,2}(?:demo|sandbox|staging|stage|preview|examples?|samples?|tests?|dev|qa|uat|playground)\.[\w-]+\./i;
/** Where anybody has a mailbox: it is its owner's, never another company's. */
export const FREE_HOST =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|freenet|t-online|posteo|mailbox|proton|protonmail|pm|tuta|tutanota|fastmail|zoho|hey|orange|free|laposte|wanadoo|sfr|libero|virgilio|tiscali|alice|wp|onet|interia|o2|seznam|centrum|bluewin|telenet|skynet|ziggo|kpnmail|sapo|uol|bol|terra|telia|yandex)\.(?:com|net|org|de|fr|it|es|pl|cz|ch|be|nl|pt|com\.br|co\.uk|me|at|eu|io|ru|se|dk)$/i;
