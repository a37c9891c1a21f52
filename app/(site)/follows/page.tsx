import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { missingPage } from "@/app/missing";
import { FollowedList } from "@/components/listing/follow/followed-list";
import { Button, LinkButton } from "@/components/ui/button";
import { ConfirmForm } from "@/components/ui/confirm-form";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/panel";
import { managePath } from "@/lib/services/follows/follow-links";
import { listFollowsByLink } from "@/lib/services/follows/list-follows-by-link";
import { currentContext } from "@/lib/web/request/context";
import { readOrNull } from "@/lib/web/request/read";
import { chooseNews, stopListed } from "./actions";

// The address holds what changes somebody's follows, so no other site learns it.
export const metadata: Metadata = {
  title: "Products you follow",
  robots: { index: false },
  referrer: "same-origin",
};

const DONE = new Map([
  ["followed", "Confirmed: you follow it now."],
  ["news", "Saved: you get their news by email."],
  ["no-news", "Saved: you still follow, and get no news by email."],
  ["stopped", "Done: you no longer follow it."],
]);

type Follows = z.infer<typeof listFollowsByLink.output>;

interface Props {
  searchParams: Promise<{ key?: string; page?: string; done?: string }>;
}

/** All that an address follows, for whoever has the link from one of its mails. */
export default async function FollowsPage({ searchParams }: Props) {
  const { key = "", page = 1, done = "" } = await searchParams;
  const { actor, now } = await currentContext();
  if (!key && actor.type !== "anonymous") redirect("/dashboard/follows");
  if (!key) return <WithoutLink />;
  const follows = await readOrNull(listFollowsByLink, { key, page: Number(page) });
  if (!follows) return missingPage();
  const said = done === "news" && follows.paused ? undefined : DONE.get(done);
  return (
    <div className="max-w-text pb-12">
      <h1 className="text-xl">Products you follow</h1>
      <p className="mt-2 mb-6 text-soft wrap-anywhere">As {follows.email}. Those with the latest news come first.</p>
      {said && <Notice className="mb-6">{said}</Notice>}
      {follows.items.length === 0 ? (
        <NothingFollowed />
      ) : (
        <FollowedList items={follows.items} now={now} stop={stopListed} secret={key} />
      )}
      {follows.has_more && (
        <p className="mt-6">
          <LinkButton href={`${managePath(key)}&page=${follows.page + 1}`}>More</LinkButton>
        </p>
      )}
      {follows.items.length > 0 && <NewsByMail secret={key} follows={follows} />}
      {follows.total > 1 && <StopAll secret={key} email={follows.email} />}
    </div>
  );
}

function StopAll({ secret, email }: { secret: string; email: string }) {
  return (
    <div className="mt-8">
      <ConfirmForm
        id="stop-all"
        deed="Stop following all"
        target="products"
        question="Stop following all products?"
        consequence={`${email} will follow nothing on this site.`}
        action={stopListed}
      >
        <input type="hidden" name="key" value={secret} />
      </ConfirmForm>
    </div>
  );
}

function NewsByMail({ secret, follows }: { secret: string; follows: Follows }) {
  const isMailed = follows.wants_news && !follows.paused;
  return (
    <form action={chooseNews} className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <input type="hidden" name="key" value={secret} />
      {!isMailed && <input type="hidden" name="wanted" value="1" />}
      {follows.paused && (
        <p className="basis-full wrap-anywhere">
          Your mail server refused one of our emails and said: “{follows.paused.reason}”. We send no news to{" "}
          {follows.email} until you say so.
        </p>
      )}
      {!follows.paused && <p>{isMailed ? "You get their news by email." : "You get none of their news by email."}</p>}
      <Button type="submit" size="sm">
        {isMailed ? "Email me no news" : "Email me their news"}
      </Button>
    </form>
  );
}

function NothingFollowed() {
  return (
    <EmptyState title="You follow nothing" actions={<LinkButton href="/">See this week’s launches</LinkButton>}>
      Follow a product from its page, and it stands here with its latest news.
    </EmptyState>
  );
}

function WithoutLink() {
  return (
    <div className="max-w-text pb-12">
      <h1 className="text-xl">Products you follow</h1>
      <p className="mt-2 text-soft">
        Use the link in one of the emails about following, or{" "}
        <PageLink href={`/sign-in?${new URLSearchParams({ callbackUrl: "/dashboard/follows" })}`} className="link">
          sign in
        </PageLink>{" "}
        with the same address.
      </p>
    </div>
  );
}
