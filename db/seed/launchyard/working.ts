import { category, type SeedCategory } from "../category";

/** Categories of what people work with. */
export const WORKING: SeedCategory[] = [
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
    category("Time Tracking & Attendance", "Who worked when.", "time tracking, timesheets, attendance, shift planning"),
    category(
      "Feeds & Reading",
      "News and articles, at your own pace.",
      "rss, feed reader, read later, bookmarks, news reader",
    ),
    category(
      "Browser Extensions",
      "More from the browser you have.",
      "browser extension, browser add-on, dark mode, new tab",
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
    category(
      "Downloads & Torrents",
      "Getting files from elsewhere.",
      "bittorrent, torrent, download manager, downloader",
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
    category("Dating & Meeting People", "Finding one another.", "dating, meet people, friends nearby, matchmaking"),
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
  category("Trades & Industries", "Made for one line of work.", "industry, trade", [
    category(
      "Restaurants & Hospitality",
      "Tables, rooms and guests.",
      "restaurant, hotel, table booking, digital menu",
    ),
    category(
      "Real Estate & Property",
      "Houses, and who lives in them.",
      "real estate, property management, landlords, tenants",
    ),
    category(
      "Construction & Trades",
      "Building sites and workshops.",
      "construction, building site, contractors, craftsmen",
    ),
    category(
      "Logistics & Transport",
      "Getting goods from here to there.",
      "logistics, truck drivers, fleet, route planning",
    ),
    category(
      "Maintenance & Facilities",
      "Keeping machines and buildings going.",
      "maintenance management, facility management, work orders",
    ),
    category("Legal & Contracts", "What is signed and argued.", "law firm, lawyers, contracts, legal documents"),
    category(
      "Nonprofits & Clubs",
      "Members, donors and volunteers.",
      "nonprofit, charity, clubs, volunteers, fundraising",
    ),
    category("Events & Tickets", "Filling a hall.", "events, tickets, guest list, conference"),
    category("Farming & Food Producers", "Fields, hives and cellars.", "farming, farmers, crops, livestock, brewery"),
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
