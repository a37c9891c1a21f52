import { redirect } from "next/navigation";

/** The dashboard opens where work waits. */
export default function DashboardPage(): never {
  redirect("/dashboard/drafts");
}
