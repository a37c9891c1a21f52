import { wordsOf } from "./topic";

/** Words of everyday use that also name a trade's things: a bar of a menu, a machine of whatever kind, a review of anything, booking and its books. */
const COMMON = [
  "bar, library, machine, board, log, track, table, room, list, card, page, check, review, inspection, exam, phone, record, station, match, key, shift, field, turn, draw, lead, read, practice, job, driver, build, label, engine, follow, single, time, team, play, event, download, deal, contact, form, part, press, home, shop, order, receive, receipt, collect, light, write, quest, market, map, leave, mail, visitor, device, member, list, publish, schedule, board, scan, harbor, art, sign in, post, account, mark, less, train, trade, feed, network, well, platform, cloud, server, data, programm, program, automatic, daten, auswertung, netzwerk, réseau, rete, netwerk, sieć, rede, nätverk, netværk, gard, posti",
  "buch, prüfung, tafel, karte, liste, maschine, raum, telefon, gerät, leiste",
  "carte, tableau, liste, examen, téléphone, salle, fiche, barre",
  "mesa, lista, máquina, tarjeta, carta, teléfono, sala, ficha, revisión, barra",
  "tavolo, macchina, esame, scheda, telefono, barra",
  "boek, lijst, tafel, kaart, telefoon, toestel, balk",
  "przegląd, maszyna, karta, telefon, pokój, tablica, pasek",
  "exame, cartão, nota, telefone, revisão, quadro, encomendas",
  "blog, email, e-mail, quiz, monitor, barcode, report, document, pdf, photo, image, voice, sell, share, prompt, hire, stamp, coin, running, diary, journal, notebook, carnet, cuaderno, diario, tagebuch, dziennik, raport, rapport, informe, bericht, foto, bild, imagen, immagine, équipe, equipo, equipe",
  "lista, bord, kort, maskin, prov, rum, liste, prøve",
].flatMap((words) => wordsOf(words).map(({ stem }) => stem));

/** How software of any kind is run and got at, which is not what it is for. */
const WAYS_TO_RUN = phrasesOf(
  "docker, self-hosted, self-hosting, self-host, on premises, terminal, shell, command line tool, cli",
  "sign in, log in, reading list, short story, no code, qr code, API, API key, automatisch, Anmeldung",
  "selbst gehostet, Kommandozeile, auto-hébergé, ligne de commande, autoalojado, línea de comandos, riga di comando, zelf gehost",
);

/** What software of any kind says it keeps to. */
const QUALITIES = phrasesOf(
  "gdpr, gdpr compliant, gdpr-ready, dsgvo, dsgvo-konform, dsgvo-konforme, datenschutzkonform, rgpd, conforme rgpd, lgpd, rodo, avg-proof",
  "privacy, compliant, compliance, encrypted, verschlüsselt, chiffré, cifrado, offline, accessible, multilingual, mehrsprachig, multilingue",
);

/** Others' services that products of many kinds send by, sign in with or take files of. */
const CHANNELS = phrasesOf(
  "whatsapp, whatsapp business, telegram, sms, instagram, linkedin, youtube, twitter, tiktok, pinterest, slack, discord, outlook, gmail",
  "excel, google sheets, google calendar, stripe, zapier, chatgpt, active directory, microsoft 365",
);

function phrasesOf(...lists: string[]): string[] {
  return lists
    .flatMap((list) => list.split(", "))
    .map((phrase) =>
      wordsOf(phrase)
        .map(({ stem }) => stem)
        .join(" "),
    );
}

const PHRASES = new Set([...COMMON, ...WAYS_TO_RUN, ...QUALITIES, ...CHANNELS]);

/** True for a phrase that says little by itself of what a product is for. */
export function isCommonWord(phrase: string): boolean {
  return PHRASES.has(phrase);
}
