import * as v from 'valibot';

/** A form's values are the texts of its fields. */
export type FormValues = Record<string, string>;
export type FormSchema<Values extends FormValues> = v.GenericSchema<Values, Values>;
/** One message for each invalid field. */
export type FieldErrors = Partial<Record<string, string>>;

/** The first message of each invalid field, by the schema. */
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
