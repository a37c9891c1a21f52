import { hang } from "@/lib/testing/drafting/sites";
import { submit } from "../drafting";
import type { Scenario } from "../scenario";

const EDITS = 60;
const SLOW = Array.from({ length: 10 }, (_, n) => `https://slow${n}.attack.example`);

/** Each edit has ten hosts asked for pictures, none of which ever answers. */
export const scenario: Scenario = {
  name: "60 edits that name ten slow hosts of pictures each",
  measures: "another user's draft of a plain site until it is ready, ms",
  bar: 5_000,
  sites: Object.fromEntries(SLOW.map((origin) => [origin, { "/robots.txt": hang }])),
  async run(target) {
    const { id } = await submit(target.attacker, target.sampleOrigin);
    const edits = Array.from({ length: target.times(EDITS) }, (_, n) => {
      const founders = SLOW.map((origin) => ({ name: "Ada Example", photo_url: `${origin}/${n}.png` }));
      return target.attacker.ask(`/api/v1/drafts/${id}`, { method: "PATCH", body: { founders } });
    });
    const refused = (await Promise.all(edits)).filter(({ status }) => status !== 200).length;
    const other = await submit(await target.newPerson(), target.sampleOrigin);
    return {
      figure: other.status === "ready" ? other.ms : Number.POSITIVE_INFINITY,
      note: `${other.status}, ${refused} of ${edits.length} edits refused`,
    };
  },
};
