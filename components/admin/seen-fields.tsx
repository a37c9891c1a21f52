import type { DeskField } from "@/lib/schemas/admin/desk";
import { type DeskAnswer, SEEN_PREFIX } from "@/lib/schemas/admin/desk-answer";

interface Props {
  fields: DeskField[];
  answer: DeskAnswer | null;
}

/**
 * What the record held when this form was opened, so that a later one is told of changes in between. A refused form keeps what it sent,
 * or has what its person was told of since: neither a wrong reason nor a code that is asked for forgets what was seen.
 */
export function SeenFields({ fields, answer }: Props) {
  return fields.map(({ name, value, isPreset }) => {
    const seen = SEEN_PREFIX + name;
    return isPreset && <input key={name} type="hidden" name={seen} value={answer?.typed[seen] ?? value} />;
  });
}
