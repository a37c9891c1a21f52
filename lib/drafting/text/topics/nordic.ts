import type { Topics } from "./topic";

/** What products of Denmark, Norway and Sweden say of themselves. */
export const NORDIC: Topics = {
  "No-code & Low-code": "uden kode, utan kod, uten kode, uden at programmere, utan att programmera",
  Databases: "databas, databaser, databasen",
  Documentation: "dokumentation, vidensbase, kunskapsbas, kunnskapsbase",
  Monitoring: "overvågning, serverovervågning, övervakning, serverövervakning, overvåking, driftstatus",
  "Hosting & Deployment": "webhotel, webbhotell, webhosting, selvhostet, egen server",
  Backup: "sikkerhedskopi, sikkerhedskopiering, säkerhetskopia, säkerhetskopiering, sikkerhetskopi",
  Encryption: "kryptering, krypteret, krypterad, kryptert",
  "Passwords & Sign-in": "adgangskoder, adgangskode, lösenord, lösenordshanterare, passord, totrinsbekræftelse",
  "Web Analytics": "besøgsstatistik, besöksstatistik, webbanalys, webanalyse",
  "Dashboards & Reports": "nøgletal, nyckeltal, nøkkeltall, rapportering, dataanalys",
  "Maps & Location": "kortdata, landkort, kartor, karttjänst, kartdata, adressdata, postnummer, geodata",
  Translation: "oversættelse, oversætte, översättning, översätta, oversettelse",
  Transcription: "transskription, undertekster, transkribering, diktering",
  "Notes & Writing": "noter, notesbog, anteckningar, anteckningsbok, notater, dagbog, dagbok",
  "Tasks & Projects":
    "opgaver, opgaveliste, projektstyring, uppgifter, att göra-lista, projekthantering, oppgaver, prosjektstyring",
  "Calendars & Scheduling":
    "bookingsystem, booking, tidsbestilling, vagtkalender, bokningssystem, tidsbokning, bokning, boka tid, bokningar, timebestilling, bestillingssystem",
  "Time Tracking & Attendance":
    "tidsregistrering, vagtplan, vagtplanlægning, tidrapportering, arbetstid, schemaläggning, timelister, vaktplan",
  Automation: "automatisering, automatisere, automatisera",
  "Feeds & Reading": "læseliste, bogmærker, läslista, bokmärken, nyhedslæser, nyhetsläsare, bokmerker",
  "Browser Extensions": "browserudvidelse, webbläsartillägg, tillägg för chrome, nettleserutvidelse",
  "Document Management": "dokumenthåndtering, dokumenthantering, digital signatur, underskrift, e-signering",
  "Chat & Messaging": "beskedapp, beskeder, meddelandeapp, chattapp, meldingsapp",
  "Email & Newsletters": "nyhedsbrev, nyhedsbreve, nyhetsbrev, e-postutskick, e-post",
  "Inventory & Warehouse": "lagerstyring, varelager, lagerhantering, lagersaldo, lagerbeholdning",
  "CRM & Sales": "kundestyring, tilbud og ordrer, salgsteam, kundregister, säljare, offerter, kunderegister",
  "Human Resources": "medarbejdere, lønsystem, ferieplanlægning, medarbetare, lönesystem, rekrytering, ansatte, lønn",
  "Customer Support": "kundeservice, kundesupport, kundtjänst, ärendehantering, kundestøtte",
  "Accounting & Invoicing":
    "bogføring, regnskab, regnskabsprogram, fakturaer, fakturering, moms, bokföring, fakturor, redovisning, kvitton, regnskap, bokføring",
  "Personal Finance":
    "husholdningsbudget, privatøkonomi, hushållsbudget, privatekonomi, sparande, opsparing, privatøkonomi",
  Payments: "betalinger, kassesystem, betalningar, kassasystem, kortbetaling",
  "Online Stores": "webshop, netbutik, webbutik, nätbutik, nettbutikk",
  "Shipping & Returns": "forsendelser, fragt, pakker, frakt, returer, paket",
  Marketplaces: "brugtmarked, auktioner, begagnat, köp och sälj, brukt",
  SEO: "søgemaskineoptimering, sökmotoroptimering, søkemotoroptimalisering",
  "Social Media": "sociale medier, sociala medier, sosiale medier",
  "Surveys & Feedback": "spørgeskemaer, undersøgelser, enkäter, undersökningar, spørreskjema",
  "Content Management": "indholdsstyring, innehållshantering, publiceringssystem",
  "Website Builders": "lav en hjemmeside, hjemmesider, bygga hemsida, hemsidor, hemsida, nettsider",
  "Restaurants & Hospitality":
    "restauranter, bordbestilling, spisekort, restauranger, bordsbokning, matsedel, hoteller, hotell, caféer",
  "Real Estate & Property":
    "ejerforening, andelsboligforening, boligforening, lejere, udlejere, ejendomsadministration, bostadsrättsförening, bostadsrättsföreningar, hyreshus, hyresgäster, hyresvärdar, fastighetsförvaltning, fastigheter, borettslag, sameie, utleie",
  "Construction & Trades":
    "håndværkere, byggeplads, byggepladser, hantverkare, byggarbetsplats, byggföretag, håndverkere, byggeplass, entreprenører",
  "Logistics & Transport":
    "vognmænd, ruteplanlægning, flådestyring, chauffører, åkerier, ruttplanering, fordonsflotta, transportører",
  "Maintenance & Facilities":
    "vedligehold, vedligeholdelse, serviceaftaler, underhåll, felanmälan, fastighetsskötsel, vedlikehold",
  "Legal & Contracts": "advokater, kontrakter, advokatbyrå, avtal, advokatkontor",
  "Nonprofits & Clubs":
    "foreninger, foreningen, medlemskartotek, medlemssystem, frivillige, föreningar, förening, medlemsregister, ideella, idrettslag, medlemskap",
  "Events & Tickets": "arrangementer, billetter, billetsalg, bryllup, evenemang, biljetter, bröllop",
  "Farming & Food Producers":
    "landmænd, landbrug, biavl, biavlere, bistader, lantbruk, lantbrukare, biodlare, bikupor, landbruk, bønder",
  "Graphics & Photos": "billedbehandling, fotografer, fotografering, bildbehandling, bildredigering",
  Video: "videoredigering, videoproduktion, videoklip",
  "Audio & Music": "musikere, kor, kapelmester, noder, orkester, spillesteder, musiker, körer, notblad, korps",
  "Books & Publishing": "bøger, forfattere, forlag, böcker, författare, bokförlag, lydbøger, ljudböcker",
  "Courses & Classrooms":
    "undervisning, skoler, elever, eksamen, lektiehjælp, skolor, läxhjälp, undervisningsmateriale, prov och läxor",
  "Language Learning": "lær sprog, sprogkursus, lära sig språk, språkkurs, ordforråd, glosor",
  "Reference & Research": "slægtsforskning, stamtræ, slægtstræ, släktforskning, släktträd, slektsforskning",
  Fitness: "træning, træningsprogram, fitnesscenter, løb, träning, träningsprogram, löpning, trening",
  "Mental Health": "mental sundhed, angst, søvn, psykisk hälsa, sömn, psykisk helse",
  "Food & Nutrition": "opskrifter, madplan, madlavning, recept, matplanering, matlagning, oppskrifter",
  "Clinics & Practices":
    "læger, tandlæger, patienter, klinikker, klinik, vårdcentral, tandläkare, läkare, hemtjänst, pasienter, tannleger",
  Games: "spil, brætspil, spel, brädspel, brettspill",
  "Sports & Teams": "sportshold, turneringer, idrætsforening, fodbold, idrott, fotboll, lagsport, fotball",
  Hobbies: "strikkeopskrifter, strikning, haven, stickning, trädgård",
  "Smart Home": "varmestyring, solceller, smarte hjem, smarta hem, elforbrug, elförbrukning",
  "Travel Planning": "rejseplanlægning, rejser, vandreture, resplanering, resor, vandring, reiseplanlegging",
  "Weather & Outdoors":
    "vejret, vejrudsigt, tidevand, sejlads, kajak, havkajak, friluftsliv, väder, väderprognos, tidvatten, segling, paddling, værmelding, tidevann, båtliv",
  Pets: "kæledyr, hunde, katte, hundepension, heste, husdjur, hundar, katter, hästar, hundpensionat, kjæledyr",
  "Family & Household": "familien, børnefamilier, husholdning, familjen, hushåll, barnfamiljer, vaskeri",
};
