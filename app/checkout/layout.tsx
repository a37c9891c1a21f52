import type { ReactNode } from "react";
import DashboardLayout from "../dashboard/layout";

/** Paying is part of what a person works in when signed in. */
export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return <DashboardLayout>{children}</DashboardLayout>;
}
