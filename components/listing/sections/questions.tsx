import { ProofMark } from "@/components/listing/proof/proof";
import type { Listing } from "@/lib/schemas/listing";
import { Section } from "./section";

/** Questions with answers, each with its quotes. */
export function Questions({ faqs }: { faqs: Listing["faqs"] }) {
  return (
    <Section title="Questions">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {faqs.map((faq, i) => (
          <li key={faq.question} className="max-w-text">
            <h3 className="text-base">{faq.question}</h3>
            <p className="mt-0.5 text-sm whitespace-pre-line text-soft">
              {faq.answer}
              <ProofMark of={`faq-${i}`} subject={faq.question} evidence={faq.evidence} values={[faq.answer]} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
