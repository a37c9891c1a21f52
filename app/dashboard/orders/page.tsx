import type { Metadata } from "next";
import { missingOwnPage } from "@/app/missing";
import { dollars } from "@/components/checkout/cents";
import { Pager } from "@/components/dashboard/pager";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { listMyOrders } from "@/lib/services/orders/list-my-orders";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";

export const metadata: Metadata = { title: "Orders" };

const WORDS = {
  pending: "Not paid yet",
  paid: "Paid",
  refunded: "Refunded",
  expired: "Expired",
  cancelled: "Cancelled",
} as const;

export default async function OrdersPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const { now } = await requireSignedIn("/dashboard/orders");
  const orders = await readOrNull(listMyOrders, { page: Number((await searchParams).page ?? 1) });
  if (!orders) return missingOwnPage();
  return (
    <div className="max-w-text py-8">
      <h1 className="mb-6 text-xl">Orders</h1>
      {orders.items.length === 0 ? (
        <EmptyState title="No orders yet" actions={<LinkButton href="/dashboard/listings">My listings</LinkButton>}>
          What you buy for your listings stands here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {orders.items.map((order) => (
            <li key={order.number}>
              <PageLink
                href={`/checkout/${order.number}`}
                className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 hover:bg-wash"
              >
                <span className="font-medium">{order.number}</span>
                <span className="order-last min-w-0 basis-full text-sm text-soft sm:order-none sm:flex-1 sm:basis-0">
                  {order.items.join(". ")}
                </span>
                <span className="text-sm">{WORDS[order.status]}</span>
                <span className="figures text-sm">{dollars(order.total_cents)}</span>
                <span className="text-sm text-soft">
                  <RelativeTime at={order.created_at} now={now} />
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <Pager path="/dashboard/orders" page={orders.page} hasMore={orders.has_more} />
    </div>
  );
}
