import { countWords } from "@/components/listing/week-words";
import { RelativeTime } from "@/components/ui/relative-time";
import type { OwnUpdate } from "@/lib/schemas/edits/listing-update";

/** A listing's updates, newest first, each with how many followers were mailed. */
export function OwnUpdates({ updates, now }: { updates: OwnUpdate[]; now: Date }) {
  return (
    <ul aria-label="Updates" className="divide-y divide-line border-y border-line">
      {updates.map((update) => (
        <li key={update.update_id} className="py-4">
          <h3 className="text-base wrap-anywhere">{update.title}</h3>
          <p className="text-xs text-soft">
            <RelativeTime at={update.published_at} now={now} /> · {mailedWords(update.followers_notified)}
          </p>
          <p className="mt-2 text-sm whitespace-pre-line wrap-anywhere">{update.body}</p>
        </li>
      ))}
    </ul>
  );
}

const mailedWords = (count: number): string =>
  count === 0 ? "mailed to nobody" : `mailed to ${countWords(count, "follower")}`;
