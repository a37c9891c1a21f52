import type { Topics } from "./topic";

/** What products for people who build, run and protect software say of themselves. */
export const BUILDING: Topics = {
  "Code & Git":
    "code editor, ide, version control, git client, git hosting, diff viewer, merge requests, code search, linter, quelltext, versionsverwaltung, code-editor, éditeur de code, gestion de versions, editor de código, control de versiones, editor di codice, controllo versione, broncode, versiebeheer, editor kodu, repozytorium kodu",
  "APIs & SDKs":
    "for developers an api, rest api, api client, client library, developer platform, webhook, schnittstelle für entwickler, api-schnittstelle, interface de programmation, api para desarrolladores, api per sviluppatori, api voor ontwikkelaars, api para programadores, api dla programistów",
  "No-code & Low-code":
    "low-code, low code platform, no-code, nocode, without code, without writing code, internal tools, app builder, build apps, drag and drop builder, admin panels, business apps, ohne programmierung, ohne programmieren, ohne code, sans coder, sans code, outils internes, sin código, sin programar, herramientas internas, senza codice, senza programmare, zonder code, zonder programmeren, sem código, ferramentas internas, bez kodowania, bez programowania",
  "Testing & CI":
    "automated tests, end-to-end tests, test automation, unit tests, browser testing, regression tests, build pipeline, bug tracker, testautomatisierung, softwaretests, tests automatisés, intégration continue, pruebas automatizadas, integración continua, test automatici, integrazione continua, geautomatiseerde tests, testes automatizados, testy automatyczne",
  "Command Line":
    "command-line tool, command-line interface, terminal app, keyboard-driven terminal, in your terminal, shell scripts, dotfiles, terminal emulator, kommandozeile, ligne de commande, línea de comandos, riga di comando, opdrachtregel, linha de comando, wiersz poleceń",
  Databases:
    "database client, database management, sql client, query editor, postgresql, mysql, sqlite, mongodb, redis, schema changes, vector database, datenbank, base de données, bases de datos, base de datos, basi di dati, gegevensbank, banco de dados, base de dados, baza danych, bazy danych",
  Documentation:
    "documentation site, docs as code, api docs, developer docs, wiki, knowledge base, user manuals, release notes, dokumentation, wissensdatenbank, handbücher, base de connaissances, documentación técnica, base de conocimiento, documentazione, kennisbank, base de conhecimento, baza wiedzy, dokumentacja",
  Monitoring:
    "uptime monitoring, website monitoring, server monitoring, error tracking, log viewer, log files, log management, incident, on-call, alerts when, tracing, health checks, cron jobs, überwachung, verfügbarkeit, servermonitoring, surveillance de sites, supervision, disponibilité, monitorización, monitoreo de servidores, monitoraggio, bewaking van servers, monitoramento, monitorowanie, dostępność stron",
  "Hosting & Deployment":
    "web hosting, cloud hosting, self-host, self-hosting, self-hosted platform, web apps on your server, personal cloud server, deploy apps, deployments, serverless, platform as a service, container registry, preview environments, webhosting, selbst hosten, bereitstellung von apps, hébergement web, auto-hébergement, alojamiento web, autoalojado, despliegue, hosting web, self-hosting, implementazione, zelf hosten, hospedagem, alojamento web, hosting stron, wdrażanie aplikacji",
  Backup:
    "backups, back up, restore files, incremental backups, offsite copy, recover lost data, datensicherung, sicherungskopie, wiederherstellung, sauvegarde, sauvegardes, restauration de données, copia de seguridad, copias de seguridad, respaldo, copie di sicurezza, ripristino, reservekopie, back-up, cópia de segurança, cópias de segurança, kopia zapasowa, kopie zapasowe",
  Networking:
    "wireguard, reverse proxy, load balancer, remote access, dns server, ad blocking, bandwidth, mesh network, port forwarding, ssh, bittorrent, fernzugriff, netzwerk, réseau privé, accès à distance, red privada, acceso remoto, rete privata, accesso remoto, netwerk, rede privada, acesso remoto, sieć, zdalny dostęp",
  "IT Support & Devices":
    "it support, managed it, managed services provider, it service, device management, mobile device management, mdm, asset management, it assets, patch management, remote support, helpdesk for it, microsoft 365 support, it-betreuung, it-dienstleister, it-support, geräteverwaltung, fernwartung, infogérance, parc informatique, gestion des appareils, soporte informático, gestión de dispositivos, assistenza informatica, gestione dispositivi, it-beheer, apparaatbeheer, suporte de ti, gestão de dispositivos, wsparcie it, zarządzanie urządzeniami",
  "Sensors & IoT":
    "sensor, iot, internet of things, gateway and sensors, long-range gateway, lora, lorawan, microcontroller, firmware, arduino, raspberry pi, esp32, telemetry devices, connected devices, hardware device, sensorik, messgeräte, vernetzte geräte, capteurs, objets connectés, sensores, dispositivos conectados, internet de las cosas, sensori, dispositivi connessi, sensoren, verbonden apparaten, czujniki, urządzenia podłączone",
  Encryption:
    "encrypt files, encrypts, encrypted vault, photo vault, file vault, client-side encryption, zero-knowledge, secure files, secret sharing, verschlüsselung, verschlüsselt, verschlüsseln, chiffrement, chiffrer, chiffrées, cifrado, cifrar, crittografia, cifratura, versleuteling, versleuteld, criptografia, encriptação, szyfrowanie, zaszyfrowane",
  "Passwords & Sign-in":
    "password manager, password vault, two-factor authentication, 2fa, authenticator, one-time codes, one-time passwords, login, sso, identity provider, access control, oauth, oidc, saml, passwort-manager, passwortmanager, passwörter, zwei-faktor, anmeldung, gestionnaire de mots de passe, mots de passe, double authentification, gestor de contraseñas, contraseñas, doble factor, gestore di password, autenticazione a due fattori, wachtwoordbeheer, wachtwoorden, gerenciador de senhas, gestor de palavras-passe, menedżer haseł, hasła",
  Compliance:
    "regulatory compliance, data protection, privacy policy generator, cookie consent, iso 27001, certification, regulations, audits, risk management, fda registration, customs documents, datenschutz-grundverordnung, dsgvo, konformität, nachweispflicht, conformité réglementaire, rgpd, mise en conformité, cumplimiento regulatorio, cumplimiento normativo, conformità normativa, adempimenti, naleving, avg-proof, conformidade, lgpd, zgodność z przepisami, rodo",
  "Threat Detection":
    "penetration testing, penetration tests, pentest, pentests, vulnerability scanner, security testing, antivirus, phishing protection, email security, domain security, cyber attacks, cybersecurity, red team, bug bounty, schwachstellen, schadsoftware, sicherheitstests, angriffe, tests d'intrusion, vulnérabilités, cybersécurité, hameçonnage, ciberseguridad, vulnerabilidades, correo corporativo, detección de riesgos, sicurezza informatica, vulnerabilità, kwetsbaarheden, cyberbeveiliging, segurança cibernética, cyberbezpieczeństwo, podatności, złośliwe oprogramowanie",
  "Web Analytics":
    "website analytics, google analytics alternative, privacy-friendly analytics, site statistics, website traffic, visitor statistics, heatmaps, conversion tracking, besucherstatistik, webanalyse, statistiques de site, mesure d'audience, analítica web, estadísticas web, statistiche del sito, analisi web, webstatistieken, bezoekersstatistieken, estatísticas de sites, statystyki stron, analityka internetowa",
  "Dashboards & Reports":
    "dashboards, business intelligence, data visualization, data analysis, statistical analysis, reports for, performance data, telemetry, decisions from data, auswertungen, datenanalyse, berichte, kennzahlen, tableaux de bord, analyse de données, indicateurs, cuadros de mando, análisis de datos, informes, analisi dei dati, cruscotti, rapportages, data-analyse, análise de dados, relatórios, analiza danych, analizy statystyczne, analiz statystycznych, statystyczna, raporty",
  "Data Pipelines":
    "data integration, sync data between, import csv, data warehouse, web scraping, scraper, extract data, data catalog, reverse etl, datenintegration, datenpipeline, intégration de données, extraction de données, integración de datos, extracción de datos, integrazione dati, gegevensintegratie, integração de dados, integracja danych",
  "Maps & Location":
    "maps, map tiles, geolocation, location services, location aware, realtime location, location-awareness, geofencing, geotriggers, gps tracking, routing api, gis, geocoding, karten, standort, landkarten, geodaten, cartes, cartographie, géolocalisation, mapas, geolocalización, mappe, geolocalizzazione, kaarten, locatie, geolocalização, mapy, lokalizacja gps",
  "Writing Assistants":
    "ai writer, writing assistant, grammar checker, blog posts with ai, generate text, content generation, schreibassistent, texte schreiben mit ki, rechtschreibprüfung, assistant d'écriture, correcteur, rédaction assistée, asistente de escritura, corrector, assistente di scrittura, schrijfassistent, assistente de escrita, asystent pisania, korekta tekstu",
  "AI Agents":
    "ai agents, voice agents, voice agent, ai assistant, chatbot, chatbots, ai employee, ai coworker, ai-powered tools, copilots, rag, prompt, language models, ki-agenten, ki-assistent, sprachassistent, agents ia, agents vocaux, assistant ia, agent vocal, agentes de ia, asistente de ia, asistente virtual, agenti ai, assistente ai, ai-assistent, ai-agenten, agentes de inteligência artificial, agenci ai, asystent ai",
  Transcription:
    "transcripts, voice notes to text, meeting notes, dictation, speech recognition, subtitling, transkription, untertitel, spracherkennung, diktat, transcription audio, sous-titres, dictée, transcripción, subtítulos, dictado, trascrizione, sottotitoli, transcriptie, ondertitels, transcrição, legendas, transkrypcja, napisy",
  "Image Generation":
    "ai image, ai images, generate images, ai photos, ai art generator, avatars with ai, bildgenerierung, ki-bilder, génération d'images, images ia, generar imágenes, imágenes con ia, generazione di immagini, afbeeldingen genereren, gerar imagens, generowanie obrazów",
  Translation:
    "translation, translate, translations, localization, localisation, multilingual, translators, string management, übersetzung, übersetzen, übersetzer, lokalisierung, traduction, traduire, traducteurs, traducción, traducir, traductores, traduzione, tradurre, vertaling, vertalen, tradução, traduzir, tłumaczenie, tłumacz",
};
