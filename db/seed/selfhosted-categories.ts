import { category, type SeedCategory } from "./category";

/** Categories of the second site: software one runs on one's own machine. */
export const SELFHOSTED_CATEGORIES: SeedCategory[] = [
  category("Files & Backup", "Your disks, your copies.", "files, storage, folders", [
    category("File Sync", "The same files everywhere.", "file sync, synchronization, file sharing, peer-to-peer"),
    category("Backup", "A second copy, tested.", "backup, restore, snapshots"),
    category("Photos", "Albums without a cloud.", "photos, photo library, albums, gallery"),
    category("Documents", "Paper, found again.", "document management, scanning, ocr, archive, pdf"),
  ]),
  category("Communication", "Talking on your own line.", "communication, team chat, talk", [
    category("Chat", "Messages at home.", "chat, messaging, channels, messenger"),
    category("Voice & Video", "Calls without a middleman.", "voice chat, voip, video calls, conferencing, low latency"),
    category("Mail", "A post office of your own.", "email, mail server, smtp, imap, newsletter"),
  ]),
  category("Servers & Network", "What the rest stands on.", "servers, network, infrastructure", [
    category("Monitoring", "Knowing it runs.", "monitoring, uptime, alerting, logs, status page"),
    category("Networking", "Roads between machines.", "vpn, dns, proxy, tunnel, firewall"),
    category("Deployment", "Putting things up.", "deploy, containers, docker, kubernetes"),
    category("Databases", "Tables and queries.", "database, sql, postgres, query"),
  ]),
  category("Security", "Doors and keys.", "security, privacy, secure", [
    category("Passwords", "Secrets, kept.", "password manager, passwords, passkeys, two-factor"),
    category("Encryption", "Locked with your key.", "encryption, encrypted, end-to-end, vault"),
    category("Single Sign-on", "One door for all.", "single sign-on, authentication, oidc, ldap"),
  ]),
  category("Work", "Offices without landlords.", "productivity, business, teams", [
    category("Notes & Wikis", "What everyone knows.", "notes, wiki, markdown, knowledge base"),
    category("Projects", "What is next.", "kanban, tasks, project management, board, roadmap"),
    category("Inventory & ERP", "What is where.", "inventory, stock, parts, erp, warehouse"),
    category("Money", "Books you hold.", "accounting, invoicing, budgeting, bookkeeping"),
    category("Code Hosting", "Repositories at home.", "git, repository, code review, continuous integration"),
  ]),
  category("Media & Home", "Evenings.", "media, home, household", [
    category("Music & Podcasts", "Sound.", "music, podcast, audio, streaming"),
    category("Video Libraries", "Moving pictures.", "video, films, media server"),
    category("Home Automation", "Lights that listen to you.", "smart home, home automation, sensors"),
    category("Reading", "Feeds and books.", "rss, feed reader, e-books, bookmarks, read later"),
  ]),
  category("Publishing & Insight", "Saying things, and hearing back.", "publishing, website, analytics", [
    category("Web Analytics", "Visitors, not victims.", "web analytics, page views, visitors, cookieless"),
    category("Websites & Blogs", "Your page.", "blog, website, static site, cms"),
    category("Forms & Surveys", "Asking.", "forms, survey, feedback, polls"),
    category("AI at Home", "Models on your own metal.", "ai, llm, machine learning, transcription, local model"),
  ]),
];
