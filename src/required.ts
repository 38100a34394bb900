/**
 * The value, which the content check has made sure of. GraphQL calls every single node nullable.
 * @throws when it is missing after all
 */
export const required = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('This entry is no longer in the content');
  return value;
};
