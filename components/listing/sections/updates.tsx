import { RelativeTime } from "@/components/ui/relative-time";
import type { Listing } from "@/lib/schemas/listing";
import { Section } from "./section";

/** News that the product's owner posted. */
export function Updates({ updates, now }: { updates: Listing["updates"]; now: Date }) {
  return (
    <Section title="What’s new" id="updates">
      <ul className="divide-y divide-line border-y border-line">
        {updates.map((update) => (
          <li key={update.id} id={`update-${update.id}`} className="py-4">
            <h3 className="text-base">{update.title}</h3>
            <p className="text-xs text-soft">
              <RelativeTime at={update.published_at} now={now} />
            </p>
            <p className="mt-2 max-w-text text-sm whitespace-pre-line">{update.body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
