import { z } from 'zod';

/** Environment variables that cannot work. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  /** @param errors a sentence for each variable, beginning with its name */
  constructor(readonly errors: readonly string[]) {
    super(errors.join('\n'));
  }
}

/**
 * Reads settings out of environment variables. An empty variable counts as unset.
 * @param schema an object of variables; its error messages continue the variable's name, such as "must be a number."
 * @throws SettingsError with every error there is; no value is shown, because it may hold a password
 */
export const readSettings = <Settings>(
  schema: z.ZodType<Settings>,
  environment: NodeJS.ProcessEnv,
): Settings => {
  const given = Object.entries(environment).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  throw new SettingsError([
    ...new Set(result.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)),
  ]);
};

/** A whole number, such as a port. */
export const wholeNumber = (least: number, most: number, fallback: number) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most, {
      error: `must be a whole number from ${least} to ${most}.`,
    })
    .transform(Number)
    .default(fallback);
