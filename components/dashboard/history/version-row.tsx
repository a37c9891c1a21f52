import type { ReactNode } from "react";
import type { z } from "zod";
import { PageLink } from "@/components/ui/page-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { type listingVersionSummary, partLabel } from "@/lib/schemas/edits/listing-version";

export type Version = z.output<typeof listingVersionSummary>;

/** Labels in a row before the rest is only counted. */
const LABELS_MAX = 4;

/** One edit in the list: what, who and when; `children` are its values while it is the open one. */
export function VersionRow({
  version,
  href,
  now,
  children,
}: {
  version: Version;
  href: string;
  now: Date;
  children: ReactNode;
}) {
  return (
    <li id={`version-${version.version}`}>
      <div className="row-link grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_14rem_6.5rem] sm:items-baseline">
        <PageLink
          href={href}
          scroll={false}
          aria-current={children ? "true" : undefined}
          className="row-target font-medium wrap-anywhere"
        >
          {labelsOf(version)}
        </PageLink>
        <span className="text-sm text-soft">{editorWords(version.editor)}</span>
        <span className="text-sm text-soft sm:text-right">
          <RelativeTime at={version.created_at} now={now} />
        </span>
      </div>
      {children}
    </li>
  );
}

function labelsOf({ fields }: Version): string {
  const rest = fields.length - LABELS_MAX;
  const shown = fields.slice(0, LABELS_MAX).map(partLabel).join(", ");
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** "You, with the API key “CI”". */
function editorWords({ kind, is_you, name }: Version["editor"]): string {
  if (kind === "admin") return "The site’s team";
  if (kind === "system") return "The site";
  const way = {
    web: "on the website",
    api_key: name ? `with the API key “${name}”` : "by the API",
    oauth: name ? `with the app ${name}` : "with an app",
    mcp: name ? `by MCP, with ${name}` : "by MCP",
  };
  return `${is_you ? "You" : "Somebody else"}, ${way[kind]}`;
}
