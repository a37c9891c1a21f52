"use client";

import type { ReactNode } from "react";
import { FieldStateLine } from "@/components/draft/fields/field-state";
import { RowAction } from "@/components/draft/fields/row-action";
import { StopBox, StopButton } from "@/components/draft/fields/stop-box";
import { useReview } from "@/components/draft/state/use-review";
import type { Evidence, FieldState } from "@/lib/schemas/sourced";

interface Props {
  path: string;
  title: string;
  /** Beside the title. */
  picture?: ReactNode;
  entry: { state: FieldState; evidence: Evidence[] };
  children?: ReactNode;
}

/** One entry of a list: its title selects it, so that its evidence is shown. */
export function ListEntry({ path, title, picture, entry, children }: Props) {
  const { accepting, checks } = useReview();
  const item = accepting.itemAt(path);
  const canAccept = checks.left.some((one) => one.path === path);
  return (
    <li>
      <StopBox path={path} className="py-3">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <StopButton path={path} className="font-medium wrap-anywhere hover:underline">
              {title}
            </StopButton>
            {children && <div className="mt-0.5 text-sm text-soft">{children}</div>}
          </div>
          {picture}
        </div>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <FieldStateLine {...entry} isChecked={item !== undefined && checks.isChecked(item)} />
          {canAccept && <RowAction words="Accept" of={title} disabled={false} run={() => accepting.accept(path)} />}
        </div>
      </StopBox>
    </li>
  );
}
