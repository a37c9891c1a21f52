const NAME = "answer_";

/** The name of the field that a question is answered in. */
export const answerField = (questionId: number): string => `${NAME}${questionId}`;
export const questionOf = (field: string): number => Number(field.slice(NAME.length));
