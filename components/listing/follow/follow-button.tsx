"use client";

import { Bell, BellRing } from "lucide-react";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";

/** How a follow stands after its button was pressed. */
export interface FollowAnswer {
  follows: boolean;
  /** Why it could not be changed. */
  problem: string | null;
}

interface FollowButtonProps {
  listing: { id: number; name: string };
  follows: boolean;
  action(before: FollowAnswer, form: FormData): Promise<FollowAnswer>;
}

/** Follows a listing or ends it, for whoever is signed in. Shows what was pressed at once; works without JavaScript. */
export function FollowButton({ listing: { id, name }, follows, action }: FollowButtonProps) {
  const [answer, submit, pending] = useFormAnswer(action, { follows, problem: null }, "#content");
  const isOn = pending ? !answer.follows : answer.follows;
  const Icon = isOn ? BellRing : Bell;
  return (
    <form action={submit} className="grid gap-1">
      <input type="hidden" name="listing" value={id} />
      {answer.follows && <input type="hidden" name="stop" value="1" />}
      <Button type="submit" aria-pressed={isOn} aria-busy={pending || undefined}>
        <Icon aria-hidden className="size-4" />
        {isOn ? "Following" : "Follow"}
        <span className="sr-only"> {name}</span>
      </Button>
      {answer.problem && <FieldError>{answer.problem}</FieldError>}
    </form>
  );
}
