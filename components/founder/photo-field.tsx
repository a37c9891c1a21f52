import { useState } from "react";
import { Field } from "@/components/ui/field";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";

/** The photo as it is stored or, once chosen and until the form is sent, as it would be. */
export function PhotoField({ url, result }: { url: string | null; result: ActionResult<unknown> | null }) {
  const [chosen, setChosen] = useState<{ url: string; since: ActionResult<unknown> | null } | null>(null);
  const shown = chosen?.since === result ? chosen.url : url;
  const choose = (file: File | undefined) => setChosen(file ? { url: URL.createObjectURL(file), since: result } : null);
  return (
    <div className="flex items-center gap-4">
      {shown ? (
        // biome-ignore lint/performance/noImgElement: a stored portrait of one size
        <img
          src={shown}
          alt="You"
          width={80}
          height={80}
          className="size-20 shrink-0 rounded-lg border border-line object-cover"
        />
      ) : (
        <span aria-hidden className="size-20 shrink-0 rounded-lg border border-dashed border-edge" />
      )}
      <Field
        id="photo"
        label="Photo"
        hint="JPEG, PNG or WebP, up to 5 MB. It is cropped to a square."
        error={photoError(result)}
      >
        {(control) => (
          <input
            {...control}
            name="photo"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event) => choose(event.target.files?.[0])}
            className="w-full min-w-0 text-sm text-soft file:mr-3 file:h-10 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line file:bg-card file:px-4 file:text-sm file:font-medium file:text-ink hover:file:border-edge"
          />
        )}
      </Field>
    </div>
  );
}

function photoError(result: ActionResult<unknown> | null): string | undefined {
  const complaint = errorAt(result, "/photo");
  return complaint && result && !result.ok ? `${complaint} ${result.fix}` : undefined;
}
