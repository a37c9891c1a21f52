import type { Lexicon } from "./kinds";

/** French. */
export const fr: Lexicon = {
  unit: "heures?|h|minutes?|jours?|semaines?|mois|ans?|années?|utilisateurs?|postes?|personnes?|collaborateurs?|salariés?|licences?|appareils?|sites?|établissements?|clients?|lots?|véhicules?|équipes?|projets?",
  per: "par|l['’]|la|le|/",
  extras:
    "options?|frais annexes|en supplément|services? (?:additionnels?|complémentaires?)|suppléments?|à la carte|\\p{L}+ supplémentaires?|\\p{L}+ additionnel(?:le)?s?|(?:peut|peuvent|pouvant) s['’]ajouter|à ajouter|en (?:plus|option)|autres (?:frais|coûts|prestations)|ce qui (?:n['’]est pas compris|coûte en plus)|hors (?:forfait|abonnement)",
  services:
    "mise en (?:service|place|route)|installation|migration|formation|accompagnement|paramétrage|(?:reprise|import) (?:de |des |d['’])?(?:vos )?données|frais (?:de |d['’])(?:mise|installation|dossier|transaction|déplacement|port|livraison|activation|migration)|livraison|déplacements?|dépassements?|taux horaire",
  rivals:
    "(?:demandent|font payer|coûtent) (?:les|d['’])? ?autres|ailleurs|(?:chez )?les autres|autres (?:outils|prestataires|solutions|logiciels|éditeurs)|concurren\\p{L}+|par rapport (?:à|aux)|à titre de comparaison|alternatives",
  favoured: "universités|écoles|étudiants|élèves|enseignants|associations",
  ribbon:
    "économisez .*|(?:le |la )?plus (?:populaire|choisie?|vendue?)|recommandée?|populaire|nouveau|meilleure offre|disponible|offre de lancement",
  leading: "à partir de|dès|seulement|maintenant|facturée?s?|prix|total|avant|au lieu de|puis",
  audience: "pour|idéale? pour|parfaite? pour|tout|si|quand",
  soon: "(?:la )?prochaine étape (?:est|sera)|viendra ensuite|(?:est|sont) en route|(?:aimerions|voudrions|on aimerait) (?:\\p{L}+ )?(?:avoir|faire|créer|proposer|offrir|développer|sortir|publier)|(?:on|nous) y (?:pense|pensons|songe\\p{L}*)|(?:un jour|peut-être),? (?:nous (?:ferons|aurons|proposerons)|il y aura)|sans date (?:précise|annoncée|prévue|fixée|pour)|(?:est|sont) à l['’]étude|bientôt|prochainement|à venir|en préparation|liste d['’]attente|en cours de développement|dans les (?:prochaine?s )?(?:mois|semaines)|en chantier|en cours de (?:préparation|réalisation)|pas encore|nous (?:préparons|travaillons)|travaillons (?:à|sur)|est en cours|arrive(?:ra|ront|nt)? (?:au|en|cet|cette|dans|bientôt|courant|à l['’])|sortir(?:a|ont)|sera (?:disponible|proposée?|publiée?)|seront (?:disponibles|proposées?)|viendra|en (?:développement|projet)|prévue?s? (?:pour|en)|nous (?:prévoyons|développons actuellement)",
  givenUp:
    "arrêtée?s?|abandonnée?s?|retirée?s?|(?:n['’]est|ne sont|n['’]existe(?:nt)?|n['’]ont) plus|supprimée?s?|plus (?:disponibles?|distribuée?s?|maintenue?s?|proposée?s?|développée?s?)",
  unsure:
    "peut-être|éventuellement|un jour|(?:voud|aime)r(?:ait|ions|ais|aient)|souhait\\p{L}*|espér\\p{L}+|(?:nous|me|on) (?:la |le |l['’])?demand\\p{L}+|il y (?:a eu|avait)|nous avions|feuille de route|adieu|en cours d['’]écriture|à moitié|pas (?:encore )?(?:finie?|prête?)|promett\\p{L}+ rien|essayé",
  earlier: "jusqu['’](?:à|en|au)|était|étaient|(?:anciennes?|précédentes?) versions?",
  onRequest:
    "(?:(?:prix|tarif) )?sur (?:devis|demande|mesure)|parlons-en|discutons(?:-en)?|nous consulter|demander un devis",
  reckoned: "estim\\p{L}+|gain|chiffre d['’]affaires|bénéfice|simulateur|calculateur|exemple|facture|sous-total",
  spared: "calcul\\p{L}*|économi\\p{L}+|tva|budget|dons?",
  founder:
    "(?:développeu(?:r|se)|programmeu(?:r|se)|concepteur|conceptrice|auteure?)(?= (?:de |d['’]|derrière )\\p{L})|associée? fondat(?:eur|rice)|(?:personne|homme|femme)(?= derrière \\p{L})|(?:co[- ]?)?fondat(?:eur|rice)s?|créat(?:eur|rice)s?|inventeur",
  founded:
    "quitt\\p{L}+(?: \\S+){0,8} pour (?:créer|fonder|lancer|développer|construire)|fondée?s?|créée?s?|lancée?s?|a (?:co)?fondé|a créé|ont (?:co)?fondé|ont créé|fond(?:ent|èrent)|inventée?|crée(?:nt)?|lancent|fonde|imaginée?s?|lança|lancèrent|créa|créèrent|ont (?:imaginé|lancé|inventé)|a (?:imaginé|lancé|inventé)|monté",
  made: "fai(?:sons|te?s?)|font|développée?s?|conçue?s?|réalisée?s?|imaginée?s?|codée?s?",
  by: "de la rencontre d[e'’]|de l['’]envie d[e'’]|grâce à|par|de l['’]idée d[e'’]|d['’]une idée d[e'’]|sous l['’]impulsion de|de la rencontre entre|à l['’]initiative de",
  behind: "derrière|idée d['’e]",
  they: "ils|elles|les deux|tous (?:les )?(?:deux|trois)|ensemble|à deux",
  i: "je|j['’](?=\\p{L})\\p{L}*|mon|ma|mes|moi|m['’](?=\\p{L})\\p{L}*",
  iAm: "je suis|je m['’]appelle|moi,? c['’]est|mon nom est|(?:moi,? )?c['’]est(?= \\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+\\.)",
  weAre: "nous sommes|on est|nous,? c['’]est",
  iMade:
    "j['’]ai (?:\\p{L}+\\s)?(?:fondé|créé|lancé|développé|conçu|imaginé|codé)|je (?:développe|conçois|programme|code|maintiens)|je (?:fais|crée|fabrique|écris|m['’]occupe)|j['’](?:écris|édite)|j['’]ai (?:\\p{L}+\\s)?(?:commencé|écrit|fabriqué|imaginé|démarré|monté|publié|sorti)",
  weMade:
    "nous (?:avons (?:\\p{L}+\\s)?(?:fondé|créé|lancé|développé|conçu|imaginé|commencé|monté|écrit|démarré|sorti)|développons|créons|concevons|fabriquons)",
  iMaker:
    "je suis (?:un |une |le |la )?(?:seul(?:e)? )?(?:développeu(?:r|se)|program(?:meur|meuse)|créateur|créatrice|graphiste) (?:indépendante?|solo|indé|freelance)",
  mine: "(?:est|c['’]est) mon (?:propre |seul |premier )?(?:projet|produit|œuvre)|est née? (?:d['’]une? (?:besoin|frustration|problème) personnel(?:le)?|de m(?:on|a) (?:propre )?(?:besoin|frustration))(?! d)",
  debut: "premi(?:ère|er) (?:version|édition|prototype|exemplaire)|premi(?:er commit|ères? lignes?)",
  cameOut:
    "sort|sortie?|publi(?:ons|âmes|é)|lanc(?:ée?|ions|âmes)|sortait|paraît|paru[et]?|publiée?|mise? en ligne|(?:voit|vu) le jour|vendue?|était prête?|tournait|fonctionnait|écrit|écrivit|développée?|codée?|écrite|programmé",
  we: "nous|notre|nos|je|j['’]|mon|ma",
  began:
    "naît|née?s?|ouvr\\p{L}+ (?:au public|ses portes)|a ouvert|est en ligne|ouverte? au public|commence|commencé|débuté?|démarré?|voit le jour|a vu le jour|existe|démarre|débute|a (?:démarré|débuté|commencé|été lancée?)|remonte à|apparaît|est apparue?|lancement|est devenu\\p{L}*",
  doing:
    "développ\\p{L}*|accompagn\\p{L}*|conç\\p{L}+|cré\\p{L}+|édit\\p{L}+|existe|aid\\p{L}+|fabriqu\\p{L}+|au service|aux côtés|active?s?|présente?s?|à votre service|en activité",
  runBy:
    "(?:exploitée?|éditée?|proposée?|développée?|fournie?|conçue?|créée?|réalisée?|gérée?|tenue?|maintenue?|publiée?|détenue?|imaginée?|opérée?) par|(?:un (?:service|produit|projet)|une (?:marque|application|solution)(?: déposée)?) d(?:e(?: la)?|u)",
  host: "héberg\\p{L}+|logée?s? chez(?! nous)",
  holder: "éditeur(?: du site)?|éditrice|propriétaire(?: du site)?|responsable de (?:la )?publication|mentions légales",
  seat: "la plupart d['’]entre nous (?:à|en)|basée?s? à|(?:dont le )?siège (?:social )?(?:est )?(?:situé )?à|installée?s? à|située?s? à|siège(?: social)?(?: (?:est|se trouve))?(?: situé)?(?: à|\\s?:)|(?:bureaux?|atelier|locaux) (?:est|sont|se trouve(?:nt)?)(?: situés?)? à|travaillons (?:depuis|à)|(?:établie?s?|implantée?s?|domiciliée?s?|basée?s?) à|depuis (?:une?|notre) (?:\\p{L}+ ){0,2}(?:bureau|atelier|grenier|local|maison) à",
  call: "(?:inscrivez|téléchargez|contactez|abonnez|découvrez|essayez|réservez|rejoignez|n['’]hésitez pas|demandez|cliquez|écrivez-nous|appelez-nous|envoyez-nous|inscrivez-vous|rejoignez-nous|contactez-(?:nous|moi)|demandez (?:un|votre)|profitez)",
  trial: "essai(?: gratuit)?",
  limit: "jusqu['’]à|moins de|plus de|maximum|au-delà de",
  instalment: "fois|mensualités|versements",
  numeral: "une?|deux|trois|quatre|cinq|six|sept|huit|dix|quatorze|quinze|vingt|trente|soixante",
  day: "jours?",
  week: "semaines?",
  month: "mois",
  first: "premi(?:er|ère)s?",
  trying:
    "essais?|essay(?:er|ez|e|és?|ées?)|test(?:er|ez)|période d['’]essai|découvr(?:ir|ez)|sans carte(?: bancaire| de crédit| bleue)?|version (?:de démonstration|démo)|voir si|vous faire une idée|tester",
  free: "gratuit(?:e|s|es|ement)?|sans (?:rien )?payer|ne coûtent? rien|rien du tout",
  given:
    "offerts?|(?<=(?:semaines?|années?|périodes?)\\s(?:(?:vous|te|t)[\\s'’])?(?:est\\s|sont\\s)?)offertes?|ne pay(?:ez|es) rien|à nos frais|sans frais|nous offrons|on vous offre",
  freePlan: "(?:offre|version|formule|plan|forfait|abonnement) (?:gratuite?|freemium)",
  product: "application|appli|logiciel|jeu|programme|outil|plateforme|extension|service|site|app|tout",
  gift: "devis|consultations?|conseils?|livraison|retours?|échantillons?|guides?|livre|webinaires?|formations?|newsletter|mises? à jour|support|installation|visite|inscription|essais?|démos?|démonstration|audit|diagnostic|entretien|rendez-vous|estimation|étude|accompagnement|appel|parking",
  obtain: "télécharge\\p{L}*|install\\p{L}+",
  costs: "combien|coûte\\p{L}*|coût|prix|payer|tarifs?|gratuit",
  quoted:
    "sur devis|devis (?:gratuit|personnalisé|sur mesure)|(?:demandez|obtenez|recevez|demander) (?:un|votre|le)(?: \\p{L}+)? devis|contactez-(?:nous|moi) pour (?:un|connaître|obtenir)|tarifs? sur (?:demande|mesure)",
  otherTerm:
    "rembours\\p{L}*|satisfait\\p{L}*|rétract\\p{L}*|garanti\\p{L}*|préavis|résili\\p{L}*|sauvegard\\p{L}*|livr\\p{L}+|conserv\\p{L}+",
  bonus:
    "supprimée?s?|conservée?s?|restaure[rz]|restaurée?s?|paus\\p{L}+|annuel\\p{L}*|par an|à l['’]année|mises? à jour|support|parrain\\p{L}*",
  after: "après|au bout de|dans|sous|tous les|derniers?|avant|en",
  past: "auparavant|autrefois|jadis|anciennement|n['’](?:est|était|a) plus|à l['’]époque",
  dwell: "j['’]habite|je vis|nous (?:habitons|vivons)",
  partner:
    "(?:re)?vendeurs?|hébergeurs?|partenaires?|amis?|fournisseurs?|prestataires?|distributeurs?|transporteurs?|banque|agence|investisseurs?|sponsors?|voisins?|concurrents?|mécènes?",
  client: "clients?|clientes?",
  amounts: "prix|tarifs?|montants?",
  sends:
    "n['’]envoie que|envoi uniquement|personne ne (?:lit|la lit)|ne pas répondre|carnet d['’]adresses|à vos contacts|envoyés? (?:depuis|par)",
  writeTo: "écrive\\p{L}*|courriel",
  operated:
    "dénomination(?: sociale)?|[ée]diteur|[ée]ditée? par|responsable (?:du traitement|de la publication)|raison sociale|siret|siren|au capital|contrat (?:avec|entre)|vous contractez avec|contrat est (?:conclu|passé) (?:avec|entre)",
  controller: "responsable\\p{L}*|éditée? par|éditeur",
  otherService: "nous utilisons",
  otherBody:
    "autorité|cnil|médiat(?:eur|rice|ion)|délégué à la protection des données|paiements? (?:sont|est)|pour le compte d\\p{L}+",
  tradingAs: "agissant sous|exerçant sous|nom commercial|ci-après",
  corner: "catégories?|fonctionnalités?|désignation|prestations?|produits?|quantité|formules?",
  invite:
    "(?:télécharge[rz]?|installe[rz]|obtenir|réserve[rz]|souscrire|créer|essaye[rz]|acheter|choisir|choisissez|commencer|découvrir|voir|demander)\\s.+|acheter",
  cardLine: "mensuel|annuel|hors taxes?|ht",
  noPrice: "acompte|caution|économis\\p{L}+|remise",
  beyond: "puis|ensuite",
  smallTalk: "à|partir|de",
  makers: "nous|notre|nos|entreprise|société",
  elsewhere: "salon|foire|serveurs?|machines|centres? de données|hébergée?s?|stockée?s?|tribunal|tribunaux",
  forAll: "pour (?:tous|toujours|tout le monde)|version de base",
  team: "équipe|fondateurs?|qui sommes",
  follow: "suivez|réseaux",
  history: "histoire",
  sale: "soldes|promo(?:tion)?|remise",
  billed: "facturée?s?",
  asked: "questions?|(?:souvent|fréquemment) demandée?s?|on nous demande",
  besidePrice:
    "soldes|remise|offre spéciale|(?:ancien|nouveau) (?:prix|tarif)|prix (?:normal|habituel|public|barré|initial|réduit|spécial|promotionnel|de lancement|d['’]origine)",
  runs: "fonctionne|tourne|disponible|s['’]utilise|utilisable|accessible|marche|existe|s['’]ouvre|se passe|s['’]installe|se consulte",
  appKind: "appli(?:cation)?s?|version|télécharger",
  onto: "sur|sous|pour|dans|depuis|à partir de",
  whichever: "le|la|les|votre|vos|tout|un|une|n['’]importe quel|tous|simple",
  browser: "navigateurs?(?: web)?",
  noSetup: "rien à installer|sans (?:rien )?installer|sans installation|aucune installation|rien installer",
  asksSystem:
    "plateformes?|fonctionne|système d['’]exploitation|systèmes?|configuration requise|appareils?|ordinateurs?|téléphones?|tablettes?|installer|appli(?:cation)?s?|version|compatib\\p{L}+|existe",
  needs: "nécessite|requiert|il (?:vous )?faut|configuration requise :",
  plansHeading:
    "feuille de route|à venir|prochainement|bientôt|prévu(?:e?s)?|prochaines? (?:étapes?|fonctionnalités|versions?)|idées|envies|plus tard|la suite|l['’]avenir",
  thingsOf:
    "fichiers?|formats?|exports?|sauvegardes?|documents?|données|dossiers?|polices|raccourcis?(?: clavier)?|claviers?|contacts|calendriers?|disques?|icônes",
  inCloud: "dans le cloud|100 ?% (?:web|en ligne|cloud)|full ?web|SaaS|en mode SaaS",
  orNewer:
    "ou (?:plus récente?|supérieure?|ultérieure?)|et plus récents?|bits?|téléphones?|tablettes?|et|ou|aussi|ainsi|que",
  suffices: "suffit|il suffit d['’]un",
  online: "en ligne|web",
  openSource: "logiciels? libres?|code (?:source )?est (?:ouvert|public|libre)",
  opensLater:
    "pas encore|un jour|peut-être|(?:si|dès que) (?:nous|on)(?!\\p{L})|(?:réfléchiss|envisage|songe|prévoy|pourr|voudr|aimer|souhait)\\p{L}*(?= .{0,60}(?:publier|ouvrir|ouverture|libérer|diffuser|passer))|(?:publier|ouvrir|libérer|diffuser)(?:ons|a|ai|ont|ions|ait)|ser(?:a|ait|ont) (?:\\p{L}+ )?(?:publi|ouvert|libér|diffus)\\p{L}*",
  builtWith:
    "(?:bas|fond)ée?s? sur|repos(?:e|ent|ant) sur|s['’]appu(?:ie|ient|yant) sur|construite?s? (?:sur|avec)|utilis(?:e|ent|ant|ons)|propulsée?s? par|grâce (?:à|aux?)|à l['’]aide d(?:e|['’])|intègr(?:e|ent)|tourn(?:e|ent) (?:sur|avec)|mobilis(?:e|ent)",
  ingredient:
    "modèles(?: de langage| d['’]ia)?|llm|technologies|briques|composants|bibliothèques|bases de données|standards",
  licence: "licences?",
  charge: "prix|tarifs?|co[ûu]ts?|cotisations?|abonnements?|redevances?|montants?|formules|forfaits",
  monthly: "mois|mensuel(?:le)?s?|mensualités?",
  yearly: "ans?|année|annuel(?:le)?s?",
  cycle: "(?:abonnement )?(?:mensuel|annuel)|à vie|pour toujours|licence à vie",
  inTouch:
    "(?:nous )?(?:contacter|écrire|appeler|consulter)|(?:contactez|écrivez|appelez|consultez|interrogez|parlez)[- ](?:nous|moi)|(?:prendre|prenez) contact|(?:parler|parlez) (?:à|avec) (?:un (?:expert|conseiller)|l['’]équipe|notre équipe|nos experts)|contact|contacter (?:l['’]équipe|le service commercial|un commercial)|demander (?:un tarif|une démo|à être rappelé)",
  comesTo: "soit|c['’]est-à-dire|équivaut à|ce qui (?:fait|revient à)",
  costing:
    "coûten?t?|est (?:à|proposée? à|disponible (?:à|pour|dès)|vendue? (?:à|pour))|sont (?:à|proposée?s à|disponibles (?:à|pour|dès)|vendue?s (?:à|pour))|commencent? à|démarrent? à|débutent? à|revien(?:t|nent) à|à partir de|dès",
  planKind: "plan|offre|formule|forfait|version|édition|licence|abonnement|pack|adhésion|accès",
  operates: "exploite|édite|propose|développe|fournit|publie|gère|détient|conçoit",
  mailOff: "désactivée?s?|supprimée?s?|(?:n['’]est|ne sont|n['’]existe|ne fonctionnent?) plus|hors service",
  joining:
    "inscri(?:vez|s|re|ption)(?:-(?:vous|toi))?|commenc(?:er|ez|e)|démarr(?:er|ez|e)|cré(?:er|ez|e)|rejoi(?:gnez|ndre|ns)|ouvr(?:ir|ez)|lanc(?:er|ez)-vous|profite[rz]|découvr(?:ir|ez)",
  paidPart:
    "achats? intégrés?|achats? in-?app|(?:abonnements?|versions?|formules?|offres?|comptes?|licences?|forfaits?|fonctions?|fonctionnalités?|options?) (?:premium|pro|plus|payante?s?|commerciale?s?)|(?:passe[rz]|passage|mise à niveau) (?:à|au|en|vers) (?:la version )?(?:pro|premium)|(?:application|modèle) freemium",
  soldAs:
    "est (?:payante?|une (?:application|extension) payante|un (?:logiciel|programme) payant|un achat unique|vendue? (?:en achat unique|(?:sur|par) abonnement))",
  personal: "(?:usages?|utilisations?) (?:personnel|privé|domestique|non[- ]commercial|éducatif)\\p{L}*|particuliers",
  counted:
    "pages?|documents?|crédits?|minutes?|mots|images?|photos?|scans?|factures?|vidéos?|exports?|rapports?|traductions?|transcriptions?|leçons?|réservations?|recherches?|analyses?|messages?|devis",
  timesUsed: "utilisations|lancements|démarrages|ouvertures",
  ends: "expire|se termine|prend fin|s['’]arrête",
  dealer: "revendeurs?|distributeurs?|concessionnaires?|importateurs?|partenaires?|prestataires?(?: techniques?)?",
  siteMaker: "(?:web ?)?design|conception|réalisation|création|développement|graphisme|crédits?",
  gathering: "salons?|foires?|groupes? loca\\p{L}+|évén?[èe]ments?|rencontres?",
  sample: "exemples?|modèles?|spécimens?|aperçus?",
  otherDesk:
    "recrutement|emplois?|carrières?|rejoignez-nous|investisseurs?|comptabilité|factur\\p{L}+|presse|données personnelles|rgpd|confidentialité|juridique|partenariats?|médiation",
  makersAbove:
    "équipe|qui (?:sommes|suis)[- ](?:nous|je)|à propos|(?:les|le|la|nos|notre) (?:co-?)?fondat\\p{L}+|derrière|notre histoire|^(?:conçu|fait|créé|développé)e? par|pourquoi (?:nous|j['’]ai)",
  sampleAbove: "exemples?|modèles?|aperçu|cas (?:clients?|d['’]usage)|études? de cas",
};
