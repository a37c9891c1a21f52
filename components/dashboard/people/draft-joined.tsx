import type { DraftPeople } from "@/lib/schemas/people/people";
import { ConfirmForm } from "../../ui/confirm-form";
import { Panel } from "../../ui/panel";

interface DraftJoinedProps {
  joined: DraftPeople["joined"];
  remove(form: FormData): Promise<void>;
}

/** People who accepted an invitation to a draft, and become co-founders once it is saved. */
export function DraftJoined({ joined, remove }: DraftJoinedProps) {
  if (joined.length === 0) return null;
  return (
    <Panel title="Joined">
      <ul aria-label="People who joined this draft" className="divide-y divide-line">
        {joined.map(({ invite_id, name, email }) => (
          <li key={invite_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 text-sm">
              <p className="font-medium wrap-anywhere">{name ?? email}</p>
              {name && <p className="text-soft wrap-anywhere">{email}</p>}
            </div>
            <ConfirmForm
              id={`remove-${invite_id}`}
              deed="Remove"
              target={name ?? email}
              consequence="They do not become a co-founder when you submit the draft. You can invite them again."
              action={remove}
            >
              <input type="hidden" name="invite" value={invite_id} />
            </ConfirmForm>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
