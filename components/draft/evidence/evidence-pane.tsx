import { ArrowUpRight } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { MarkedText } from "@/components/ui/highlight";
import type { EvidenceView } from "@/lib/schemas/review";

const SHA_SHOWN = 4;
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

const KIND_LABELS: Partial<Record<EvidenceView["passages"][number]["kind"], string>> = {
  title: "Page title",
  meta: "Meta tag",
  jsonld: "Structured data",
  alt: "Picture's text",
  link: "Link",
  image: "Picture",
};

/** The page's own text around the quotes of one value, from the stored snapshot. */
export function EvidencePane({
  label,
  views,
  emptyReason,
}: {
  label: string;
  views: EvidenceView[];
  emptyReason: string;
}) {
  return (
    <section
      aria-label="Evidence"
      aria-live="polite"
      className="max-h-full overflow-x-hidden overflow-y-auto rounded-lg border border-line bg-card"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-5 py-3">
        <h2 className="text-base">Evidence</h2>
        <p className="text-sm text-soft">
          {label}
          {views.length > 1 && ` · ${views.length} pages`}
        </p>
      </header>
      {views.length === 0 && <p className="px-5 py-6 text-sm text-soft">{emptyReason}</p>}
      {views.map((view, i) => (
        <PageEvidence key={`${view.path} ${view.url}`} view={view} isFirst={i === 0} />
      ))}
    </section>
  );
}

function PageEvidence({ view, isFirst }: { view: EvidenceView; isFirst: boolean }) {
  return (
    <article className={isFirst ? "" : "border-t border-line"}>
      <div className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-2.5">
        <span className="figures min-w-0 truncate text-xs text-soft" title={view.title ?? view.url}>
          {view.url.replace(/^https?:\/\//, "")}
        </span>
        <a
          href={view.url}
          target="_blank"
          rel="noopener nofollow"
          className="link inline-flex shrink-0 items-center gap-1 text-xs"
        >
          open
          <ArrowUpRight aria-hidden className="size-3.5" />
        </a>
      </div>
      <div className="grid gap-3 px-5 py-4">
        {view.passages.map((passage, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: passages of a stored snapshot never move
          <Passage key={i} passage={passage} />
        ))}
        <p className="figures text-xs text-soft">
          Snapshot of {day.format(new Date(view.fetched_at))} UTC · sha256 {view.sha256.slice(0, SHA_SHOWN)}…
          {view.sha256.slice(-2)}
        </p>
      </div>
    </article>
  );
}

function Passage({ passage }: { passage: EvidenceView["passages"][number] }) {
  if (passage.kind === "gap") return <p className="text-xs text-soft">…</p>;
  const text = <MarkedText text={passage.text} ranges={passage.marks} />;
  const label = KIND_LABELS[passage.kind];
  if (label) {
    return (
      <p className="text-sm">
        <span className="block text-xs text-soft">{label}</span>
        <span className="wrap-anywhere">{text}</span>
      </p>
    );
  }
  return (
    <p className={classNames("text-sm wrap-anywhere", passage.kind === "heading" ? "font-semibold" : "text-soft")}>
      {text}
    </p>
  );
}
