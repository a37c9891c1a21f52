import { expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { saveFounderProfile } from "./save-founder-profile";

const app = useApp({ operations: [] });

async function newcomer() {
  const actor = sessionActor(await createUser(app().db));
  return async (input: { name?: string; role?: string }) =>
    (await execute(saveFounderProfile, await app().context(actor), input)).output.slug;
}

it("a profile's address is made of the first name it is given, and stays through later ones", async () => {
  const save = await newcomer();
  expect(await save({ role: "Founder" })).toBe("founder");
  expect(await save({ name: "Ines Marlow" })).toBe("ines-marlow");
  expect(await save({ name: "Ines Marlow-Reed" })).toBe("ines-marlow");
  const former = await app().db.select().from(schema.founderSlugs);
  expect(former.map(({ slug }) => slug)).toEqual(["founder"]);
});

it("people of one name have addresses of their own, and nobody gets one that led to somebody else", async () => {
  const saves = await Promise.all(Array.from({ length: 5 }, newcomer));
  const slugs = await Promise.all(saves.map((save) => save({ name: "Noor Example" })));
  const numbered = ["", "-2", "-3", "-4", "-5"].map((number) => `noor-example${number}`);
  expect(slugs.toSorted()).toEqual(numbered.toSorted());
  expect(await (await newcomer())({ role: "Maker" })).toBe("founder-2");
});
