import type { JobDeps } from "./deps";
import { beginImports } from "./functions/begin-imports";
import { buildDraft } from "./functions/build-draft";
import { compareBooks } from "./functions/compare-books";
import { deleteUnneededFiles } from "./functions/delete-unneeded-files";
import { fetchListingsPictures, fetchNamedPictures } from "./functions/fetch-pictures";
import { forgetFollows } from "./functions/forget-follows";
import { expireOldOrders, fulfilLate, fulfilOrder } from "./functions/fulfil-order";
import { issueInvoices } from "./functions/issue-invoices";
import { learnSearchWords } from "./functions/learn-search-words";
import { mailEdits } from "./functions/mail-edits";
import { mailUpdate } from "./functions/mail-update";
import { carryOutRefunds, pollDisputes, pollPayments } from "./functions/payments";
import { readCompetitorSite } from "./functions/read-competitor";
import { refileCategory } from "./functions/refile-category";
import { refreshRatingOfDomain, refreshRatings } from "./functions/refresh-ratings";
import { reviveDrafts } from "./functions/revive-drafts";
import { checkBadgeOfListing, checkWaitingBadges, launchListing, rollWeeks } from "./functions/roll-weeks";
import { sendMail, sendUpdateMail } from "./functions/send-mail";
import { sweepDeskLogs } from "./functions/sweep-desk-logs";

/** Every background function: the embedded runner drives them, or an Inngest server when one is configured. */
export function createFunctions(deps: JobDeps) {
  return [
    buildDraft(deps),
    beginImports(deps),
    reviveDrafts(deps),
    rollWeeks(deps),
    checkWaitingBadges(deps),
    launchListing(deps),
    checkBadgeOfListing(deps),
    sendMail(deps),
    mailUpdate(deps),
    sendUpdateMail(deps),
    readCompetitorSite(deps),
    fetchNamedPictures(deps),
    fetchListingsPictures(deps),
    learnSearchWords(deps),
    refreshRatings(deps),
    refreshRatingOfDomain(deps),
    forgetFollows(deps),
    issueInvoices(deps),
    mailEdits(deps),
    pollPayments(deps),
    pollDisputes(deps),
    carryOutRefunds(deps),
    deleteUnneededFiles(deps),
    fulfilOrder(deps),
    fulfilLate(deps),
    expireOldOrders(deps),
    compareBooks(deps),
    refileCategory(deps),
    sweepDeskLogs(deps),
  ];
}
