import { redirect } from "next/navigation";

/** The short address of the way in. */
export function GET(request: Request): never {
  redirect(`/dashboard/new${new URL(request.url).search}`);
}
