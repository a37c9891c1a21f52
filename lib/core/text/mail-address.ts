import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { holdsCardNumber } from "./card-number";

const address = z.email().max(254);

/** The form in which addresses are kept and compared. Throws `validation_failed`. */
export function readAddress(typed: string): string {
  const parsed = address.safeParse(typed.normalize("NFKC").trim().toLowerCase());
  if (parsed.success && !holdsCardNumber(parsed.data)) return parsed.data;
  const detail = "This is not an email address.";
  const errors = [{ pointer: "/email", detail }];
  throw new AppError("validation_failed", detail, "Write it like name@example.com.", { errors });
}
