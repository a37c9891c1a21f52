import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { oncePerProcess } from "@/lib/core/once-per-process";
import type { InvoiceContent } from "@/lib/core/orders/invoice-content";
import { WorkProcess } from "@/lib/core/work-process";

/** Drawing takes at most this long; most take a tenth of a second. */
const DEADLINE_MS = 10_000;

type Drawn = { pdf: Uint8Array } | { pdf: null; error: string };

const drawer = () =>
  oncePerProcess(
    "invoices",
    () =>
      new WorkProcess<InvoiceContent, Drawn>({
        bundled: ".next/launchyard/invoices.mjs",
        source: "lib/web/invoices/process.ts",
        niceness: 10,
      }),
  );

/** The PDF of an invoice, drawn in a process of its own. Throws `unavailable` where it cannot be drawn now. */
export async function drawnInvoice(content: InvoiceContent): Promise<Uint8Array> {
  const drawn = await drawer().ask(content, DEADLINE_MS);
  if (drawn?.pdf) return drawn.pdf;
  const error = drawn && "error" in drawn ? drawn.error : "it took too long";
  log.error("invoice not drawn", { number: content.number, error });
  throw new AppError("unavailable", "The PDF could not be made now.", "Try again in a minute.", { retryAfter: 60 });
}
