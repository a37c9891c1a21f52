import type { People } from "@/lib/schemas/people/people";
import { Status } from "../../ui/badge";
import { ConfirmForm } from "../../ui/confirm-form";
import { CopyButton } from "../../ui/copy-button";
import { Panel } from "../../ui/panel";

type Invite = People["invites"][number];

interface OpenInvitesProps {
  invites: People["invites"];
  revoke(form: FormData): Promise<void>;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

const stateOf = ({ status, expires_at }: Invite) => {
  const until = day.format(new Date(expires_at));
  return status === "pending" ? `Invited, open until ${until}` : `Expired on ${until}`;
};

/** Invitations that nobody has accepted yet. */
export function OpenInvites({ invites, revoke }: OpenInvitesProps) {
  if (invites.length === 0) return null;
  return (
    <Panel title="Invited" aside={<AsText invites={invites} />}>
      <ul aria-label="Invited people" className="divide-y divide-line">
        {invites.map((invite) => {
          const isOpen = invite.status === "pending";
          return (
            <li key={invite.invite_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div className="min-w-0 text-sm">
                <p className="font-medium wrap-anywhere">{invite.email}</p>
                <Status tone={isOpen ? "note" : "plain"}>
                  {stateOf(invite)}
                  {!isOpen && ". Invite again for a new link"}
                </Status>
              </div>
              <ConfirmForm
                id={`revoke-${invite.invite_id}`}
                deed={isOpen ? "Take back" : "Remove"}
                target={invite.email}
                question={`${isOpen ? "Take back" : "Remove"} the invitation of ${invite.email}?`}
                consequence="The link in their email no longer works. You can invite them again."
                action={revoke}
              >
                <input type="hidden" name="invite" value={invite.invite_id} />
              </ConfirmForm>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The list as lines of text, to paste where people talk about it. */
function AsText({ invites }: Pick<OpenInvitesProps, "invites">) {
  return (
    <figure>
      <CopyButton label="the list of invitations" />
      <code hidden>{invites.map((invite) => `${invite.email}: ${stateOf(invite)}`).join("\n")}</code>
    </figure>
  );
}
