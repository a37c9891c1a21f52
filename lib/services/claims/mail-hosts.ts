import providers from "email-providers/all.json";

/** Mail hosts for everybody that the package lacks, by their own sites: anyone can have an address there. */
const MORE = [
  "duck.com",
  "fastmail.com",
  "fastmail.fm",
  "posteo.de",
  "posteo.net",
  "tuta.com",
  "tuta.io",
  "tutanota.com",
];
const PUBLIC_MAIL_HOSTS: ReadonlySet<string> = new Set([...providers, ...MORE]);

/** Whether anybody can have an address at this domain: then one proves nothing about the domain. */
export const isPublicMailHost = (domain: string): boolean => PUBLIC_MAIL_HOSTS.has(domain);
