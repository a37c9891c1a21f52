import type { Metadata } from "next";
import { CodeBlock, Points, Prose, ProseSection } from "@/components/docs/prose";
import { Fact, FactList } from "@/components/ui/table";
import { CRAWLER_FACTS as bot } from "@/lib/services/site/crawler-facts";
import { currentContext } from "@/lib/web/request/context";

export const metadata: Metadata = {
  title: "The crawler",
  description: `What ${bot.name} reads, how much, how often, and how to keep it out.`,
  alternates: { canonical: "/bot" },
};

export default async function BotPage() {
  const { site } = await currentContext();
  return (
    <Prose
      title={bot.name}
      lead={`It reads a product’s own website when somebody submits that address to ${site.name}, to draft a profile with quotes.`}
    >
      <Recognition baseUrl={site.baseUrl} />
      <Refusal />
      <Limits />
      <Use />
    </Prose>
  );
}

function Recognition({ baseUrl }: { baseUrl: string }) {
  return (
    <ProseSection id="name" title="How to recognize it">
      <CodeBlock label="User agent">{`User-Agent: ${bot.name}/1.0 (+${baseUrl}/bot)`}</CodeBlock>
      <p>
        It never signs in, fills in forms, runs scripts or sends cookies, and it does not follow links to other sites.
      </p>
      <p>
        It does not come back on its own, with one exception: a product in the queue for a free launch carries our badge
        on its site. We look for it on the home page and up to two pages it links to: once a day, before the launch, and
        when the owner asks (ten times an hour at most). A site named as a product’s main competitor is read like a
        submitted one.
      </p>
    </ProseSection>
  );
}

function Refusal() {
  return (
    <ProseSection id="robots" title="How to keep it out">
      <p>
        Say so in <code className="figures text-sm">robots.txt</code>. It is read first on every host (RFC 9309), for at
        most {bot.robotsKib} KiB, and kept for no longer than 24 hours.
      </p>
      <CodeBlock label="robots.txt that refuses the crawler">{`User-agent: ${bot.name}\nDisallow: /`}</CodeBlock>
      <Points>
        <li>No robots.txt, or an answer of 400 to 499: everything may be read.</li>
        <li>An answer of 500 or more, or none: nothing is read, and the draft says so.</li>
        <li>
          <code className="figures text-sm">Crawl-delay</code> is honoured up to {bot.crawlDelaySeconds} seconds.
        </li>
        <li>
          <code className="figures text-sm">Content-Signal: ai-input=no</code>: no text of the site is given to a
          language model; the profile is drafted by rules alone.
        </li>
      </Points>
    </ProseSection>
  );
}

function Limits() {
  return (
    <ProseSection id="limits" title="How much it reads">
      <FactList>
        <Fact label="Pages">{bot.pages} at most, the home page first, then pricing, about, team and the like</Fact>
        <Fact label="At once">{bot.atOnce} requests</Fact>
        <Fact label="Time">
          {bot.requestSeconds} seconds a request, {bot.totalSeconds} seconds in all
        </Fact>
        <Fact label="Size">
          {bot.pageMib} MiB a page, {bot.draftMib} MiB in all; HTML, and up to three sitemap files where the home page
          links to few pages
        </Fact>
        <Fact label="Redirects">{bot.redirects} at most, each hop checked like the first</Fact>
        <Fact label="Addresses">http and https on their own ports, on public addresses only</Fact>
      </FactList>
    </ProseSection>
  );
}

function Use() {
  return (
    <ProseSection id="use" title="What we do with it">
      <p>
        The text that visitors can see is kept beside the draft, so that each quote can be shown in its place. Hidden
        text is not used. A value appears on a profile only if its quote was found word for word on a page that
        robots.txt allows; what the site does not say stays blank. Text on a page is treated as data, never as an
        instruction.
      </p>
    </ProseSection>
  );
}
