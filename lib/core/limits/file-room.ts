import { AppError } from "@/lib/core/errors";

/** What a user does about it. */
export const ROOM_FIX =
  "Delete drafts you no longer need; pictures that nothing shows any more are gone a day later. Then try again.";

/** A user's stored pictures take up all the room that an account has. */
export class NoRoomForFile extends AppError {
  constructor(mibMax: number) {
    super("conflict", `Your stored pictures take up the ${mibMax} MiB that an account has.`, ROOM_FIX);
  }
}
