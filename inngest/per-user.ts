/** A limit of runs at once that counts for each user apart, by the event's `user_id`. */
export function perUser(limit: number) {
  return { key: "event.data.user_id", limit };
}
