"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { DraftReview } from "@/lib/schemas/review";

/** `signed_out` once the session has ended; `lost` while the server does not answer. */
export type Connection = "on" | "lost" | "signed_out";

const BUILDING_MS = 700;
const SETTLING_MS = 2_000;
const QUIET_MS = 10_000;
/** An answer that takes longer is given up and asked for again. */
const ANSWER_MS = 15_000;
/** Pictures and a competitor's site follow within this time of a change. */
const SETTLED_AFTER_MS = 20_000;

export function isBuilding({ draft: { status } }: DraftReview): boolean {
  return status === "crawling" || status === "drafting";
}

function pauseMs(review: DraftReview): number {
  if (isBuilding(review)) return BUILDING_MS;
  const isSettling = Date.now() - Date.parse(review.draft.updated_at) < SETTLED_AFTER_MS;
  return isSettling || review.draft.competitor?.status === "reading" ? SETTLING_MS : QUIET_MS;
}

type Answer = { review: DraftReview; etag: string | null } | "unchanged" | Exclude<Connection, "on">;

async function ask(url: string, etag: string | null): Promise<Answer> {
  const headers = { accept: "application/json", ...(etag && { "if-none-match": etag }) };
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(url, { headers, cache: "no-store", signal }).catch(() => null);
  if (response?.status === 304) return "unchanged";
  if (response?.status === 401) return "signed_out";
  const body = response?.ok ? await response.json().catch(() => null) : null; // an answer may break off
  if (!response || !body) return "lost";
  return { review: body, etag: response.headers.get("etag") };
}

/** The review as it is by now: asked for often while the site is read, seldom afterwards, and at once when another tab saves. */
export function useLiveReview(initial: DraftReview, url: string) {
  const [review, setReview] = useState(initial);
  const [connection, setConnection] = useState<Connection>("on");
  const turns = useRef({ asked: 0, shown: 0, etag: null as string | null });
  useEffect(() => setReview(initial), [initial]);
  /** `onAnswer` runs together with the change of what is shown. An answer that was overtaken by a later one is dropped. */
  const refresh = useCallback(
    async (onAnswer: (review: DraftReview | null) => void = () => {}) => {
      turns.current.asked += 1;
      const turn = turns.current.asked;
      const answer = await ask(url, turns.current.etag);
      const isLate = turn < turns.current.shown;
      if (typeof answer === "string" || isLate) {
        if (!isLate) setConnection(answer === "unchanged" || typeof answer !== "string" ? "on" : answer);
        return onAnswer(null);
      }
      Object.assign(turns.current, { shown: turn, etag: answer.etag });
      setConnection("on");
      setReview(answer.review);
      onAnswer(answer.review);
    },
    [url],
  );
  usePolling(refresh, review);
  const announce = useAnnouncement(review.draft.id, refresh);
  return { review, connection, refresh, announce };
}

function usePolling(refresh: () => Promise<void>, review: DraftReview): void {
  const latest = useRef(review);
  latest.current = review;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const again = () => {
      if (!isOver) timer = setTimeout(() => void look(), pauseMs(latest.current));
    };
    const look = async () => {
      if (document.visibilityState === "visible") await refresh();
      again();
    };
    const lookNow = () => void (document.visibilityState === "visible" && refresh());
    document.addEventListener("visibilitychange", lookNow);
    again();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookNow);
    };
  }, [refresh]);
}

/** Tells the other tabs of this browser that something was saved. */
function useAnnouncement(draftId: string, refresh: () => Promise<void>): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(`review:${draftId}`);
    opened.onmessage = () => void refresh();
    channel.current = opened;
    return () => opened.close();
  }, [draftId, refresh]);
  return useCallback(() => channel.current?.postMessage("saved"), []);
}
