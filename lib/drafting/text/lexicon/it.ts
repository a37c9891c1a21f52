import type { Lexicon } from "./kinds";

/** Italian. */
export const it: Lexicon = {
  unit: "or[ae]|minut[oi]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|utent[ei]|postazion[ei]|person[ae]|dipendent[ei]|licenz[ae]|dispositiv[oi]|sit[oi]|client[ei]|condomini?o?|unità|progett[oi]|sed[ei]",
  per: "al|a|all['’]|per|ogni|/",
  extras:
    "extra|servizi aggiuntivi|costi aggiuntivi|opzioni|componenti aggiuntivi|moduli opzionali|\\p{L}+ aggiuntiv[oiae]|(?:da|si può|si possono|puoi) aggiungere|a parte|altri (?:costi|servizi)|cos['’altro costa|costi extra|non compres[oi]",
  services:
    "installazione|configurazione|attivazione|migrazione|formazione|consulenza|avviamento|importazione (?:dei )?dati|(?:costi|spese|commissioni) (?:di |per )?(?:attivazione|installazione|transazione|spedizione|gestione|trasferta)|spedizione|trasferta|tariffa oraria",
  rivals:
    "altrove|gli altri|altr[ie] (?:strumenti|programmi|fornitori|soluzioni)|concorren\\p{L}+|rispetto (?:a|ai|alle)|a confronto con|alternative",
  favoured: "università|scuole|studenti|insegnanti|docenti|onlus|associazioni",
  ribbon:
    "risparmi.*|(?:il |la )?più (?:popolare|scelt[oa]|vendut[oa])|consigliat[oa]|popolare|nuov[oa]|miglior(?:e)? (?:offerta|valore)|disponibile ora",
  leading: "da|a partire da|ora|fatturat[oa]|fatturazione|prezzo:?|totale|prima|anziché",
  audience: "per|ideale per|perfett[oa] per|tutto|se",
  soon: "(?:il|nostro) prossimo passo (?:è|sarà)|(?:ci piacerebbe|vorremmo) (?:\\p{L}+ )?(?:avere|averne|fare|farne|creare|offrire|pubblicare)|(?:magari|un giorno|forse) (?:la |lo |ne )?(?:faremo|avremo|creeremo)|senza (?:una )?data (?:precisa|certa|prevista)|(?:è|sono) allo studio|prossimamente|presto disponibile|in arrivo|lista d['’]attesa|in sviluppo|in (?:preparazione|lavorazione|cantiere)|nei prossimi mesi|nelle prossime settimane|stiamo (?:preparando|sviluppando|lavorando)|non ancora|sarà disponibile|saranno disponibili|arriver(?:à|anno)|uscir(?:à|anno)|(?:sarà|saranno) (?:pront[oaie]|pubblicat[oaie])|ci sarà|lanceremo|rilasceremo|previst[oaie] per|in (?:progetto|uscita)|prepariamo",
  givenUp:
    "ritirat[aoie]|abbandonat[aoie]|dismess[aoie]|(?:l['’]|la |le |li )?abbiamo (?:ritirat|abbandonat|dismess|chius)[oaie]|non (?:è|sono|viene|vengono|esiste|c['’]è|si) (?:\\p{L}+ )?più|non \\p{L}+ più",
  unsure:
    "forse|magari|un giorno|(?:vor|piacer)rebbe(?:ro)?|piacerebbe(?:ro)?|vorrebbe(?:ro)?|vorre(?:i|mmo)|speriamo|sper[oai]|(?:ce|me) l[oa] chied\\p{L}+|(?:ci|mi) chied\\p{L}+|c['’]era(?:no)?|avevamo|abbiamo provato|tabella di marcia|lista dei desideri|addio|a metà|promettiamo niente",
  earlier: "fino (?:a|al|alla)|era|erano|(?:precedent|vecchi)\\p{L} version\\p{L}",
  onRequest:
    "(?:prezzo )?su (?:richiesta|misura|preventivo)|personalizzato|parliamone|(?:richiedi )?(?:un )?preventivo|da concordare",
  reckoned: "stimat[oa]|ricavi|fatturato|calcolatore|simulatore|esempio|imponibile|fattura|subtotale",
  spared: "calcol\\p{L}*|risparmi\\p{L}*|guadagn\\p{L}*|iva|budget|donazion[ei]",
  founder:
    "(?:sviluppat(?:ore|rice)|programmat(?:ore|rice)|aut(?:ore|rice))(?= (?:di|dietro) \\p{L})|soci[oa] fondat(?:ore|rice)|persona(?= dietro)|(?:co[- ]?)?fondat(?:ore|rice|ori|rici)|creat(?:ore|rice|ori)|ideat(?:ore|rice|ori)|inventore",
  founded:
    "(?:ha |hanno )?lascia\\p{L}*(?: \\S+){0,8} per (?:creare|fondare|lanciare|sviluppare)|fondat[aoie]|(?<!to )creat[aoie]|ideat[aoie]|(?:ha|hanno) (?:fondato|creato|ideato)|fondò|fondarono|fondano|lanciat[ao]|ideò|idearono|inventat[oa]|lanciarono|avviò|avviarono|(?:ha|hanno) (?:lanciato|avviato|inventato|sviluppato)|dato vita a|concepit[oa]",
  made: "facciamo|fanno|sviluppat[aoie]|realizzat[aoie]|progettat[aoie]|fatt[ao]",
  by: "da|dal|dalla|dai|dagli|d(?:a un|all)['’]idea di|dall['’]incontro (?:tra|fra|di)|dall['’]iniziativa di|per (?:volontà|iniziativa|opera) (?:di|del|della|dell['’]\\p{Ll}+)|per mano di|dalla mente di",
  behind: "dietro(?: a)?|idea di",
  they: "loro|i due|le due|entrambi|insieme",
  i: "io|mi|mio|mia|mie|miei",
  iAm: "sono|mi chiamo|il mio nome è",
  weAre: "siamo|ci chiamiamo",
  iMade:
    "ho (?:fondato|creato|ideato|sviluppato|lanciato|costruito)|(?:faccio|programmo|mantengo)|ho (?:iniziato|cominciato|scritto|pubblicato|programmato|realizzato|inventato)|(?:sviluppo|scrivo|realizzo|curo)",
  weMade:
    "abbiamo (?:fondato|creato|ideato|sviluppato|lanciato|iniziato|cominciato|costruito|scritto|pubblicato)|sviluppiamo|realizziamo",
  iMaker:
    "sono (?:uno |una |un |l['’])?(?:unic[oa] )?(?:sviluppat(?:ore|rice)|programmat(?:ore|rice)|creat(?:ore|rice)) (?:indipendente|solitari[oa]|indie|freelance)",
  mine: "è il mio (?:unico |primo )?(?:progetto|prodotto|lavoro)|(?:nasce|è nat[oa]) da (?:una mia (?:esigenza|necessità)|una (?:esigenza|necessità) personale)(?! d)",
  debut: "prima (?:versione|edizione|copia)|primo (?:prototipo|rilascio|esemplare)|primo commit|prim[ae] righ[ae]",
  cameOut:
    "uscit[ao]|pubblicammo|(?:messo|mess[oa]) (?:in funzione|online|in linea)|lanciat[oa]|pubblicat[ao]|uscì|rilasciat[ao]|vendut[ao]|online|visto la luce|era pront[ao]|girava|funzionava|scritt[oa]|scrisse|scrissi|programmat[oa]|realizzat[oa]",
  we: "noi|nostr\\p{L}+|siamo|abbiamo|io|mio|mia|aiutiamo|sviluppiamo",
  began:
    "nat[oaie]|nasce|nacque|iniziato|iniziammo|cominciato|comincia|partit[oaie]|aprì (?:\\p{L}+\\s){0,2}porte|(?:ha )?aperto al pubblico|inizia|è partit[oa]|prende vita|ha preso vita|vede la luce|ha visto la luce|risale al|avviat[oa]|esordisce|è diventat[oa]|abbiamo iniziato",
  doing:
    "svilupp\\p{L}*|aiut\\p{L}+|accompagn\\p{L}+|realizz\\p{L}+|al fianco|al servizio|sul mercato|lavor\\p{L}+|attiv[oiae]|esist\\p{L}+|opera(?:nte|tiv[oi])?|presenti?",
  runBy:
    "(?:gestit[oa]|fornit[oa]|offert[oa]|sviluppat[oa]|pubblicat[oa]|realizzat[oa]|creat[oa]|edit[oa]|erogat[oa]) da(?:lla?)?|un (?:prodotto|servizio|progetto|marchio) d(?:i|ella?)",
  host: "hosting|ospitat\\p{L}+",
  holder: "titolare(?: del (?:sito|trattamento))?|editore|gestore del sito|note legali",
  seat: "con sede(?: legale)? (?:a|in)|ha sede a|sede legale (?:a|in)|sede(?: legale| operativa)?(?: è)?(?: a| in|:)|(?:ufficio|studio|officina|laboratorio) (?:è|si trova) (?:a|in)|siamo a|lavoriamo (?:a|da)|(?:basat|situat)[oiae] a|ci trovi a|siamo di|da una? (?:\\p{L}+ ){0,2}(?:ufficio|stanza|laboratorio) (?:a|di)",
  call: "(?:iscriviti|scarica|contatta|unisciti|prova|prenota|richiedi|non esitare|clicca|scopri|scrivici|chiamaci|inviaci|contattaci|iscriviti|registrati|richiedi|approfitta)",
  trial: "prova(?: gratuita)?",
  limit: "fino a|meno di|più di|oltre|massimo",
  instalment: "rate",
  numeral: "una?|due|tre|quattro|cinque|sei|sette|otto|dieci|quattordici|quindici|venti|trenta|sessanta",
  day: "giorn[oi]",
  week: "settiman[ae]",
  month: "mes[ei]",
  first: "prim[oaie]",
  trying:
    "prov[ai]|prova(?:re|te|lo|la|rlo|rla|ci)|periodo di prova|senza carta(?: di credito)?|versione (?:dimostrativa|demo)|vedere se|capire se",
  free: "gratis|gratuit[oaie]|gratuitamente|senza pagare|non costa nulla",
  given:
    "non paghi nulla|lo offriamo noi|offert[oi]|(?<=(?:settiman[ae]|prov[ae]|mensilità|mes[ei]|giorn[oi]|ann[oi])\\s(?:(?:ti|vi)\\s)?(?:è\\s|sono\\s)?)offert[ae]|offriamo noi|a costo zero|omaggio|in regalo",
  freePlan: "(?:piano|versione|abbonamento|pacchetto) (?:gratis|gratuit[oa])",
  product: "app|applicazione|programma|software|gioco|strumento|piattaforma|estensione|servizio|tutto",
  gift: "preventiv[oi]|consulenz[ae]|sopralluog\\p{L}+|spedizione|consegna|resi|campion[ei]|guid[ae]|libro|webinar|cors[oi]|newsletter|aggiornament[oi]|supporto|assistenza|installazione|visita|registrazione|iscrizione|prov[ae]|demo|dimostrazione|analisi|chiamata|valutazione|parcheggio|lezion[ei]",
  obtain: "scaric\\p{L}+|install\\p{L}+",
  costs: "quanto|cost[aoi]|prezzo|pagare|gratis",
  quoted:
    "(?:richied\\p{L}+|chied\\p{L}+|domand\\p{L}+) (?:un |il tuo |il )?(?:\\p{L}+ )?preventivo|su preventivo|preventiv[oi] (?:gratuit[oi]|personalizzat[oi]|su misura)|prezz[oi] su richiesta|contatt\\p{L}+ per (?:un|conoscere)",
  otherTerm: "rimbors\\p{L}*|recess\\p{L}*|garanzi\\p{L}*|preavviso|disdett\\p{L}*|consegn\\p{L}+|soddisfatti",
  bonus:
    "eliminat\\p{L}|conservat\\p{L}|ripristin\\p{L}+|pausa|sospend\\p{L}+|annual\\p{L}*|all['’]anno|aggiornamenti|assistenza|supporto",
  after: "dopo|entro|ogni|ultimi|prima di|fino a|in",
  past: "un tempo|in passato|precedentemente|non (?:è|ha) più|prima (?:era|costava|aveva)",
  dwell: "vivo|viviamo|abito|abitiamo",
  partner:
    "rivenditor[ei]|fornitor[ei]|partner|soc[io]|amic[io]|amici|distributor[ei]|corrier[ei]|banca|agenzia|investitor[ei]|sponsor|vicini|concorrent[ei]",
  client: "client[ei]",
  amounts: "prezz[oi]|tariffe|importi|costi",
  sends:
    "solo (?:invia|in uscita)|nessuno (?:la )?legge|non rispond\\p{L}+|rubrica|ai (?:tuoi|vostri) contatti|inviat[aeio] da",
  writeTo: "contatt\\p{L}*|scriv\\p{L}*|posta",
  operated:
    "titolare|denominazione(?: sociale)?|ragione sociale|denominazione|p\\.?\\s?iva|contratto (?:con|tra)|contratto (?:è )?(?:concluso|stipulato) (?:con|tra)",
  controller: "titolare",
  otherService: "utilizziamo",
  otherBody:
    "responsabile della protezione dei dati|garante per la protezione|pagamenti (?:sono|vengono)|per conto d\\p{L}+",
  tradingAs: "di seguito",
  corner: "categori[ea]|caratteristic(?:a|he)|funzion[ei]|descrizione|serviz(?:io|i)|prodott[oi]|pian[oi]",
  invite: "(?:scarica|richiedi|prenota|abbonati|ottieni|scopri|prova|acquista|inizia|scegli)\\s.+|acquista",
  cardLine: "mensile|annuale",
  noPrice: "acconto|caparra|risparmi\\p{L}*|sconto",
  beyond: "poi",
  smallTalk: "da",
  makers: "azienda|siamo|nostr\\p{L}+",
  elsewhere: "fiera|server|data ?center|ospitat[oaie]|conservat[oaie]|foro|tribunale",
  forAll: "per (?:tutti|sempre)|versione base",
  team: "chi siamo|fondatori",
  follow: "seguici",
  history: "storia",
  sale: "offerta|sconto",
  billed: "fatturat[oi]",
  asked: "domande|ci chiedono",
  besidePrice:
    "offerta speciale|sconto|(?:nuovo|vecchio) prezzo|prezzo (?:normale|originale|pieno|precedente|scontato|speciale|di (?:listino|lancio))",
  runs: "funziona|disponibile|gira|si usa|se usa|si apre|utilizzabile|accessibile|va|si lavora|c['’]è|si installa",
  appKind: "app|applicazion[ei]|version[ei]|scarica",
  onto: "su|sul|sui|per|nel|dal|dalla|da|in|a partire da",
  whichever: "il|la|i|un|una|tuo|qualsiasi|qualunque|ogni|tutti|vostro",
  browser: "browser(?: web)?",
  noSetup:
    "senza installare(?: nulla| niente)?|niente da installare|nulla da installare|nessuna installazione|senza installazione",
  asksSystem:
    "piattaform[ae]|funziona|gira|sistem[ai](?: operativ[oi])?|requisiti|dispositiv[oi]|computer|telefon[oi]|tablet|installare|app|applicazion[ei]|version[ei]|compatib\\p{L}+",
  needs: "richiede|serve|occorre|requisiti:",
  plansHeading:
    "tabella di marcia|in arrivo|prossimamente|prossim[ei] (?:passi|funzioni|funzionalità|versioni|novità)|cosa (?:arriva|ci aspetta)|in programma|previsto|idee|più avanti|lista dei desideri|il futuro",
  thingsOf:
    "file|formati|esportazioni|backup|documenti|dati|cartelle|caratteri|scorciatoie|tastiere|contatti|dischi|icone",
  inCloud: "in cloud|nel cloud|100 ?% (?:web|online)|basat[oa] sul (?:cloud|web)|SaaS",
  orNewer: "o (?:successiv[oi]|superior[ei]|più recente)|bit|telefon[oi]|tablet|e|o|ed|anche",
  suffices: "basta|è sufficiente|serve solo",
  online: "on-?line|web|basat[ao] sul web",
  openSource: "software libero|codice aperto|codice (?:sorgente )?è (?:pubblico|aperto|libero)",
  opensLater:
    "non ancora|un giorno|forse|se (?:smett|chiud|dovess|mai)\\p{L}*|(?:pensa|valuta|considera|vorre|potre|intend|preved|promett|pensando|valutando)\\p{L}*(?= .{0,40}(?:pubblicare|aprire|rilasciare|liberare))|(?:pubblicher|aprir|rilascer|liberer)(?:emo|à|anno|emmo|ebbe)",
  builtWith:
    "(?:basat|fondat|costruit|realizzat)[oaie] (?:su\\p{L}*|con)|si (?:basa|fonda|appoggia)(?:no)? (?:a|su)\\p{L}*|usa(?:no)?|usiamo|usando|utilizz(?:a|ano|iamo|ando)|grazie a\\p{L}*|integra(?:no)?|sfrutta(?:no)?",
  ingredient:
    "modelli(?: linguistici| di (?:ia|linguaggio))?|llm|tecnologi[ae]|componenti|librerie|database|standard|moduli",
  licence: "licenz[ae]",
  charge: "prezz[oi]|cost[oi]|canon[ei]|tariff[ae]|quot[ae]|abbonament[oi]|pian[oi]",
  monthly: "mese|mensil[ei]|mensilmente",
  yearly: "anno|annual[ei]|annuo|annualmente",
  cycle: "(?:abbonamento )?(?:mensile|annuale)|per sempre|a vita|una tantum",
  inTouch:
    "contatt(?:aci|ateci|ami|a il (?:team|reparto vendite))|contatti|scriv(?:ici|eteci|imi)|chiama(?:ci|teci)|chied(?:i|ici|eteci)(?: (?:a noi|un preventivo))?|parla con (?:noi|un (?:esperto|consulente)|il team)|mettiti in contatto(?: con noi)?|contattare (?:il )?(?:reparto )?(?:vendite|commerciale)|consultaci",
  comesTo: "cioè|ovvero|pari a|equivale a|corrisponde a",
  costing:
    "cost[ao]|costano|è (?:disponibile|in vendita|venduto|offert[oa]) (?:a|per|da)|sono disponibili (?:a|per|da)|(?:parte|partono|inizia|iniziano) da|viene|vengono|a partire da",
  planKind: "piano|versione|edizione|licenza|pacchetto|abbonamento|offerta|canone",
  operates: "gestisce|offre|sviluppa|fornisce|pubblica|eroga|è (?:il |la )?(?:titolare|proprietari[oa]) (?:di|del)",
  mailOff: "disattivat[oaie]|non (?:è|sono|funziona|esiste)(?:no)? più|dismess[oaie]|fuori servizio",
  joining:
    "registra(?:ti|rsi|tevi)|iscriviti|iscriversi|inizia(?:re|te)?|comincia(?:re|te)?|parti|crea(?:re|te)?|apri|unisciti|attiva|scopri",
  paidPart:
    "acquisti (?:in-?app|integrati|all['’]interno dell['’]app)|(?:abbonament[oi]|version[ei]|pian[oi]|account|licenz[ae]|funzion[ei]|funzionalità|pacchett[oi]) (?:premium|pro|plus|a pagamento|commercial[ei])|(?:passa(?:re)?|aggiorna(?:re)?|upgrade) (?:a|alla|al) (?:versione )?(?:pro|premium)|(?:app|modello) freemium",
  soldAs:
    "è (?:a pagamento|un['’](?:app|applicazione) a pagamento|un (?:programma|software) a pagamento|un acquisto unico)",
  personal: "uso (?:personale|privato|domestico|non commerciale|didattico)|privati",
  counted:
    "pagine|documenti|crediti|minuti|parole|immagini|foto|fatture|video|esportazioni|rapporti|traduzioni|lezioni|prenotazioni|ricerche|analisi|messaggi|preventivi",
  timesUsed: "utilizzi|avvii|usi|aperture",
  ends: "scade|termina|finisce|si conclude",
  dealer:
    "rivenditor[ei]|distributor[ei]|concessionari[oa]?|importator[ei]|partner|fornitor[ei] (?:tecnic|di serviz)\\p{L}+",
  siteMaker: "(?:web )?design|progettazione|realizzazione|sviluppo|grafica|crediti",
  gathering: "fier[ae]|grupp[oi] local[ei]|eventi|incontri",
  sample: "esemp[io]\\p{L}*|modell[oi]|anteprim[ae]",
  otherDesk:
    "lavora con noi|carriere|candidature|investitori|contabilità|fattur\\p{L}+|amministrazione|(?:ufficio )?stampa|protezione dei dati|privacy|legale|controversie|pec",
  makersAbove:
    "squadra|chi (?:siamo|sono|c['’]è)|dietro|(?:i|nostri) (?:co-?)?fondatori|la nostra storia|^(?:fatt[oa]|creat[oa]|sviluppat[oa]|fondat[oa]) da",
  sampleAbove: "esemp(?:io|i)|modell[oi]|anteprima|cas[oi] (?:di studio|di successo|client[ei])",
};
