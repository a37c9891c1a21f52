import { describe, expect, it } from "vitest";
import { draftNextSteps } from "./next-steps";

const draft = { id: "dr_1", url: "https://hedgerow.example/", listing_id: null };

describe("a draft's next steps", () => {
  it.each([
    ["crawling", ['get_draft {"id":"dr_1"} every 3 seconds until status is ready']],
    ["drafting", ['get_draft {"id":"dr_1"} every 3 seconds until status is ready']],
    ["ready", ['update_draft {"id":"dr_1", …}', 'submit_draft {"id":"dr_1"}']],
    ["failed", ['submit_listing {"url":"https://hedgerow.example/"} to try again']],
  ] as const)("lead on from %s", (status, steps) => {
    expect(draftNextSteps({ ...draft, status })).toEqual(steps);
  });

  it("lead to the listing once it is submitted", () => {
    expect(draftNextSteps({ ...draft, status: "submitted", listing_id: 7 })).toEqual([
      'get_my_listing {"listing_id":7}',
    ]);
  });
});
