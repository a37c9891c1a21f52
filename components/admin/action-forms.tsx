import { Panel } from "@/components/ui/panel";
import type { DeskAction } from "@/lib/schemas/admin/desk";
import type { DeskAnswer, DeskPlace } from "@/lib/schemas/admin/desk-answer";
import { ActionForm } from "./action-form";

interface Props {
  actions: DeskAction[];
  /** The screen, and the record that they are done to; null for those that make one. */
  where: { screen: string; id: string | null };
  act(place: DeskPlace, before: DeskAnswer | null, form: FormData): Promise<DeskAnswer>;
}

/** What can be done here, each in a panel of its own that opens without a script. */
export function ActionForms({ actions, where, act }: Props) {
  if (actions.length === 0) return null;
  return (
    <Panel title="Actions" className={where.id === null ? "mt-4 max-w-text" : ""}>
      <div className="-my-2 grid divide-y divide-line">
        {actions.map((action) => (
          <ActionForm key={action.key} action={action} act={act.bind(null, { ...where, action: action.key })} />
        ))}
      </div>
    </Panel>
  );
}
