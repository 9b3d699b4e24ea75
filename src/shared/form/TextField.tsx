import { Field, Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldBinding } from './useForm.ts';

export interface TextFieldProps
  extends Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'autoFocus'> {
  label: string;
  help?: string;
  field: FieldBinding;
  /** Shown at the end of the input. */
  end?: ReactNode;
}

/** One line of text with label, help and error. */
export function TextField({ label, help, field, end, ...input }: TextFieldProps) {
  const { name, value, error, onChange, onBlur } = field;
  return (
    <Field.Root invalid={error !== undefined} position="relative">
      <Field.Label>{label}</Field.Label>
      <Input
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        pe={end ? '12' : undefined}
        {...input}
      />
      {end}
      <Field.ErrorText>{error}</Field.ErrorText>
      {help && !error && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}
