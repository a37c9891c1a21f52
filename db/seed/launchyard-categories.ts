import { category, type SeedCategory } from "./category";

const building: SeedCategory[] = [
  category("Developer Tools", "For people who build software.", "developers, code, software development, programming", [
    category(
      "Code & Git",
      "Editing, reviewing and keeping code.",
      "git, repository, code review, pull request, editor",
    ),
    category("APIs & SDKs", "Building on and testing interfaces.", "api, sdk, rest, graphql, webhooks, openapi"),
    category("Testing & CI", "Finding faults before users do.", "testing, continuous integration, ci, test runner, qa"),
    category("Command Line", "Tools that live in a terminal.", "command line, cli, terminal, shell"),
    category("Databases", "Storing and querying data.", "database, sql, postgres, query, migrations"),
    category("Documentation", "Writing and publishing docs.", "documentation, docs site, changelog, knowledge base"),
  ]),
  category("Infrastructure", "Running software, day and night.", "infrastructure, servers, devops, cloud, deployment", [
    category(
      "Monitoring",
      "Knowing what broke, and why.",
      "monitoring, uptime, alerting, logs, observability, status page",
    ),
    category(
      "Hosting & Deployment",
      "Getting code in front of users.",
      "hosting, deploy, containers, kubernetes, docker",
    ),
    category("Backup", "Keeping a second copy.", "backup, restore, snapshots, disaster recovery"),
    category("Networking", "Connecting machines.", "vpn, dns, proxy, network, tunnel, firewall"),
  ]),
  category("Security & Privacy", "Keeping secrets and people safe.", "security, privacy, secure, protect", [
    category(
      "Encryption",
      "Locking data with keys you hold.",
      "encryption, encrypted, encrypt, end-to-end, vault, cryptography",
    ),
    category(
      "Passwords & Sign-in",
      "Proving who somebody is.",
      "password manager, passwords, passkeys, two-factor, single sign-on, authentication",
    ),
    category(
      "Compliance",
      "Meeting rules and proving it.",
      "gdpr, compliance, audit log, soc 2, data protection, consent",
    ),
    category(
      "Threat Detection",
      "Finding what should not be there.",
      "malware, vulnerability, scanner, intrusion, phishing",
    ),
  ]),
  category("Data & Analytics", "Turning numbers into answers.", "data, analytics, metrics, insights", [
    category(
      "Web Analytics",
      "Who visits, without prying.",
      "web analytics, page views, visitors, cookieless, traffic",
    ),
    category(
      "Dashboards & Reports",
      "Numbers on one page.",
      "dashboard, reporting, charts, business intelligence, kpi",
    ),
    category(
      "Data Pipelines",
      "Moving data where it is needed.",
      "etl, pipeline, data warehouse, connectors, spreadsheet import",
    ),
  ]),
  category(
    "Artificial Intelligence",
    "Software that learns or writes.",
    "ai, artificial intelligence, machine learning, llm, gpt",
    [
      category(
        "Writing Assistants",
        "Drafting and editing with a model.",
        "ai writing, rewrite, proofreading, grammar, copywriting",
      ),
      category("AI Agents", "Models that take steps for you.", "ai agent, agents, autonomous, mcp, copilot"),
      category("Transcription", "Speech into text.", "transcription, transcribe, speech to text, captions, subtitles"),
      category("Image Generation", "Pictures from words.", "image generation, text to image, ai art"),
    ],
  ),
];

