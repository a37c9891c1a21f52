import { ArrowRight } from "lucide-react";
import { PageLink } from "@/components/ui/page-link";

/** What is left to do, each row a link to where it is done. `url` is of this site: absolute, or a path. */
export function StepList({ steps }: { steps: { reason: string; url: string }[] }) {
  return (
    <ul className="text-sm">
      {steps.map((step) => (
        <li key={step.reason} className="border-t border-line first:border-t-0">
          <PageLink href={pathOf(step.url)} className="flex items-center justify-between gap-4 py-3 hover:underline">
            {step.reason}
            <ArrowRight aria-hidden className="size-4 shrink-0 text-soft" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url, "http://localhost");
  return pathname + search + hash;
}
