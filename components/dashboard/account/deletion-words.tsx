import type { AccountDeletion } from "@/lib/schemas/people/account-deletion";
import { PageLink } from "../../ui/page-link";
import { Panel } from "../../ui/panel";

type Listings = AccountDeletion["listings"];

const PLACE_WORDS = { launch: "launch", billboard: "billboard", category_spotlight: "category spotlight" };

/** What is booked ahead for listings, such as “Tidewell: launch in week 2026-W51”; empty for nothing. */
export function bookedWords(listings: Listings): string {
  return listings
    .flatMap(({ name, booked }) =>
      booked.map(({ product, week }) => `${name}: ${PLACE_WORDS[product]} in week ${week}`),
    )
    .join("; ");
}

export function WhatGoes({ deletion, unpublished }: { deletion: AccountDeletion; unpublished: Listings }) {
  const { open_orders, joined_drafts } = deletion;
  const names = unpublished.map(({ name }) => name).join(", ");
  const booked = bookedWords(unpublished);
  return (
    <Panel title="What goes">
      <ul className="grid list-disc gap-2 pl-5 text-sm wrap-anywhere">
        <li>Your sign-ins, API keys and connected apps. They stop working at once.</li>
        <li>Your founder profile and page, your photo, interview answers, and the pages of stories you told.</li>
        <li>
          What you wrote of a story and did not publish, and the text of stories on listings that nobody runs then.
        </li>
        <li>
          Your drafts{names && `, and listings that were never published: ${names}`}.
          {joined_drafts > 0 && ` ${joinedWords(joined_drafts)}`}
        </li>
        {booked && (
          <li>
            <strong>Weeks you have paid for: {booked}.</strong> They are lost with the listing, and deleting the account
            pays nothing back. To have the money back,{" "}
            <PageLink href="/dashboard/orders" className="link">
              ask for a refund on the page of the order
            </PageLink>{" "}
            first.
          </li>
        )}
        {open_orders.length > 0 && (
          <li>Orders that wait for payment: {open_orders.join(", ")}. They are cancelled, and their weeks are free.</li>
        )}
        <li>Your votes and follows. Counts go down with them; places and awards of closed weeks stay as they were.</li>
        <li>Claims, invitations you sent or got, and what you are a co-founder of.</li>
      </ul>
    </Panel>
  );
}

function joinedWords(count: number): string {
  return count === 1
    ? "Whoever joined them is told by email."
    : `The ${count} people who joined them are told by email.`;
}

export function WhatStays({ passedOn }: { passedOn: Listings }) {
  return (
    <Panel title="What stays">
      <ul className="grid list-disc gap-2 pl-5 text-sm wrap-anywhere">
        {passedOn.map(({ name, heir }) => (
          <li key={name}>
            {name}, with all that is booked for it. It passes to {heir ?? "the co-founder"}, who joined first.
          </li>
        ))}
        <li>
          Texts of stories on listings that others run, theirs and yours: unpublished where you told the story, until
          one of them publishes it.
        </li>
        <li>
          Edits in the history of listings, without those you made of stories, and entries of the log, as made by a
          deleted account.
        </li>
        <li>Updates you posted of listings that stay, and pictures that these show.</li>
        <li>Orders with their billing details, which the law asks us to keep.</li>
      </ul>
    </Panel>
  );
}
