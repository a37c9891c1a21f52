import { connect } from "@/db/client";
import { expect, type Page, test } from "../journey";
import {
  mailedClaimCode,
  mailedStepUpCode,
  mailedSubject,
  place,
  putHead,
  signIn,
  signInAsAdmin,
  stage,
} from "../stage";

const PHONE = { width: 360, height: 740 };
const SCAN = { name: "Boxwood Scan", slug: "boxwood-scan" };
const FORMER = "claimer@people.example";
const RIVAL = "rival@people.example";

/** Claims a product from its page. */
async function claim(page: Page, { name, slug }: { name: string; slug: string }): Promise<void> {
  await page.goto(`/listings/${slug}`);
  await page.getByRole("link", { name: "Claim it" }).click();
  await page.getByRole("button", { name: "Claim this listing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Claim of ${name}` })).toBeVisible();
}

/** Looks for the proof and reads why it is not there; puts it in place then, and has the listing. */
async function prove(page: Page, { method, name, why }: { method: string; name: string; why: string }, mend: Mend) {
  const panel = page.locator(`#${method}`);
  const value = await panel.locator("code").last().innerText();
  await mend.wrongly(value);
  await panel.getByRole("button", { name: "Check now" }).click();
  await expect(panel).toContainText(why);
  await mend.rightly(value);
  await panel.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText(`${name} is yours`)).toBeVisible();
}

interface Mend {
  wrongly(value: string): Promise<void>;
  rightly(value: string): Promise<void>;
}

/** The seed has three products that nobody owns; a fourth loses its owner here. */
async function forgetOwner(slug: string): Promise<void> {
  const { sql, close } = connect(stage.databaseUrl, 1);
  await sql`update listings set owner_id = null where slug = ${slug}`;
  await close();
}

test.describe.configure({ mode: "serial" });

test("an owner claims a listing by a meta tag, told first where the tag has to stand", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, FORMER);
  await claim(page, SCAN);
  const why = "The tag stands on /about; it must stand on the home page";
  await prove(
    page,
    { method: "meta_tag", name: SCAN.name, why },
    {
      wrongly: (tag) => putHead("/about", tag),
      rightly: (tag) => putHead("/", tag),
    },
  );
  await page.getByRole("link", { name: "Open the listing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: SCAN.name })).toBeVisible();
  await page.goto(`/listings/${SCAN.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: SCAN.name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Claim it" })).toHaveCount(0);
});

test("others claim by DNS, by a file and by a badge, each told first what is wrong with it", async ({ page }) => {
  await signIn(page, "claims-others@people.example");
  await test.step("a DNS record, at the domain instead of the name below it", async () => {
    const name = "Sluicegate";
    await claim(page, { name, slug: "sluicegate" });
    const why = "The record stands at sluicegate.example; it must stand at _launchyard.sluicegate.example.";
    await prove(
      page,
      { method: "dns_txt", name, why },
      {
        wrongly: (record) => place({ records: { "sluicegate.example": record } }),
        rightly: (record) => place({ records: { "_launchyard.sluicegate.example": record } }),
      },
    );
  });

  await test.step("a file, with a web page in its place", async () => {
    const name = "Gramophone Yard";
    const path = "gramophoneyard.example/.well-known/launchyard-claim.txt";
    await claim(page, { name, slug: "gramophone-yard" });
    const why = "answers with a web page, not with the text file";
    await prove(
      page,
      { method: "well_known_file", name, why },
      {
        wrongly: (value) => place({ pages: { [path]: `<!doctype html><html><body>${value}</body></html>` } }),
        rightly: (value) => place({ files: { [path]: `${value}\n` } }),
      },
    );
  });

  await test.step("a badge, whose link lacks the code of the claim", async () => {
    const name = "Nightjar Cut";
    await forgetOwner("nightjar-cut");
    await claim(page, { name, slug: "nightjar-cut" });
    const home = (badge: string) => place({ pages: { "nightjarcut.example/": `<!doctype html><p>Cuts</p>${badge}` } });
    const why = "The badge is there, but its link does not carry the code of this claim.";
    await prove(
      page,
      { method: "badge", name, why },
      { wrongly: (badge) => home(badge.replace(/\?claim=[^"]+/, "")), rightly: home },
    );
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody else proves the same by a mailed code, and the site's team has to decide", async ({ page }) => {
    await signIn(page, RIVAL);
    await claim(page, SCAN);
    const panel = page.locator("#email_code");
    await panel.getByLabel("Address at").fill("office@boxwood-scans.example");
    await panel.getByRole("button", { name: "Email me a code" }).click();
    await expect(panel).toContainText("This address is not at boxwoodscan.example.");
    await panel.getByLabel("Address at").fill("office@boxwoodscan.example");
    await panel.getByRole("button", { name: "Email me a code" }).click();
    const code = await mailedClaimCode("office@boxwoodscan.example");
    await panel.getByLabel("Code").fill(code === "000000" ? "000001" : "000000");
    await panel.getByRole("button", { name: "Check the code" }).click();
    await expect(panel).toContainText("This is not the code. 4 of 5 tries are left.");
    await panel.getByLabel("Code").fill(code);
    await panel.getByRole("button", { name: "Check the code" }).click();
    await expect(page.getByText("You have proven it")).toBeVisible();
    await page.goto("/dashboard/claims");
    await expect(page.getByRole("listitem").filter({ hasText: SCAN.name })).toContainText("Waiting for the site");
    await mailedSubject(FORMER, "Somebody else claims Boxwood Scan");
  });
});

test("an admin gives it to them: the owner until now is told, and cannot edit it any more", async ({ page }) => {
  const admin = "claims-desk@people.example";
  await signInAsAdmin(page, admin);
  await page.goto("/admin/claims?state=disputed&q=boxwood");
  await page.locator("[data-row]").first().click();
  await expect(page.getByText("office@boxwoodscan.example").first()).toBeVisible();
  const form = page.locator("#act-accept");
  await form.getByText("Give it to the claimant", { exact: true }).first().click();
  await form.getByLabel("Reason").fill("They read mail at the domain");
  await form.getByRole("button", { name: "Give it to the claimant" }).click();
  await form.getByLabel("Code").fill(await mailedStepUpCode(admin));
  await form.getByRole("button", { name: "Give it to the claimant" }).click();
  await expect(page.getByRole("status")).toContainText("Done");
  await mailedSubject(FORMER, "Boxwood Scan has a new owner");

  const linkOf = async (email: string) => {
    await page.context().clearCookies();
    await signIn(page, email);
    await page.goto("/dashboard/listings");
    return page.getByRole("main").getByRole("link", { name: SCAN.name });
  };
  await (await linkOf(RIVAL)).first().click();
  await expect(page.getByRole("heading", { level: 1, name: SCAN.name })).toBeVisible();
  const listing = new URL(page.url()).pathname;
  await expect(await linkOf(FORMER)).toHaveCount(0);
  for (const part of ["", "/edit", "/history"])
    expect((await page.goto(`${listing}${part}`))?.status(), part).toBe(404);
});
