import { type Described, TopicIndex } from "./topic-index";

let known: { key: string; index: TopicIndex } | undefined;

/** The index of a list of categories; kept until another list is asked for, since working phrases out costs more than finding them. */
export function topicIndexOf(categories: readonly Described[]): TopicIndex {
  const key = JSON.stringify(categories.map(({ name, formerNames, keywords }) => [name, formerNames, keywords]));
  if (known?.key !== key) known = { key, index: new TopicIndex(categories) };
  return known.index;
}
