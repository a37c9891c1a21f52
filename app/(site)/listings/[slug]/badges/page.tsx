import type { Metadata } from "next";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { CopyBlock } from "@/components/dashboard/copy-block";
import { PageLink } from "@/components/ui/page-link";
import type { Badge } from "@/lib/schemas/launches/badge";
import type { Listing } from "@/lib/schemas/listing";
import { getBadges } from "@/lib/services/launches/badges/get-badges";
import { findListing } from "@/lib/web/request/find-listing";
import { readOrNull } from "@/lib/web/request/read";

interface Props {
  params: Promise<{ slug: string }>;
}

const TITLES: Record<Badge["kind"], string> = {
  featured: "Featured",
  "launch-week": "Launch week",
  award: "Award",
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [badges, listing] = await Promise.all([readOrNull(getBadges, { slug }), findListing(slug)]);
  return badges ? { title: titleFor(listing), robots: { index: false } } : MISSING_METADATA;
}

/** Badges are there before the listing is public; its name is not. */
const titleFor = (listing: Listing | null) => (listing ? `Badges for ${listing.name}` : "Badges");

/** Where owners choose a badge for their site: each as it looks, with its codes. */
export default async function BadgesPage({ params }: Props) {
  const { slug } = await params;
  const [badges, listing] = await Promise.all([readOrNull(getBadges, { slug }), findListing(slug)]);
  if (!badges) return missingPage();
  const kinds = [...new Set(badges.items.map(({ kind }) => kind))];
  return (
    <div className="max-w-3xl">
      {listing && (
        <nav aria-label="Breadcrumb" className="mb-1 text-sm text-soft">
          <PageLink href={`/listings/${slug}`} className="hover:text-ink hover:underline">
            {listing.name}
          </PageLink>
        </nav>
      )}
      <h1 className="text-xl">{titleFor(listing)}</h1>
      <p className="mt-1 max-w-text text-sm text-soft">
        Copy one into your site’s pages. Each links to the listing; a free launch needs one that visitors can see.
      </p>
      <div className="mt-8 grid gap-12">
        {kinds.map((kind) => (
          <Kind key={kind} kind={kind} badges={badges.items.filter((one) => one.kind === kind)} />
        ))}
      </div>
    </div>
  );
}

function Kind({ kind, badges }: { kind: Badge["kind"]; badges: Badge[] }) {
  const reason = badges.find((one) => !one.available)?.reason;
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind} className="text-lg">
        {TITLES[kind]}
      </h2>
      {reason && <p className="mt-1 text-sm text-soft">Not available: {reason}</p>}
      <div className="mt-3 grid gap-8 md:grid-cols-2">
        {badges.map((badge) => (
          <Codes key={badge.theme} badge={badge} />
        ))}
      </div>
    </section>
  );
}

function Codes({ badge: { kind, theme, available, svg_url, width, height, html, markdown } }: { badge: Badge }) {
  if (!available || !svg_url || !html || !markdown) return null;
  const name = `${TITLES[kind]}, ${theme}`;
  return (
    <div className="grid content-start gap-4">
      <p className="text-sm font-medium">{theme === "light" ? "Light" : "Dark"}</p>
      {/* biome-ignore lint/performance/noImgElement: the badge as visitors of the owner's site see it */}
      <img src={svg_url} alt={`The badge: ${name}`} width={width} height={height} />
      <CopyBlock label={`HTML, ${theme}`} text={html} />
      <CopyBlock label={`Markdown, ${theme}`} text={markdown} />
    </div>
  );
}
