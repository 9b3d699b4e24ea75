import * as v from 'valibot';

/** A form's values are what its fields hold: text. */
export type FormValues = Record<string, string>;
export type FormSchema<Values extends FormValues> = v.GenericSchema<Values, Values>;
/** By field, one message where something is wrong. */
export type FieldErrors = Partial<Record<string, string>>;

/** What is wrong with the values by their schema; the first message of each field. */
export function fieldErrors<Values extends FormValues>(
  schema: FormSchema<Values>,
  values: Values,
): FieldErrors {
  const { issues } = v.safeParse(schema, values);
  const errors: FieldErrors = {};
  for (const issue of issues ?? []) {
    const field = v.getDotPath(issue);
    if (field !== null) errors[field] ??= issue.message;
  }
  return errors;
}
