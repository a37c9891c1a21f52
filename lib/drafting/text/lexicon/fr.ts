import type { Lexicon } from "./kinds";

/** French. */
export const fr: Lexicon = {
  unit: "heures?|h|minutes?|jours?|semaines?|mois|ans?|années?|utilisateurs?|postes?|personnes?|collaborateurs?|salariés?|licences?|appareils?|sites?|établissements?|clients?|lots?|véhicules?|équipes?|projets?",
  per: "par|l['’]|la|le|/",
  extras:
    "options?|services? (?:additionnels?|complémentaires?)|suppléments?|à la carte|\\p{L}+ supplémentaires?|\\p{L}+ additionnel(?:le)?s?",
  ribbon:
    "économisez .*|(?:le |la )?plus (?:populaire|choisie?|vendue?)|recommandée?|populaire|nouveau|meilleure offre|disponible|offre de lancement",
  leading: "à partir de|dès|seulement|maintenant|facturée?s?|prix|total|avant|au lieu de|puis",
  audience: "pour|idéale? pour|parfaite? pour|tout|si|quand",
  soon: "bientôt|prochainement|à venir|en préparation|liste d['’]attente|en cours de développement",
  onRequest:
    "(?:(?:prix|tarif) )?sur (?:devis|demande|mesure)|parlons-en|discutons(?:-en)?|nous consulter|demander un devis",
  reckoned: "estim\\p{L}+|gain|chiffre d['’]affaires|bénéfice|simulateur|calculateur|exemple|facture|sous-total",
  spared: "économi\\p{L}+|tva|budget|dons?",
  founder: "(?:co[- ]?)?fondat(?:eur|rice)s?|créat(?:eur|rice)s?|inventeur",
  founded: "fondée?s?|créée?s?|lancée?s?|a (?:co)?fondé|a créé|ont (?:co)?fondé|ont créé|fond(?:ent|èrent)|inventée?",
  made: "développée?s?|conçue?s?|réalisée?s?|imaginée?s?|codée?s?|faite?",
  by: "par|de la rencontre entre|à l['’]initiative de",
  iAm: "je suis|je m['’]appelle|moi,? c['’]est|mon nom est",
  iMade:
    "j['’]ai (?:\\p{L}+\\s)?(?:fondé|créé|lancé|développé|conçu|imaginé|codé)|je (?:développe|conçois|programme|code|maintiens)",
  debut: "premi(?:ère|er) (?:version|édition|prototype|exemplaire)",
  cameOut: "sort|sortie?|sortait|paraît|paru[et]?|publiée?|mise? en ligne|(?:voit|vu) le jour|vendue?|était prête?",
  we: "nous|notre|nos|je|j['’]|mon|ma",
  began:
    "naît|née?s?|ouvr\\p{L}+ (?:au public|ses portes)|ouverte? au public|commence|commencé|débuté?|démarré?|voit le jour|a vu le jour|existe",
  doing:
    "développ\\p{L}*|accompagn\\p{L}*|conç\\p{L}+|cré\\p{L}+|édit\\p{L}+|existe|aid\\p{L}+|fabriqu\\p{L}+|au service|aux côtés",
  runBy: "(?:exploitée?|éditée?|proposée?|développée?|fournie?) par|un (?:service|produit|projet) de|une marque de",
  host: "héberg\\p{L}+",
  holder: "éditeur(?: du site)?|éditrice|propriétaire(?: du site)?|responsable de (?:la )?publication|mentions légales",
  seat: "basée?s? à|(?:dont le )?siège (?:social )?(?:est )?(?:situé )?à|installée?s? à|située?s? à",
  call: "(?:inscrivez|téléchargez|contactez|abonnez|découvrez|essayez|réservez|rejoignez|n['’]hésitez pas|demandez|cliquez)",
  trial: "essai(?: gratuit)?",
  limit: "jusqu['’]à|moins de|plus de|maximum|au-delà de",
  instalment: "fois|mensualités|versements",
  numeral: "une?|deux|trois|quatre|cinq|six|sept|huit|dix|quatorze|quinze|vingt|trente|soixante",
  day: "jours?",
  week: "semaines?",
  month: "mois",
  first: "premi(?:er|ère)s?",
  trying:
    "essais?|essay(?:er|ez|e|és?|ées?)|test(?:er|ez)|période d['’]essai|découvr(?:ir|ez)|sans carte(?: bancaire| de crédit| bleue)?",
  free: "gratuit(?:e|s|es|ement)?|offerte?s?|sans (?:rien )?payer|ne pay(?:ez|es) rien|à nos frais|sans frais|ne coûtent? rien",
  otherTerm:
    "rembours\\p{L}*|satisfait\\p{L}*|rétract\\p{L}*|garanti\\p{L}*|préavis|résili\\p{L}*|sauvegard\\p{L}*|livr\\p{L}+|conserv\\p{L}+",
  bonus: "annuel\\p{L}*|par an|à l['’]année|mises? à jour|support|parrain\\p{L}*",
  after: "après|dans|sous|tous les|derniers?|avant|en",
};
