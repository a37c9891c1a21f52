"use client";

import { forgetTyped } from "@/components/draft/state/typed-store";
import { Button } from "@/components/ui/button";

/** Signs out, and leaves nothing on this computer that was typed and not saved. */
export function SignOutForm({ email, signOut }: { email: string; signOut(): Promise<void> }) {
  return (
    <form
      action={signOut}
      onSubmit={() => forgetTyped()}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 sm:ml-auto"
    >
      <span className="min-w-0 break-words">Signed in as {email}</span>
      <Button type="submit" size="sm">
        Sign out
      </Button>
    </form>
  );
}
