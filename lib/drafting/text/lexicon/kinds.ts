import type { CompanyWords } from "./company-words";
import type { OfferWords } from "./offer-words";
import type { SoftwareWords } from "./software-words";

/** Words of one language by what they tell, as alternatives in regular expression syntax, in small letters. */
export interface Lexicon extends CompanyWords, OfferWords, SoftwareWords {
  /** Who or what a price is paid for: "seat", "hour", "device". */
  unit: string;
  /** "per", "a", "each" before such a unit. */
  per: string;
  /** Headings over what is sold beside the plans. */
  extras: string;
  /** Work done once and costs beside a plan, as entries of a list name them: "Set-up", "Data import", "Transaction fees". */
  services: string;
  /** Headings over what others charge: "What it costs elsewhere". */
  rivals: string;
  /** Who gets for nothing what others pay for: "schools", "students", "charities". */
  favoured: string;
  /** What a card says of itself beside its name: "most popular". */
  ribbon: string;
  /** Lines that only lead to a price: "from", "starting at", "billed". */
  leading: string;
  /** Lines that say for whom or what a plan is: "for small teams". */
  audience: string;
  /** What is announced and not there yet. */
  soon: string;
  /** What was there and is no more: "discontinued", "no longer offered". */
  givenUp: string;
  /** What may come, is wished for, or was tried once: "maybe", "we would like", "there was". */
  unsure: string;
  /** Said of what held for versions and years before: "until", "was". */
  earlier: string;
  /** A price that is told on asking: "on request", "let's talk". */
  onRequest: string;
  /** Sums that are computed for an example or an invoice. */
  reckoned: string;
  /** Sums that are saved, spent, earned or worked out, and taxes: headings over plans speak of them too. */
  spared: string;
  /** Who calls somebody a founder, with feminine and short forms. */
  founder: string;
  /** What founders did, as it is said of them or of what they founded. */
  founded: string;
  /** What makers of a product did, as it is said of the product. */
  made: string;
  /** "by" before the name of who did it. */
  by: string;
  /** Before the product's name, where those who stand behind it follow: "behind", "the idea for". */
  behind: string;
  /** Several who were named before: "they", "the two", "together". */
  they: string;
  /** One person who speaks of themselves: "I", "my". */
  i: string;
  /** How people name themselves: "I am", "my name is". */
  iAm: string;
  /** How several people name themselves: "we are". */
  weAre: string;
  /** What people say that they made themselves: "I built". */
  iMade: string;
  /** What several people say that they made or make themselves: "we built". */
  weMade: string;
  /** What people who work alone call themselves: "I am a solo developer". */
  iMaker: string;
  /** What they say of the product: "is my only project". */
  mine: string;
  /** The first of a product that there was: "first version", "first copy". */
  debut: string;
  /** What such a first one did: "came out", "was sold". */
  cameOut: string;
  /** Who speaks of themselves, verbs that carry their subject too: "we", "our", "abbiamo". */
  we: string;
  /** What is said of a beginning, without a word of founding: "started", "was born". */
  began: string;
  /** What makers have done ever since they began: "developing", "helping", "around". */
  doing: string;
  /** "based in": what stands before the town a company sits in. */
  seat: string;
  /** What asks readers to act, at the start of a sentence or as a phrase within it. */
  call: string;
  /** Names of plans that are a trial. */
  trial: string;
  /** "up to" before an amount: a limit, not a price. */
  limit: string;
  /** Parts that a price is paid in: "payments" of "3 payments of $22". */
  instalment: string;
  /** Numbers in words as they stand before a length of time: "fourteen", "a". */
  numeral: string;
  /** Days. */
  day: string;
  /** Weeks. */
  week: string;
  /** Months. */
  month: string;
  /** "first" of "the first month". */
  first: string;
  /** What is done with a trial, what it is called, and what it does without. */
  trying: string;
  /** Said of what costs nothing. */
  free: string;
  /** Said of what is given away or offered: "on us", "complimentary". */
  given: string;
  /** A plan for nothing beside those that are sold: "free tier". */
  freePlan: string;
  /** What a product calls itself by kind: "the app", "the game". */
  product: string;
  /** What is given for nothing beside the product, to win or help who buys: "quote", "consultation", "shipping". */
  gift: string;
  /** What is done to get software: "download". */
  obtain: string;
  /** Words of questions that ask for the price. */
  costs: string;
  /** That prices are told on asking, in a sentence: "priced individually", "ask us for a quote". */
  quoted: string;
  /** What other lengths of time are given for: refunds, notice, delivery. */
  otherTerm: string;
  /** What is given for nothing for some time beside a trial: months to who pays by the year, updates. */
  bonus: string;
  /** Before a length of time that something happens after, within or until. */
  after: string;
  /** Told of what is no more: "used to", "no longer". */
  past: string;
  /** What makers say of where they live: "I live". */
  dwell: string;
  /** Who stands beside the makers, named behind "our": resellers, hosts, suppliers, friends. */
  partner: string;
  /** Who buys from the makers, named behind "our". */
  client: string;
  /** What is said to be in a currency: "prices", "amounts". */
  amounts: string;
  /** Headings over those who make the product, and over nobody else: "Our team", "The people behind". */
  makersAbove: string;
  /** Headings over what is shown for an example: templates, samples, customers' cases. */
  sampleAbove: string;
  // Not every language has words for these yet.
  /** Said of an address that mail only comes from: nobody reads what is sent there. */
  sends?: string;
  /** Said of a mailbox that is no more: "turned off", "no longer works". */
  mailOff?: string;
  /** What asks readers to write, beside an address for any question. */
  writeTo?: string;
  /** What hands an address to another purpose or another body. */
  otherPurpose?: string;
  /** The same where a language sets the verb at the end: "von der Kelp GmbH angeboten". */
  operatedLast?: string;
  /** The corner of a comparison: what its rows and columns are, not a plan. */
  corner?: string;
  /** Buttons and links of a card that ask for something: the whole text. */
  invite?: string;
  /** Lines between the name and the price of a card, or beside the price: the whole text. */
  cardLine?: string;
  /** How often a plan is paid, where that is its name. */
  cycle?: string;
  /** What is asked for a product, as labels over prices say it: "price", "fee", "dues". */
  charge: string;
  /** That something is paid each month, whatever stands before it: "monthly", "month". */
  monthly: string;
  /** That something is paid each year. */
  yearly: string;
  /** What makes an amount something else than a price. */
  noPrice?: string;
  /** Before an amount for more than a plan includes: "then", "each additional". */
  beyond?: string;
  /** Words that may stand beside a price without making it a sentence. */
  smallTalk?: string;
  /** Who speaks of the place of the company itself. */
  makers?: string;
  /** Who and what else has a place: people, customers, servers, laws, fairs. */
  elsewhere?: string;
  /** Said of what costs nothing: it is so for everyone, for good, or in its basic version. */
  forAll?: string;
  /** What a year is of that began nothing: updates, laws, employment, prizes. */
  otherYear?: string;
  /** What is made beside a product, and is not it: its website, logo, protocol. */
  otherWork?: string;
  /** Headings over the people who make it. */
  team?: string;
  /** Headings over accounts on social networks. */
  follow?: string;
  /** Headings over how it began. */
  history?: string;
  /** A reduction for a time: the price without it is the regular one. */
  sale?: string;
  /** What a price is beside another, which names no plan: "list price", "special offer". */
  besidePrice?: string;
  /** That a price is asked for at once for a longer time: "billed annually". */
  billed?: string;
  /** Headings that speak of questions, however they call them: "What beekeepers ask". */
  asked?: string;
}
