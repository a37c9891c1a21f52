/** A complaint of a check: where, and what to do about it. */
export interface Finding {
  file: string;
  message: string;
}
