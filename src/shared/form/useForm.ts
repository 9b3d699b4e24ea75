import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { type FieldErrors, type FormSchema, type FormValues, fieldErrors } from './fieldErrors.ts';

interface FormOptions<Values extends FormValues> {
  schema: FormSchema<Values>;
  initial: Values;
  /** Called with the values as parsed by the schema. Anything it throws is shown by `failure`. */
  onSubmit: (values: Values) => Promise<void>;
}

export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/**
 * A form's state: a field is checked on blur, and from then on at every key; submitting checks all, and
 * focuses the first invalid one.
 */
export function useForm<Values extends FormValues>({ schema, initial, onSubmit }: FormOptions<Values>) {
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const errors = fieldErrors(schema, values);

  function bind(name: keyof Values & string): FieldBinding {
    return {
      name,
      value: values[name] ?? '',
      error: checked.has(name) ? errors[name] : undefined,
      onChange: (value) => setValues((current) => ({ ...current, [name]: value })),
      onBlur: () => {
        // A field left empty is not yet an error: the user may be on the way to the link below.
        if (values[name]) setChecked((current) => new Set([...current, name]));
      },
    };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setChecked(new Set(Object.keys(values)));
    const parsed = v.safeParse(schema, values);
    if (!parsed.success) return focusFirstError(event.currentTarget, errors);
    setBusy(true);
    setFailure(null);
    try {
      await onSubmit(parsed.output);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { bind, submit, isBusy, failure };
}

function focusFirstError(form: HTMLFormElement, errors: FieldErrors) {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && Object.hasOwn(errors, control.name)) return control.focus();
  }
}
