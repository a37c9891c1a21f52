import type { Metadata } from "next";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { WaitingList } from "@/components/admin/waiting-list";
import { listDeskWaiting } from "@/lib/services/admin/list-desk-waiting";
import { deskContext } from "@/lib/web/admin/desk-context";
import { read } from "@/lib/web/request/read";

export async function generateMetadata(): Promise<Metadata> {
  return (await deskContext()) ? { title: "Needs a person" } : MISSING_METADATA;
}

export default async function DeskHome() {
  const ctx = await deskContext();
  if (!ctx) return missingPage();
  const waiting = await read(listDeskWaiting, {});
  return (
    <>
      <h1 className="text-lg">Needs a person</h1>
      <WaitingList counts={waiting.counts} items={waiting.items} now={ctx.now} />
    </>
  );
}
