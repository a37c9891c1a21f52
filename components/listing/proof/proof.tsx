import { Quote } from "lucide-react";
import type { ReactNode } from "react";
import type { Evidence } from "@/lib/schemas/sourced";
import { proofItems } from "./proof-items";
import { ProofPopover } from "./proof-popover";

/** Fragment of a subject's first quote in the list of sources. */
export function sourceId(key: string): string {
  return `source-${key}`;
}

interface ProofProps {
  /** Key of the fact, as in the list of sources. */
  of: string;
  /** What people call it. */
  subject: string;
  evidence: readonly Evidence[];
  /** The value as text, or its parts: what is marked within the quotes. */
  values: readonly string[];
  /** Where the list of sources is, if not on this page. */
  page?: string | undefined;
}

/** A value, underlined with dots when the site was quoted for it. Values the owner typed stand plain. */
export function ProvenText({
  of,
  subject,
  evidence,
  values,
  page = "",
  children,
}: ProofProps & { children: ReactNode }) {
  if (evidence.length === 0) return <>{children}</>;
  return (
    <ProofPopover
      subject={subject}
      items={proofItems(evidence, values)}
      sourceHref={`${page}#${sourceId(of)}`}
      className="quoted rounded-xs hover:marked focus-visible:marked data-popup-open:marked"
    >
      {children}
    </ProofPopover>
  );
}

/** The same for values that are links or long texts: a small quotation mark beside them. */
export function ProofMark({ of, subject, evidence, values, page = "" }: ProofProps) {
  if (evidence.length === 0) return null;
  return (
    <ProofPopover
      subject={subject}
      items={proofItems(evidence, values)}
      sourceHref={`${page}#${sourceId(of)}`}
      className="ml-0.5 inline-grid size-6 print:hidden place-items-center rounded-sm align-middle text-soft hover:bg-mark hover:text-ink focus-visible:bg-mark data-popup-open:bg-mark data-popup-open:text-ink"
    >
      <Quote aria-hidden className="size-3.5" />
      <span className="sr-only">Source of: {subject}</span>
    </ProofPopover>
  );
}
