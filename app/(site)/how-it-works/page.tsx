import type { Metadata } from "next";
import { Points, Prose, ProseSection } from "@/components/docs/prose";
import { Highlight } from "@/components/ui/highlight";
import { PageLink } from "@/components/ui/page-link";
import type { Settings } from "@/lib/core/settings";
import { currentContext } from "@/lib/web/request/context";

export const metadata: Metadata = {
  title: "How it works",
  description: "How profiles are drafted with quotes, how launch weeks are filled, and how products are ranked.",
  alternates: { canonical: "/how-it-works" },
};

export default async function HowItWorksPage() {
  const { site, settings } = await currentContext();
  return (
    <Prose
      title="How it works"
      lead={`${site.name} lists products with facts you can check. They are quoted from each product’s own site, or written by its owner. What is not known is left out.`}
    >
      <Proof />
      <Weeks settings={settings} />
      <Ranking />
      <Agents />
    </Prose>
  );
}

function Proof() {
  return (
    <ProseSection id="proof" title="Facts with quotes">
      <p>
        Enter the address of a product. We read its site within{" "}
        <PageLink href="/bot" className="link">
          these limits
        </PageLink>{" "}
        and draft a profile in about a minute. Each value comes with the sentence it was taken from:
      </p>
      <figure className="border-l-2 border-line pl-4">
        <blockquote>
          “Everything in Solo, shared boards and roles. <Highlight>$6 per member, per month</Highlight>, billed
          monthly.”
        </blockquote>
        <figcaption className="figures mt-1 text-xs text-soft">hedgerow.example/pricing</figcaption>
      </figure>
      <Points>
        <li>A program, not a model, looks the quote up in the page’s visible text, character by character.</li>
        <li>Every number, price, year, address and name in a value must appear in its quote too.</li>
        <li>Anything that fails is left blank. Nothing is guessed or filled in.</li>
        <li>Values that the owner typed have no underline: they are the owner’s own statement.</li>
      </Points>
    </ProseSection>
  );
}

function Weeks({ settings }: { settings: Settings }) {
  return (
    <ProseSection id="weeks" title="Launch weeks">
      <p>
        A product launches in a week, Monday to Sunday, UTC. A week usually has {settings.free_slots_per_week} free
        places; a product that chooses the free launch gets the first open one from {settings.free_queue_weeks} weeks
        ahead. To go live it needs our badge on its site and a complete founder profile. If something is missing, it
        moves to the next open week, {settings.free_moves_max} times at most. After that it leaves the queue and stays
        saved with its owner.
      </p>
    </ProseSection>
  );
}

function Ranking() {
  return (
    <ProseSection id="ranking" title="Ranking">
      <Points>
        <li>A launch week is ordered by votes. Equal votes share a rank; a product without votes has none.</li>
        <li>Whoever is signed in has one vote for each product but their own, and can take it back.</li>
        <li>Search is ordered by how well the words match, by votes or by age, as you choose.</li>
        <li>Categories are ordered by votes or by age.</li>
        <li>Payment never affects any of these.</li>
      </Points>
      <p>
        <PageLink href="/how-ranking-works" className="link">
          Each board’s exact rule, and how this week’s votes were judged
        </PageLink>
      </p>
    </ProseSection>
  );
}

function Agents() {
  return (
    <ProseSection id="agents" title="For agents and apps">
      <p>
        Everything here can be read, and a product submitted, through the{" "}
        <PageLink href="/docs/api" className="link">
          REST API
        </PageLink>{" "}
        and the{" "}
        <PageLink href="/docs/mcp" className="link">
          MCP server
        </PageLink>
        . Every listing has a Markdown version: add <code className="figures text-sm">.md</code> to its address.
      </p>
    </ProseSection>
  );
}
