"use client";

import { useTransition } from "react";
import { toast } from "@/components/ui/popup/toast";
import { answerOf } from "@/lib/schemas/action-result";
import type { ReviewApi } from "./review-api";

/** Reads the site anew; what the owner saved stays. */
export function useRereading(api: ReviewApi, refresh: () => Promise<void>) {
  const [pending, start] = useTransition();
  const run = () =>
    start(async () => {
      const result = await answerOf(api.reread());
      if (result.ok) await refresh();
      else toast.error(`${result.detail} ${result.fix}`);
    });
  return { pending, run };
}
