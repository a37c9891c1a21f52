import { expect, it } from "vitest";
import { operations } from "@/lib/api/registry";
import { writtenByOthers } from "./others-words";

/** Their answers hold our own words, numbers, and what the caller has written. */
const OURS = [
  ...["get_site_info", "list_categories", "list_interview_questions", "list_blog_posts", "get_blog_post", "get_badges"],
  ...["get_account", "submit_draft", "choose_free_listing"],
  ...["list_products", "quote_order", "create_checkout", "list_my_orders", "get_order"],
  ...["add_milestone", "delete_milestone", "set_founder_story", "answer_interview"],
  ...["post_listing_update", "invite_cofounder"],
];

it("every answer that quotes websites or owners says where, and no other", () => {
  const silent = operations.filter((one) => writtenByOthers(one).length === 0).map(({ name }) => name);
  expect(silent.toSorted()).toEqual(OURS.toSorted());
});

it.each([
  ["search_listings", "items"],
  ["get_category", "listings"],
  ["get_alternatives", "listing,items"],
  ["get_draft", "fields,faqs,founders,company_socials,founder_socials,story,milestones,competitor,seo,pages"],
])("%s names %s", (name, fields) => {
  expect(operations.filter((one) => one.name === name).map((one) => writtenByOthers(one).join())).toEqual([fields]);
});
