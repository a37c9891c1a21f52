import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DeskAction } from "@/lib/schemas/admin/desk";
import type { BulkAnswer } from "@/lib/schemas/admin/desk-bulk";
import { BulkButtons } from "./bulk-buttons";

const action: DeskAction = {
  ...{ key: "ban", label: "Ban", consequence: "They are out.", fields: [] },
  ...{ isDanger: true, needsStepUp: true, canBeTried: false },
};
const shown = (answer: BulkAnswer) =>
  renderToStaticMarkup(<BulkButtons action={action} answer={answer} hasRows pending={false} />);
const refused = { ok: false as const, code: "forbidden", detail: "A code.", fix: "Type it.", errors: [], typed: {} };

it("an act on many that takes a mailed code can ask for another one", () => {
  expect(shown({ ...refused, mailedTo: null })).not.toContain("Send a new code");
  expect(shown({ ...refused, mailedTo: "ada@people.example" })).toContain('name="step_up_again"');
});
