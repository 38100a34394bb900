/**
 * The value of a nullable field that the content check guarantees. GraphQL declares every single node nullable.
 * @throws if it is missing after all
 */
export const required = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('This entry is no longer in the content');
  return value;
};
