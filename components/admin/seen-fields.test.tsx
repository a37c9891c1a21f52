import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DeskField } from "@/lib/schemas/admin/desk";
import type { DeskAnswer } from "@/lib/schemas/admin/desk-answer";
import { SeenFields } from "./seen-fields";

const field: DeskField = {
  ...{ name: "title", label: "Title", kind: "line", hint: null, isRequired: true, choices: [] },
  ...{ value: "As it stands now", isPreset: true },
};
const shown = (answer: DeskAnswer | null) => renderToStaticMarkup(<SeenFields fields={[field]} answer={answer} />);

it("what a form has seen stays with it through each refusal, and through one that needs a code", () => {
  expect(shown(null)).toContain('name="seen:title" value="As it stands now"');
  const refused = { ok: false as const, code: "validation_failed", detail: "No reason.", fix: "Say one.", errors: [] };
  const typed = { title: "Mine", "seen:title": "As it stood" };
  for (const mailedTo of [null, "ada@people.example"])
    expect(shown({ ...refused, typed, mailedTo })).toContain('value="As it stood"');
});
