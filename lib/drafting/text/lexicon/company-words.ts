/** Who stands behind a product and its site, and who does not. Not every language has words for all of it. */
export interface CompanyWords {
  /** Between a product and the company behind it: "is a product of", "is run by". */
  runBy: string;
  /** Words about who hosts the website: names beside them are not the company behind the product. */
  host: string;
  /** Labels over the name of who answers for a website. */
  holder: string;
  /** What a company does with its product, right behind its name: "operates", "provides". */
  operates?: string;
  /** Statements that name who stands behind a site. */
  operated?: string;
  /** Who answers for the data, in a privacy notice full of other companies. */
  controller?: string;
  /** What a privacy notice says of the services that a site uses. */
  otherService?: string;
  /** Whose address stands on a site beside its own: insurers, agencies, authorities, whoever somebody acts for. */
  otherBody?: string;
  /** Behind a company, before the name that its customers know. */
  tradingAs?: string;
  /** Who sells the product for its makers, or works for them, as headings and labels call them: "dealer", "sales partner". */
  dealer: string;
  /** What the makers of a website did for it, as headings and labels over their names say it: "web design". */
  siteMaker: string;
  /** Headings over fairs and groups that meet somewhere. */
  gathering: string;
  /** Headings over what is shown as an example: "sample invoice", "template". */
  sample: string;
  /** What a mailbox is for that is not for anyone's question, as a label before it: "jobs", "accounts payable". */
  otherDesk: string;
}
