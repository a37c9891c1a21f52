import type { Field } from "./screen";

/** Characters of why an admin did something. */
export const REASON_MAX = 300;

/** The field of the reason, which every act of the desk asks for. */
export const REASON: Field = {
  name: "reason",
  label: "Reason",
  kind: "line",
  hint: "Kept in the audit log, with who and when.",
};

/** The reason of an act whose person is told it. */
export const TOLD_REASON: Field = { ...REASON, hint: "They get it by mail; it is kept in the audit log too." };

/** The same where its owner reads it. */
export const REASON_FOR_OWNER: Field = {
  ...REASON,
  hint: "The owner gets it by mail and reads it on the dashboard. Kept in the audit log, with who and when.",
};
