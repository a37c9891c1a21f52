import type { InvoiceContent } from "@/lib/core/orders/invoice-content";
import { endWithParent } from "@/lib/core/work-process";
import { drawInvoice } from "./draw-invoice";

/** A process of its own for drawing invoices: what one says in, its PDF or none out. Ends with its parent. */
process.on("message", async (content: InvoiceContent) => {
  const pdf = await drawInvoice(content).catch((error: Error) => ({ error: error.message }));
  const answer = pdf instanceof Uint8Array ? { pdf } : { pdf: null, ...pdf };
  process.send?.(answer, undefined, undefined, () => undefined); // whoever asked may be gone by now
});
endWithParent();
process.send?.({ ready: true });
