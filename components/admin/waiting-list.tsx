import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { Table, Td, Th } from "@/components/ui/table";
import { TableKeys } from "./table-keys";

interface Props {
  counts: { screen: string; label: string; count: number; is_capped: boolean }[];
  items: { screen: string; label: string; id: string; name: string; since: string | null }[];
  now: Date;
}

/** The inbox of the desk: how much of each kind waits, and the oldest of all, oldest first. */
export function WaitingList({ counts, items, now }: Props) {
  const waiting = counts.filter(({ count }) => count > 0);
  if (waiting.length === 0) return <EmptyState title="Nothing waits for a person." />;
  return (
    <>
      <ul className="mt-3 mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {waiting.map(({ screen, label, count, is_capped }) => (
          <li key={screen}>
            <PageLink href={`/admin/${screen}?waiting=yes`} className="link">
              {label}: <span className="figures">{count.toLocaleString("en")}</span>
              {is_capped && " or more"}
            </PageLink>
          </li>
        ))}
      </ul>
      <TableKeys>
        <Table caption="Oldest first">
          <thead>
            <tr>
              <Th>Waits since</Th>
              <Th>What</Th>
              <Th>Of</Th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <WaitingRow key={`${item.screen} ${item.id}`} item={item} now={now} />
            ))}
          </tbody>
        </Table>
      </TableKeys>
    </>
  );
}

function WaitingRow({ item, now }: { item: Props["items"][number]; now: Date }) {
  const { screen, label, id, name, since } = item;
  return (
    <tr className="hover:bg-wash focus-within:bg-wash">
      <Td className="py-1.5! whitespace-nowrap">{since && <RelativeTime at={since} now={now} />}</Td>
      <Td className="py-1.5!">{label}</Td>
      <Td className="py-1.5!">
        <PageLink
          href={`/admin/${screen}/${encodeURIComponent(id)}`}
          data-row
          className="inline-flex min-h-6 items-center font-medium hover:underline"
        >
          {name}
        </PageLink>
      </Td>
    </tr>
  );
}
