import { describe, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { anonymous, sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createOrder } from "@/lib/testing/sales/orders";
import { getInvoice } from "./get-invoice";
import { issueInvoice } from "./issue-invoice";
import { listInvoicesOf } from "./list-invoices-of";

const app = useApp({ operations: [] });

async function issued() {
  const { db, siteId } = app();
  const owner = await createUser(db);
  const { order } = await createOrder(db, { siteId, userId: owner.id, vatCents: 0, vatTreatment: "not_registered" });
  await db.transaction((tx) => issueInvoice(tx, order.id, app().clock.now()));
  const [invoice] = await listInvoicesOf(db, order.id, "https://fernwood.example");
  if (!invoice) throw new Error("no invoice was listed");
  return { owner, invoice };
}

describe("an invoice's page", () => {
  it("gives it to the owner of its order, at the address that the order lists", async () => {
    const { owner, invoice } = await issued();
    const { number } = invoice;
    expect(invoice).toEqual({ number, kind: "invoice", url: `https://fernwood.example/dashboard/invoices/${number}` });
    const { output } = await execute(getInvoice, await app().context(sessionActor(owner)), { number });
    expect(output).toMatchObject({ number, buyer: { name: "Ματιά Ελλάς ΑΕ" }, seller: { name: "Main" } });
  });

  it("hides another's invoice behind the 404 of a missing one", async () => {
    const { invoice } = await issued();
    const stranger = await app().context(sessionActor(await createUser(app().db)));
    const answers = [invoice.number, "INV-2026-999999", "no number", "INV-2026-000001' or 1=1"].map((number) =>
      execute(getInvoice, stranger, { number }).catch((error: unknown) => error),
    );
    const [first, ...others] = await Promise.all(answers);
    expect(first).toMatchObject({ code: "not_found" });
    expect(others).toEqual([first, first, first]);
    const nobody = execute(getInvoice, await app().context(anonymous), { number: invoice.number });
    await expect(nobody).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
