import { PageLink } from "@/components/ui/page-link";
import { ProductLogo } from "@/components/ui/product-logo";
import type { FounderSummary } from "@/lib/schemas/people/founder";

const COMPANIES_SHOWN = 3;

/** One person in a list: the whole row is one link. */
export function FounderRow({ founder }: { founder: FounderSummary }) {
  const { slug, name, role, headline, photo_url, companies } = founder;
  const more = companies.length - COMPANIES_SHOWN;
  return (
    <li className="row-link flex gap-3 py-4 sm:gap-3.5">
      <ProductLogo name={name} src={photo_url} size={64} isRound />
      <div className="min-w-0 flex-1">
        <h2 className="text-base leading-snug">
          <PageLink href={`/founders/${slug}`} className="row-target">
            {name}
          </PageLink>
        </h2>
        <p className="text-sm text-soft">{role}</p>
        <p className="mt-1 max-w-text text-sm">{headline}</p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
          {companies.slice(0, COMPANIES_SHOWN).map((company) => (
            <li key={company.slug} className="flex items-center gap-1.5">
              <ProductLogo name={company.name} src={company.logo_url} size={24} />
              {company.name}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      </div>
    </li>
  );
}
