import { Bell } from "lucide-react";
import { buttonClass } from "../../ui/button";

/** The field that takes a visitor's address. */
export const FOLLOW_FIELD = "follow-email";

/** A visitor's “Follow”: leads to the field on the same page, which takes the focus. A plain link, since those move it. */
export function FollowLink({ name }: { name: string }) {
  return (
    <a href={`#${FOLLOW_FIELD}`} className={buttonClass()}>
      <Bell aria-hidden className="size-4" />
      Follow<span className="sr-only"> {name}</span>
    </a>
  );
}
