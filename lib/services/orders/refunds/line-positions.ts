import { z } from "zod";
import type { Db } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { ITEMS_MAX } from "@/lib/schemas/orders/order";
import { linesOf } from "../owned-order";

/** Lines of an order, as they stand in it from 0. */
export const positions = z.array(z.number().int().min(0).max(ITEMS_MAX)).min(1).max(ITEMS_MAX).optional();

/** The lines of an order at these positions. */
export async function idsAt(db: Db, orderId: number, wanted: number[] | undefined): Promise<number[] | undefined> {
  if (!wanted) return undefined;
  const lines = await linesOf(db, orderId);
  return wanted.map((at) => {
    const line = lines[at];
    if (!line) throw new AppError("conflict", "The order has no such line.", "Read the order again.");
    return line.id;
  });
}
