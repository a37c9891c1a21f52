import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { missingOwnPage } from "@/app/missing";
import { ProductForm } from "@/components/checkout/product-form";
import { Panel } from "@/components/ui/panel";
import { listProducts } from "@/lib/services/orders/offers/list-products";
import { findOwnListing } from "@/lib/web/request/find-own";
import { read } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { beginOrder } from "./actions";

export const metadata: Metadata = { title: "Buy for a listing" };

/** What can be bought for a listing, which its address names. */
export default async function NewOrderPage({ searchParams }: { searchParams: Promise<{ listing?: string }> }) {
  const { listing: id } = await searchParams;
  if (!id) redirect("/dashboard/listings");
  await requireSignedIn(`/checkout/new?${new URLSearchParams({ listing: id })}`);
  const listing = await findOwnListing(id);
  if (listing?.role !== "owner") return missingOwnPage();
  const { items } = await read(listProducts, {});
  const offered = items.filter(
    ({ product }) => listing.plan !== "paid" || !["launch", "unlock_section"].includes(product),
  );
  return (
    <div className="max-w-text py-8">
      <h1 className="text-xl">Buy for {listing.name}</h1>
      <p className="mt-2 mb-6 text-soft">Prices are in US dollars, without VAT. You review the order before you pay.</p>
      <div className="grid gap-6">
        {offered.map((product) => (
          <Panel key={product.product} id={product.product} title={product.name}>
            <ProductForm
              product={product}
              isLive={listing.status === "live"}
              begin={beginOrder.bind(null, product.product, listing.listing_id)}
            />
          </Panel>
        ))}
      </div>
    </div>
  );
}
