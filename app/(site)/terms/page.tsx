import type { Metadata } from "next";
import { Points, Prose, ProseSection } from "@/components/docs/prose";
import { PageLink } from "@/components/ui/page-link";

export const metadata: Metadata = {
  title: "Terms of orders",
  description: "What is sold here, when it begins, what it costs, and when money goes back.",
  alternates: { canonical: "/terms" },
};

export default function TermsPage() {
  return (
    <Prose
      title="Terms of orders"
      lead="They hold for what is bought on this site. Listing a product free is no order."
    >
      <ProseSection id="sold" title="What is sold">
        <Points>
          <li>A paid launch: a product goes live at once, or in the week chosen, with every section of its page.</li>
          <li>A week on the billboard, ordered by the amount paid for that week and labelled Sponsored.</li>
          <li>A week at the top of a category’s page, apart from its order and labelled Sponsored.</li>
          <li>A section of a free listing’s page.</li>
        </Points>
        <p>
          Votes, ranks, awards and places in search are not sold. What each costs is shown before you pay, and{" "}
          <PageLink href="/docs/api/list_products" className="link">
            list_products
          </PageLink>{" "}
          tells it too.
        </p>
      </ProseSection>
      <Paying />
      <MoneyBack />
    </Prose>
  );
}

function Paying() {
  return (
    <ProseSection id="paying" title="Ordering and paying">
      <Points>
        <li>An order holds its places for seven days. If a price changes before you pay, you see it first.</li>
        <li>The order is made when you press Pay with the box for these terms checked, and the payment arrives.</li>
        <li>
          You pay at the payment provider. We never see or keep the number of a card, and refuse one that is typed here.
        </li>
        <li>VAT is told by your billing country and, for businesses in the European Union, your VAT number.</li>
        <li>
          You get an invoice by email and on the order’s page. It names the seller. Orders and invoices are kept when an
          account is deleted, as tax law asks.
        </li>
      </Points>
    </ProseSection>
  );
}

function MoneyBack() {
  return (
    <ProseSection id="refunds" title="When money goes back">
      <Points>
        <li>Until it goes live you can give back the whole order or a line of it, on the order’s page.</li>
        <li>
          You ask for it to begin at once. Once it is live it is not given back by the page; a consumer’s right to
          withdraw within 14 days ends when all of it was provided.
        </li>
        <li>What we cannot provide, such as a place that is gone when late money arrives, is looked at by a person.</li>
      </Points>
    </ProseSection>
  );
}