const working: SeedCategory[] = [
  category("Productivity", "Getting through the day.", "productivity, workflow, organise, organize", [
    category("Notes & Writing", "Thinking in text.", "notes, note-taking, markdown, writing, journal"),
    category("Tasks & Projects", "Knowing what is next.", "tasks, to-do, kanban, project management, roadmap, board"),
    category("Calendars & Scheduling", "Finding a time.", "calendar, scheduling, appointments, booking, meetings"),
    category("Automation", "Work that does itself.", "automation, automate, macros, triggers, no-code, hotkeys"),
    category(
      "Screen Capture",
      "Screenshots and recordings.",
      "screenshot, screen capture, screen recorder, screen recording, annotate, gif",
    ),
  ]),
  category("Files & Storage", "Where things are kept.", "files, storage, folders, documents", [
    category(
      "File Sync & Sharing",
      "The same files everywhere.",
      "file sync, synchronization, synchronize files, file sharing, share files, peer-to-peer",
    ),
    category(
      "Cloud Storage",
      "Space on somebody's disks.",
      "cloud storage, dropbox, google drive, onedrive, cloud files",
    ),
    category("Document Management", "Finding the paper again.", "document management, scanning, archive, ocr, pdf"),
  ]),
  category("Communication", "Talking to each other.", "communication, team chat, talk, conversations", [
    category("Chat & Messaging", "Writing back and forth.", "chat, messaging, messenger, channels, direct messages"),
    category(
      "Voice & Video",
      "Hearing and seeing each other.",
      "voice chat, voip, voice, video calls, low latency, conferencing",
    ),
    category("Email & Newsletters", "Letters, one or many.", "email, newsletter, inbox, mailing list, smtp"),
    category("Forums & Communities", "Rooms for a crowd.", "forum, community, discussion, members"),
  ]),
  category("Business Operations", "What keeps a company moving.", "business, operations, company, manufacturing", [
    category(
      "Inventory & Warehouse",
      "What is where, and how many.",
      "inventory, stock, parts, warehouse, barcode, bill of materials, stock control",
    ),
    category(
      "ERP",
      "One system for the whole house.",
      "erp, enterprise resource planning, purchasing, production planning",
    ),
    category("CRM & Sales", "Who said what to which customer.", "crm, sales pipeline, leads, deals, contacts"),
    category("Human Resources", "Hiring, leave and payroll.", "hr, hiring, recruiting, payroll, leave, onboarding"),
    category("Customer Support", "Answering people well.", "help desk, support tickets, customer support, live chat"),
  ]),
  category("Finance", "Money, counted.", "finance, financial, money", [
    category(
      "Accounting & Invoicing",
      "Bills out, books balanced.",
      "accounting, invoicing, invoices, bookkeeping, receipts",
    ),
    category("Personal Finance", "Household money.", "budgeting, personal finance, savings, expenses, net worth"),
    category("Payments", "Getting paid.", "payments, checkout, subscriptions, billing, point of sale"),
  ]),
  category("E-commerce", "Selling things online.", "e-commerce, ecommerce, online store, shop, merchants", [
    category("Online Stores", "The shop itself.", "storefront, shopping cart, product catalogue, store builder"),
    category(
      "Shipping & Returns",
      "Parcels there and back.",
      "shipping, returns, parcels, labels, fulfilment, delivery",
    ),
    category("Marketplaces", "Many sellers, one counter.", "marketplace, sellers, vendors, listings"),
  ]),
];

const reaching: SeedCategory[] = [
  category("Marketing", "Being found and remembered.", "marketing, campaigns, audience, growth", [
    category("SEO", "Being found by search.", "seo, search engine optimization, keywords, backlinks, sitemap"),
    category("Social Media", "Posting without living there.", "social media, posts, social scheduling, followers"),
    category("Surveys & Feedback", "Asking people.", "survey, feedback, forms, polls, feature requests"),
    category("Landing Pages", "One page that explains.", "landing page, waitlist, page builder, conversion"),
  ]),
  category("Design & Media", "How it looks and sounds.", "design, media, creative, creators", [
    category("Interface Design", "Screens before code.", "ui design, wireframe, prototype, design system, mockup"),
    category(
      "Graphics & Photos",
      "Pictures, made and mended.",
      "graphics, photo, illustration, image editor, icons, vector",
    ),
    category("Video", "Moving pictures.", "video editing, video editor, clips, streaming"),
    category("Audio & Music", "Sound.", "audio, podcast, music, recording studio, sound"),
  ]),
  category("Education", "Learning and teaching.", "education, learning, students, teachers", [
    category("Courses & Classrooms", "Teaching many.", "course, classroom, lessons, quiz, lms"),
    category("Language Learning", "Another tongue.", "language learning, vocabulary, flashcards, pronunciation"),
    category("Reference & Research", "Looking things up.", "research, citations, papers, encyclopedia, bibliography"),
  ]),
  category("Health & Wellbeing", "Bodies and minds.", "health, wellbeing, wellness", [
    category("Fitness", "Moving.", "fitness, workout, running, training plan, cycling"),
    category("Mental Health", "Resting.", "meditation, mindfulness, mood, therapy, sleep"),
    category("Food & Nutrition", "Eating.", "recipes, nutrition, meal plan, cooking, calories"),
    category("Clinics & Practices", "For those who treat.", "patients, clinic, medical practice, telehealth"),
  ]),
  category("Games & Fun", "For its own sake.", "game, games, gaming, fun, gamers", [
    category("Games", "To play.", "puzzle, multiplayer, arcade, board game, video game"),
    category("Game Development", "To make.", "game engine, game development, sprites, level editor"),
    category("Hobbies", "To spend Sundays on.", "hobby, collectors, gardening, genealogy, birdwatching"),
  ]),
  category("Home & Travel", "Life away from the desk.", "home, travel, family, household", [
    category("Smart Home", "Lights that listen.", "smart home, home automation, sensors, thermostat"),
    category("Travel Planning", "Getting away.", "travel, itinerary, trips, packing list, trains"),
    category("Family & Household", "Running a house.", "chores, shopping list, family organizer, parents"),
  ]),
];

/** Categories of the default site, in reading order. */
export const LAUNCHYARD_CATEGORIES: SeedCategory[] = [...building, ...working, ...reaching];
