import type { App } from "@/lib/api/process/app";
import type { Tills } from "@/lib/testing/payments/tills";
import type { Server } from "../server";

/** Somebody who buys: an agent with the key builds orders, the person pays them. */
export interface Account {
  userId: string;
  email: string;
  key: string;
}

/** What buyers share, and where they note what must never be. */
export interface Market {
  app: App;
  server: Server;
  tills: Tills;
  accounts: Account[];
  admin: Account;
  faults: string[];
  /** Called with each webhook that was taken. */
  onTaken(): void;
}
