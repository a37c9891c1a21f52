import { category, type SeedCategory } from "../category";

/** Categories of what people build and run software with. */
export const BUILDING: SeedCategory[] = [
  category("Developer Tools", "For people who build software.", "developers, code, software development, programming", [
    category(
      "Code & Git",
      "Editing, reviewing and keeping code.",
      "git, repository, code review, pull request, editor",
    ),
    category("APIs & SDKs", "Building on and testing interfaces.", "api, sdk, rest, graphql, webhooks, openapi"),
    category(
      "No-code & Low-code",
      "Building apps without much code.",
      "no-code, low-code, internal tools, app builder",
    ),
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
    category(
      "IT Support & Devices",
      "Keeping a company’s machines in order.",
      "it support, device management, asset management, remote support",
    ),
    category("Sensors & IoT", "Things that measure and report.", "sensors, iot, internet of things, gateway, firmware"),
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
    category("Maps & Location", "Where things are.", "maps, geolocation, location, gps, gis"),
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
      category("Translation", "One text, many languages.", "translation, translate, localization, multilingual"),
    ],
  ),
];
