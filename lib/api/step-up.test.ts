import { describe, expect, it } from "vitest";
import { isUndoable } from "@/lib/services/admin/undo/undoable";
import { pageOperations } from "@/lib/testing/api/page-operations";

const acts = (await pageOperations()).filter(({ access, readOnly }) => access === "admin" && !readOnly);

/** What the desk must ask a fresh code for, whoever changes how acts say so: it deletes, gives power or moves money. */
const NEEDS_CODE = [
  ...["refund_order", "refund_held_money", "take_order_as_paid", "settle_refund_outside", "settle_desk_order"],
  ...["set_admin", "ban_user", "end_sessions", "revoke_key", "disconnect_user_app"],
  ...["merge_category", "decide_claim", "decide_held_vote", "undo_act"],
];

describe("acts of the desk", () => {
  it("are found, and those that a stolen session must not do take a fresh code", () => {
    const taking = acts.filter(({ stepUp }) => stepUp).map(({ name }) => name);
    expect(taking).toEqual(expect.arrayContaining(NEEDS_CODE));
  });

  it.each(acts.map((act) => [act.name, act] as const))("%s takes a code, can be undone, or says why not", (_, act) => {
    const { stepUp = false, withoutCode } = act;
    expect(stepUp).toBe(withoutCode === undefined);
    for (const action of withoutCode?.undo ?? []) expect(isUndoable(action), `${action} cannot be undone`).toBe(true);
    if (withoutCode && !withoutCode.undo) expect(withoutCode.because).toMatch(/^[A-Z].{15,}\.$/);
  });
});
