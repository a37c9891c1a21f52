import type { Topics } from "./topic";

/** What further products say of themselves first, in their titles: what it is, before for whom. */
export const TITLES: Topics = {
  "CRM & Sales":
    "rfp, rfps, request for proposal, requests for proposals, tenders, bids, quotes, sales quotes, ausschreibungen, appels d'offres, licitaciones, gare d'appalto, aanbestedingen, przetargi, licitações, anbud",
  "Inventory & Warehouse":
    "stocktaking, stocktake, stock count, count stock, inventory for, home inventory, inventur, inventuren, inventaire physique, recuento de inventario, conteo de inventario, inventario di magazzino, voorraadtelling, inwentaryzacja, remanent, contagem de estoque, inventering",
  "Shipping & Returns":
    "shipping software, courier labels, kurier, kurierskie, etykiety kurierskie, śledzenie przesyłek, przesyłki, listy przewozowe, versandetiketten, étiquettes d'expédition, etiquetas de envío, etichette di spedizione, verzendlabels, etiquetas de envio, fraktsedlar",
  Payments:
    "cash register, till, card reader, card terminal, registrierkasse, kassensystem, kasse, caisse enregistreuse, logiciel de caisse, encaissement, tpv, caja registradora, registratore di cassa, punto cassa, kassa, kassasysteem, pinnen, kasa fiskalna, kasy fiskalne, frente de caixa, kassa för",
  "Audio & Music":
    "music notation, notation program, score editor, lead sheets, convolution reverb, reverb, synthesizer, synth, audio plug-in, audio plugin, vst, aax, mixing, mastering, notensatz, faltungshall, hall-plug-in, plug-in audio, réverbération, notation musicale, notación musical, notazione musicale, riverbero, muzieknotatie, galm, notacja muzyczna, podcast hosting, podcast host",
  "Logistics & Transport":
    "parking, parking spaces, bus operators, buses, coaches, public transport, berth, posti barca, autobus, autobusowych, autokary, linie autobusowe, busbetriebe, verkehrsbetriebe, autocaristes, transport scolaire, autobuses, autolinee, busbedrijven, autocarros, boekingen voor boten",
  "Farming & Food Producers":
    "irrigation, dairy farms, milking, herd, calving, pastures, orchard, riego, regantes, comunidades de regantes, bewässerung, milchvieh, herde, alm, almen, irrigazione, malga, malghe, alpeggio, mandria, irrigatie, melkvee, kudde, nawadnianie, bydło, irrigação, rebanho, éleveurs de chèvres, troupeau, production laitière, ganado, rebaño",
  "File Sync & Sharing":
    "receive files, send files, send you files, drop box for files, file drop, file requests, dateien empfangen, recevoir des fichiers, recibir archivos, ricevere file, bestanden ontvangen, odbieranie plików, receber ficheiros",
  Monitoring:
    "cron jobs, cron monitoring, log management, log store, log search, logs and metrics, on-call, on call, status page, heartbeat, protokollierung, journaux d'événements, astreinte, statusseite, page de statut",
  "Developer Tools":
    "component for javascript, components for react, react component, javascript library, typescript library, feature flags, sdk, developer library, npm package, code generator, bibliothek für entwickler, bibliothèque javascript, librería javascript, libreria javascript",
  "Surveys & Feedback":
    "testimonials, form builder, forms that, questionnaires, reviews from customers, feedback widget, formulare erstellen, formulaires en ligne, formularios online, moduli online, formulieren, formularze online, formulários online",
  "Restaurants & Hospitality":
    "mountain huts, guesthouses, bed and breakfast, holiday rentals, campsites, berghütten, ferienwohnungen, pensionen, campingplätze, gîtes, chambres d'hôtes, refuges de montagne, albergues, casas rurales, alojamientos, rifugi, rifugi di montagna, posti letto, agriturismi, campeggi, vakantiehuizen, campings, pensjonaty, noclegi, pousadas, alojamento local, stugor, vandrarhem",
  "Real Estate & Property":
    "gestionale condominiale, hausverwaltungssoftware, logiciel de syndic, software de fincas, apartment buildings, residents, tenants, landlords, rent collection, administración de fincas, fincas, vecinos, comunidades de vecinos, mieter, vermieter, bailleurs, locataires, inquilini, proprietari di casa, verhuurders, verhuuradministratie, huurders, najemcy, wynajem mieszkań, inquilinos, senhorios, hyresgäster",
  "Calendars & Scheduling":
    "job scheduling, class bookings, book classes, réservation de cours, agenda de citas, citas, kursplan, buchungssystem",
  "Human Resources":
    "payroll, payslips, nóminas para, gestión de nóminas, lohnabrechnung, bulletins de paie, cedolini, loonstroken, listy płac",
  "Time Tracking & Attendance":
    "staff rota, staff rotas, shift schedule, shift schedules, schichtplan, schichtplanung, dienstplan-software, plannings d'équipe, planning du personnel, cuadrantes, turni di lavoro, roosters, dienstroosters, grafiki pracy, grafik pracy, escalas de trabalho",
  "Language Learning":
    "learn finnish, learn spanish, learn german, learn french, learn japanese, learn a language, vocabulary, vocabulary trainer",
  "Reference & Research":
    "plant identification, identify plants, field guide, species, bestimmungsbuch, pflanzen bestimmen, reconnaître les plantes, guía de plantas, plantas nativas, riconoscere le piante, planten herkennen, rozpoznawanie roślin, identificar plantas",
  "Food & Nutrition":
    "meal plan, meal plans, meal planning, week of dinners, recipes, shopping list, menus de la semaine, recettes, essensplan, wochenmenü, menú semanal, menu settimanale, weekmenu, jadłospis, cardápio",
  "Courses & Classrooms":
    "course management, adult education, kursverwaltung, volkshochschulen, volkshochschule, marking, grading, grade essays, crossword maker, teachers, gestion des cours, gestión de cursos, gestione corsi, cursusbeheer, scuole di danza, gestão de cursos",
  "Graphics & Photos":
    "diagrams, diagram editor, flow charts, sequence diagrams, culling photographs, diagramme, diagrammes, diagramas, diagrammi, diagrammen, diagramy",
  "Smart Home":
    "zigbee, matter, z-wave, home automation, lights, light switches, smart lights, hausautomation, domotique, domótica, domotica",
  "Construction & Trades":
    "client portal for architects, architects, architecture practices, architekten, architecture, cabinets d'architecture, arquitectos, architetti, architecten, architekci, arquitetos, arkitekter",
  "Maintenance & Facilities":
    "car repair shops, garages, werkstattplaner, autowerkstätten, kfz-werkstätten, garagistes, talleres mecánicos, officine meccaniche, autogarages, warsztaty samochodowe, oficinas mecânicas, bilverkstäder",
  "Notes & Writing":
    "outliner, minutes of meetings, sitzungsprotokolle, protokolle, comptes rendus, actas de reuniones, verbali, notulen, protokoły, atas de reunião, mötesprotokoll",
  "Books & Publishing":
    "reading log, lesetagebuch, carnet de lecture, diario de lectura, diario di lettura, leesdagboek",
  "Legal & Contracts":
    "contract templates, freelance contracts, vertragsvorlagen, modèles de contrats, plantillas de contratos, modelli di contratto",
};
