import { wordsOf } from "./topic";

/**
 * Words of categories that products of other kinds say more often than those of theirs: objects, audiences, parts of any
 * software, and words that share a stem with one of another language. They count as what is near, and hardly as what the product is.
 */
const WEAK = [
  "a/b tests, accord, accredito, ahorro, ai, album, alert when, alerts, almacén, analytics, anglais, anlage, anlegen, annotate, arcade, archiwum, ascensores, audience",
  "audio, audit trail, auslieferung, authors, automate, automatiser, autor, availability, aware, badge, barrierefrei, basket, biblioteca, biblioteka, bibliothek, bids",
  "bien, bill, blended, boat, bouw, broker, buscador, business, buurt, bygg, bénévoles, böcker, cad, cadastro, caisse, calculator, calibre, campagnes, campo, certificates",
  "chat, circolo, client portal, clima, climb, clipboard, clubs, cobra, cobrança, cocina, code, coffee, colegios, communication, companies, competition, compte rendu",
  "condomini, consegna, contesta, contract, contraseña, contratos, controllo, conversation, cookies, cooperatives, coordinates, corriere, couch, countdown, coup, courier",
  "creators, crop, cucina, cuenta, cupones, cursos, custodians, cycles, código de barras, dark mode, deduplicate, dentists, deposits, design, developers, devis, diagramas",
  "diagramme, diagrams, dibuja, dice, dictionary, disegna, disposition, domeny, drone, e-commerce, editor, electric, electrónica, eleven, encontre, entrada, escala",
  "escalado, escola, escritório, esporta, expédition, facturación, facturation, fahren, family, farmacias, fatture, feedback, festen, file, finance, fish, flights, floor",
  "floor plan, folders, font, forest, formazione, formulaires, formularze, formulieren, fridge, ftp, föreningar, först, garage, geburtstage, gestor, git, glossary",
  "gps-tracker, grade, grafik, growth, gráficos, handwerker, health, hojas de cálculo, homeowners, household, hébergement, icons, idiomas, illustrate, industry",
  "infrastructure, ingressi, inspec, intervention, interviews, invite, jeux, kadr, kaffee, kalendarz, kalender, kasse, kindle, kita, kredit, kyc, ladder, laufen, learn",
  "legendas, lifts, limpieza, linter, livro, llamadas, location, lotti, léger, magazyn, magazzino, mandante, mapped, markdown, matter, media, meet, merchants, messen",
  "metri, metrics, microchip, mieten, mitarbeiter, moedas, money, monteure, mood, moteur de recherche, mum, museums, mémoire, nachbarn, nachbarschaft, neighbours",
  "newsrooms, notices, oberfläche, oee, offerte, oficina, ohne programmierung, on-call, onde, open data, operations, orchestrer, ordena, organise, organiza, orçamento",
  "ouders, pain, paper, pareja, parking, parole, partite, passwort, paste, pensioen, period, permit, petites, pflegen, phone calls, photograph, physics, pilots, pipelines",
  "placement, plan, planilha, planning, plant, plumbers, pos, prenotazione, presupuesto, preventivi, print labels, print shops, programmieren, property, protection",
  "protokoll, prowizja, proxies, pubblicità, puntúa, purchase order, puzzle, quote, raccolta, rapportages, raspberry pi, recensioni, rechenzentren, rechnung, references",
  "regulated, rekening, relatório, remont, reseñas, residents, rest, retour, return, rezepte, ricambi, rutas, réception, sales, sammlung, scenarios, schichten, scholen",
  "schrift, schrijven, schulung, scientific, scrap, script, secure, seed, shop floor, sleep, soir, sonde, sorted, spara, spec, spesa, spielen, sprachen, ssh, staff",
  "standorte, stemmen, steuern, steuerung, still, storage, strangers, städa, subscription, sécurité, tablero, tableur, taken, talk, talleres, también, tassa, taxes, tea",
  "tela, tenants, tender, termine, testy a/b, text message, thesis, threads, timbra, timeline, todo, torna, tours, trips, turistas, tâches, universidades, universities",
  "unterschrift, unterweisungen, vacances, vaste, vault, vecinos, vendita, vente, veranstaltungen, verbali, vereine, verträge, verzamel, viagem, video, vouchers, wandelen",
  "warehouse, watermark, wave, webseiten, werbung, wetter, whiteboard, wifi, wine, wlan, wollen, workflows, zadania, zdjęcia, zeichnen, zeile, zelf hosten, zorg",
  "zählerstände, écriture",
];

const PHRASES = new Set(
  WEAK.flatMap((words) => words.split(", ")).map((phrase) =>
    wordsOf(phrase)
      .map(({ stem }) => stem)
      .join(" "),
  ),
);

/** True for a phrase that is heard of a category more often where the product is of another. */
export const isWeakWord = (phrase: string): boolean => PHRASES.has(phrase);
