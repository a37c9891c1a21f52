import { notFound } from "@/lib/core/errors";
import type { DeskGroup } from "@/lib/schemas/admin/desk";
import { GROUPS, type Screen } from "../desk/screen";
import { drafts } from "./listings/drafts";
import { edits } from "./listings/edits";
import { imports } from "./listings/imports";
import { launchQueue } from "./listings/launch-queue";
import { listings } from "./listings/listings";
import { pagesRead } from "./listings/pages-read";
import { ratings } from "./listings/ratings";
import { reports } from "./listings/reports";
import { weeks } from "./listings/weeks";
import { differences } from "./money/differences";
import { exchangeRates } from "./money/exchange-rates";
import { orders } from "./money/orders";
import { products } from "./money/products";
import { promos } from "./money/promos";
import { seller } from "./money/seller";
import { vatRates } from "./money/vat-rates";
import { apiKeys } from "./people/api-keys";
import { claims } from "./people/claims";
import { connectedApps } from "./people/connected-apps";
import { users } from "./people/users";
import { votes } from "./people/votes";
import { categories } from "./site/categories";
import { settings } from "./site/settings";
import { sites } from "./site/sites";
import { auditLog } from "./system/audit-log";
import { failedMails } from "./system/failed-mails";
import { health } from "./system/health";
import { jobs } from "./system/jobs";
import { limitHits } from "./system/limit-hits";
import { outbox } from "./system/outbox";
import { pausedAddresses } from "./system/paused-addresses";
import { schedules } from "./system/schedules";
import { webhooks } from "./system/webhooks";
import { posts } from "./words/posts";
import { questions } from "./words/questions";
import { stories } from "./words/stories";

/** Every screen of the admin desk, in the order of its navigation. Pages, CSV, home and tests are loops over it. */
export const screens: readonly Screen[] = [
  ...[listings, edits, weeks, launchQueue, reports],
  ...[drafts, imports, pagesRead, ratings],
  ...[users, votes, claims, apiKeys, connectedApps],
  ...[orders, products, promos, seller, vatRates, exchangeRates, differences],
  ...[stories, questions, posts],
  ...[sites, settings, categories],
  ...[auditLog, outbox, failedMails, pausedAddresses, jobs, schedules, webhooks, limitHits, health],
];

/** A screen by its key. Throws `not_found`. */
export function getScreen(key: string): Screen {
  const found = screens.find((screen) => screen.key === key);
  if (!found) throw notFound("screen");
  return found;
}

/** The desk's navigation; groups without a screen are left out. */
export function deskGroups(): DeskGroup[] {
  return GROUPS.map((title) => ({
    title,
    screens: screens.filter(({ group }) => group === title).map((screen) => ({ key: screen.key, title: screen.title })),
  })).filter((group) => group.screens.length > 0);
}
