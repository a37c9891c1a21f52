/** What makers say of software as such: what it runs on, and under which licence. Not every language has words for all of it. */
export interface SoftwareWords {
  /** What software does on a system: "runs", "works", "is available". */
  runs?: string;
  /** What is got for a system: "app", "version", "download". */
  appKind?: string;
  /** Before the system that something runs on: "on", "for", "under". */
  onto?: string;
  /** Between that and the system: "your", "any", "modern". */
  whichever?: string;
  /** A browser. */
  browser?: string;
  /** That there is nothing to install. */
  noSetup?: string;
  /** What questions and labels about systems ask for: "operating system", "requirements", "version". */
  asksSystem?: string;
  /** Before the systems that something needs. */
  needs?: string;
  /** What may stand beside systems and their versions: "or later", "64-bit", "phones". */
  orNewer?: string;
  /** Headings over what is yet to come, as a whole: "Roadmap", "Up next", "Ideas". */
  plansHeading?: string;
  /** What belongs to a system and is no program: "files", "exports", "shortcuts". */
  thingsOf?: string;
  /** That something is used over the network, right beside what it is: "cloud-based", "en la nube". */
  inCloud?: string;
  /** That nothing else is needed: "is all you need", "genügt". */
  suffices?: string;
  /** That something is used in a browser, beside what it is: "online", "web-based". */
  online?: string;
  /** That the source is open to everybody: "open source", "the code is public". */
  openSource?: string;
  /** That the source is to be opened at another time, or perhaps: "not yet", "we may release the code", "if we ever close". */
  opensLater?: string;
  /** Before what a product is made with: "based on", "uses". */
  builtWith?: string;
  /** What products are made of, several of them: "models", "libraries". */
  ingredient?: string;
  /** A licence, and what is under one. */
  licence?: string;
}
