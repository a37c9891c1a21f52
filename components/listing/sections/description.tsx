import { ProofMark } from "@/components/listing/proof/proof";
import type { Evidence } from "@/lib/schemas/sourced";
import { Section } from "./section";

interface DescriptionProps {
  /** Paragraphs are parted by an empty line. */
  text: string;
  evidence: Evidence[];
}

/** What the product does, in its own words. */
export function Description({ text, evidence }: DescriptionProps) {
  const paragraphs = paragraphsOf(text);
  const proof = <ProofMark of="description" subject="Description" evidence={evidence} values={paragraphs} />;
  return (
    <Section title="What it does" aside={proof}>
      <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim());
}
