import { Button } from "@/components/ui/button";
import type { DeskAction } from "@/lib/schemas/admin/desk";
import type { BulkAnswer } from "@/lib/schemas/admin/desk-bulk";

interface Props {
  action: DeskAction;
  answer: BulkAnswer | null;
  /** Whether anything is selected that can be acted on. */
  hasRows: boolean;
  pending: boolean;
}

/** Previews the act; does it once that is seen; asks for another code where it takes one. */
export function BulkButtons({ action, answer, hasRows, pending }: Props) {
  const rows = answer?.ok ? answer.data.rows : [];
  const fitting = rows.filter(({ problem }) => problem === null).length;
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="sm" pending={pending} disabled={!hasRows}>
        Preview
      </Button>
      {fitting > 0 && (
        <Button type="submit" size="sm" name="do" value="1" variant={action.isDanger ? "danger" : "primary"}>
          {`${action.label}: ${fitting} of ${rows.length}`}
        </Button>
      )}
      {answer !== null && answer.mailedTo !== null && (
        <Button type="submit" size="sm" name="step_up_again" value="1" formNoValidate>
          Send a new code
        </Button>
      )}
    </div>
  );
}
