import { notFound } from "next/navigation";
import { AppError } from "@/lib/core/errors";

const ABSENT: ReadonlySet<string> = new Set(["not_found", "validation_failed"]);

/** A page's read: what does not exist, and an address that cannot, show the not-found page. */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && ABSENT.has(error.code)) notFound();
    throw error;
  }
}
