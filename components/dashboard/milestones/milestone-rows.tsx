import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { MyListing } from "@/lib/schemas/my-listing";

interface Props {
  milestones: MyListing["milestones"];
  remove(form: FormData): Promise<void>;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** A listing's milestones, newest first, each with a button that deletes it. Works without JavaScript. */
export function MilestoneRows({ milestones, remove }: Props) {
  if (milestones.length === 0)
    return <EmptyState title="No milestones yet">What you add stands here, the newest first.</EmptyState>;
  const newestFirst = milestones.toSorted((a, b) => b.date.localeCompare(a.date));
  return (
    <ul className="divide-y divide-line border-y border-line">
      {newestFirst.map(({ milestone_id, date, title, description, url }) => (
        <li key={milestone_id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere">
            <p className="text-soft">
              <time dateTime={date}>{day.format(new Date(date))}</time>
            </p>
            <p className="text-base font-medium">{title}</p>
            {description && <p className="whitespace-pre-line">{description}</p>}
            {url && (
              <a href={url} rel="nofollow noopener" className="link break-all">
                {url.replace(/^https:\/\//, "")}
              </a>
            )}
          </div>
          <form action={remove}>
            <input type="hidden" name="milestone_id" value={milestone_id} />
            <Button type="submit" size="sm" aria-label={`Delete the milestone ${title}`}>
              Delete
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
