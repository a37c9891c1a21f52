"use client";

import { X } from "lucide-react";
import { IconButton } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/field";
import { FounderLinks } from "./founder-links";
import type { FounderRowProps } from "./typed-founder";

/** One founder while the list is edited. */
export function FounderRow({ row, number, onChange, onRemove }: FounderRowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[1fr_1fr_auto]">
      <Input
        aria-label={`Name of founder ${number}`}
        placeholder="Name"
        value={row.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Input
        className="max-sm:order-1 max-sm:col-span-2"
        aria-label={`Role of founder ${number}`}
        placeholder="Role"
        value={row.role ?? ""}
        onChange={(event) => onChange({ role: event.target.value || null })}
      />
      <IconButton label={`Remove founder ${number}`} onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </IconButton>
      <Textarea
        className="col-span-full max-sm:order-2"
        rows={2}
        aria-label={`Bio of founder ${number}`}
        placeholder="A few sentences"
        value={row.bio ?? ""}
        onChange={(event) => onChange({ bio: event.target.value || null })}
      />
      <FounderLinks row={row} number={number} onChange={onChange} />
    </div>
  );
}
