import { Status } from "@/components/ui/badge";

/** Says that what the form before was for is done; absent when there was none. */
export function DoneNotice({ done }: { done: string | undefined }) {
  if (!done) return null;
  return (
    <p role="status" className="mt-3">
      <Status tone="ok">Done, and kept in the audit log.</Status>
    </p>
  );
}
