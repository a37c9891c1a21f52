"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState, useTransition } from "react";
import { weekWords } from "@/components/listing/week-words";
import { Status } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Panel } from "@/components/ui/panel";
import { type ActionResult, answerOf } from "@/lib/schemas/action-result";
import type { MyListing } from "@/lib/schemas/my-listing";
import { StepList } from "./step-list";

interface Props {
  listing: MyListing;
  /** Days of the launch week, such as "16–22 Nov 2026". */
  days: string | null;
  /** First free week as it is now, for a listing that has none; null while no free place is open. */
  nextFree: { week: string; days: string } | null;
  choose(): Promise<ActionResult<{ status: string }>>;
}

/** Where a listing stands on its way to the launch, and the one next thing to do. */
export function LaunchPanel({ listing, days, nextFree, choose }: Props) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, start] = useTransition();
  const run = () =>
    start(async () => {
      const result = await answerOf(choose());
      setProblem(result.ok ? null : `${result.detail} ${result.fix}`);
      if (result.ok) router.refresh();
    });
  return (
    <Panel id="launch" title="Launch">
      <Standing {...{ listing, days, nextFree, pending, run }} />
      {problem && (
        <div className="mt-3">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </Panel>
  );
}

interface StandingProps extends Omit<Props, "choose"> {
  pending: boolean;
  run(): void;
}

/** What a listing of this status waits for. */
function Standing({ listing, days, nextFree, pending, run }: StandingProps) {
  switch (listing.status) {
    case "draft":
      return <ChooseFree nextFree={nextFree} pending={pending} run={run} />;
    case "awaiting_badge":
      return (
        <Week listing={listing} days={days}>
          <Status tone="warn">Reserved for you. These steps are still missing:</Status>
          <div className="my-3">
            <StepList steps={listing.missing} />
          </div>
          <Button pending={pending} onClick={run}>
            Check again
          </Button>
        </Week>
      );
    case "scheduled":
      return (
        <Week listing={listing} days={days}>
          <Status tone="ok">Scheduled. It goes live automatically.</Status>
        </Week>
      );
    case "live":
      if (listing.launch_week === null) return <PublicWithoutLaunch />;
      return (
        <Week listing={listing} days={days}>
          <Status tone="ok">Live</Status>
        </Week>
      );
    case "paused":
    case "rejected":
      return (
        <Week listing={listing} days={days}>
          <Status tone="warn">Not public at the moment.</Status>
        </Week>
      );
    default:
      return null;
  }
}

/** The team imported it, and its owner claimed it. */
function PublicWithoutLaunch() {
  return (
    <>
      <Status tone="ok">Live</Status>
      <p className="mt-2">
        Our team listed this product before you claimed it, so it is public already and stands in no launch week. The
        free launch is for products that are not public yet.
      </p>
      <p className="mt-1 text-sm text-soft">
        You can edit the profile, post updates and invite co-founders, and it can be voted for and followed.
      </p>
    </>
  );
}

function ChooseFree({ nextFree, pending, run }: { nextFree: Props["nextFree"]; pending: boolean; run(): void }) {
  if (!nextFree) return <p>No free launch place is open at the moment.</p>;
  return (
    <>
      <p>
        The next open week for a free launch is {weekWords(nextFree.week).toLowerCase()} ({nextFree.days}).
      </p>
      <p className="mt-1 text-sm text-soft">
        You need our badge on your site and a complete founder profile by then. You can reserve the week first.
      </p>
      <Button variant="primary" className="mt-4" pending={pending} onClick={run}>
        Choose the free launch
      </Button>
    </>
  );
}

function Week({ listing, days, children }: { listing: MyListing; days: string | null; children: ReactNode }) {
  return (
    <>
      <p className="mb-2 text-lg">
        {listing.launch_week && weekWords(listing.launch_week)} <span className="text-base text-soft">{days}</span>
      </p>
      {children}
    </>
  );
}
