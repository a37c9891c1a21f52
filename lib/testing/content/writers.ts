import { eq } from "drizzle-orm";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import type { DraftPatch } from "@/lib/schemas/draft";
import { plainPart } from "@/lib/schemas/edits/plain-part";
import { emptyContent, readDrafted } from "@/lib/services/drafts/content/content";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { updateDraft } from "@/lib/services/drafts/editing/update-draft";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { contentOf } from "@/lib/services/listings/content";
import { editContent } from "@/lib/services/listings/edit-content";
import { partOf, withParts } from "@/lib/services/listings/parts";
import { writeListing } from "@/lib/services/listings/write";
import { addMilestone } from "@/lib/services/owner/editing/add-milestone";
import { deleteMilestone } from "@/lib/services/owner/editing/delete-milestone";
import { setFounderStory } from "@/lib/services/owner/editing/set-founder-story";
import { updateMyListing } from "@/lib/services/owner/editing/update-my-listing";
import { revertListingVersion } from "@/lib/services/owner/history/revert-listing-version";
import type { TestApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { DRAFTED, PARTS, type Part, type Values } from "./model";

const d = schema.drafts;
const l = schema.listings;

/** The body of update_draft that writes these values. */
export function patchOf(values: Values): DraftPatch {
  const body: Record<string, unknown> = {};
  for (const [part, value] of Object.entries(values)) {
    const [area = "", name] = part.split(".");
    body[area] = name ? { ...Object(body[area]), [name]: value } : value;
  }
  return body;
}

/** One owner with a submitted draft, and everything that writes to its listing. */
export class Writers {
  private constructor(
    private readonly app: TestApp,
    readonly owner: Ctx,
    /** Runs the listing beside its owner. */
    readonly cofounder: Ctx,
    readonly draftId: string,
    readonly listingId: number,
  ) {}

  static async start(app: TestApp): Promise<Writers> {
    const user = await createUser(app.db);
    const owner = await app.context(sessionActor(user), { surface: "web" });
    const { id } = await createDraft(app.db, { userId: user.id, siteId: app.siteId });
    const { listing_id } = (await execute(submitDraft, owner, { id })).output;
    const other = await createUser(app.db);
    await app.sql`
      insert into cofounders select company_id, ${other.id}, now() from listings where id = ${listing_id}`;
    const cofounder = await app.context(sessionActor(other), { surface: "web" });
    return new Writers(app, owner, cofounder, id, listing_id);
  }

  async patch(body: DraftPatch): Promise<void> {
    await execute(updateDraft, this.owner, { ...body, id: this.draftId });
  }

  async submit(): Promise<void> {
    await execute(submitDraft, this.owner, { id: this.draftId });
  }

  /** As a second reading of the site leaves the draft. */
  async read(found: Values): Promise<void> {
    const plain = editContent(emptyContent(), emptyContent(), patchOf(found));
    const [row] = await this.app.db.select().from(d).where(eq(d.id, this.draftId));
    const { fields } = readDrafted(row?.drafted ?? {});
    const named = withParts(plain, [["fields.name", fields.name]]);
    const text = JSON.stringify(named).replaceAll('"manual"', '"ai"');
    await this.app.db
      .update(d)
      .set({ drafted: JSON.parse(text), status: "ready" })
      .where(eq(d.id, this.draftId));
  }

  /** By update_my_listing; `company_socials` of the body are all the links there are. */
  async editListing({ company_socials: socials, fields, faqs, seo }: DraftPatch, by = this.owner): Promise<void> {
    await execute(updateMyListing, by, { listing_id: this.listingId, fields, faqs, seo, socials });
  }

  async addMilestone(milestone: { date: string; title: string }, by = this.owner): Promise<void> {
    await execute(addMilestone, by, { listing_id: this.listingId, ...milestone });
  }

  async deleteMilestone(milestone_id: number, by = this.owner): Promise<void> {
    await execute(deleteMilestone, by, { listing_id: this.listingId, milestone_id });
  }

  /** By set_founder_story; an empty text removes the section. */
  async tellStory(problem: string, by = this.owner): Promise<void> {
    await execute(setFounderStory, by, { listing_id: this.listingId, problem });
  }

  /** Takes a version back; of its parts only the named one, if any. */
  async revert(version: number, part: Part | null, by = this.owner): Promise<void> {
    const input = { listing_id: this.listingId, version, ...(part && { fields: [part] }) };
    await execute(revertListingVersion, by, input);
  }

  /** Straight to the listing, as the site's team will. */
  async writeAsTeam(body: DraftPatch): Promise<void> {
    const team = { ...this.owner, actor: sessionActor({ id: "team", email: "team@people.example", isAdmin: true }) };
    await this.app.db.transaction(async (tx) => {
      const [row] = await tx.select().from(l).where(eq(l.id, this.listingId)).for("update");
      if (row) await writeListing(team, tx, row, (content) => editContent(content, emptyContent(), body));
    });
  }

  /** The listing's values, by part. */
  async listing(): Promise<Map<Part, unknown>> {
    const [row] = await this.app.db.select().from(l).where(eq(l.id, this.listingId));
    if (!row) throw new Error("the listing is gone");
    const content = contentOf(row);
    return new Map(PARTS.map((part) => [part, withoutIds(plainPart(partOf(content, part)))]));
  }

  async milestoneIds(): Promise<{ id: number; text: string }[]> {
    const { output } = await execute(getDraft, this.owner, { id: this.draftId });
    return output.milestones.map(({ milestone_id: id, ...one }) => ({ id, text: JSON.stringify(one) }));
  }

  /** What the draft shows of the drafted parts. */
  async shown(): Promise<Map<Part, unknown>> {
    const { output } = await execute(getDraft, this.owner, { id: this.draftId });
    const { fields, company_socials, seo, faqs } = output;
    const values: Record<string, unknown> = {
      "fields.headline": fields.headline.value,
      "fields.license": fields.license.value,
      "company_socials.x": company_socials.x?.value ?? null,
      "seo.title": seo.title,
      faqs: plainPart(faqs),
    };
    return new Map(DRAFTED.map((part) => [part, values[part]]));
  }

  versions() {
    const v = schema.listingVersions;
    return this.app.db.select().from(v).where(eq(v.listingId, this.listingId)).orderBy(v.version);
  }
}

/** Milestones without their ids, which the model does not give. */
export function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, one) => (key === "milestone_id" ? undefined : one)));
}
