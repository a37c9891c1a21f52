import { AppError } from "../errors";

/** How long a code that was typed lets a session do what needs a step up. */
export const STEP_UP_MS = 10 * 60_000;
/** The field of a form that holds the code; a refusal that one would lift complains about it. */
export const STEP_UP_FIELD = "step_up_code";

/** The refusal of what a session alone may not do: whoever stole it cannot read its person's mail. */
export function stepUpNeeded(): AppError {
  const detail = "This needs a fresh code from your email.";
  const errors = [{ pointer: `/${STEP_UP_FIELD}`, detail, reason: "step_up" }];
  return new AppError("forbidden", detail, "Type the code that we emailed you, and send this again.", { errors });
}
