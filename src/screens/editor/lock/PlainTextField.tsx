import { Field, Input } from '@chakra-ui/react';

interface PlainTextFieldProps {
  label: string;
  value: string;
  limit: number;
  inputMode?: 'numeric';
  help?: string;
  onChange: (text: string) => void;
}

/** A short text within a lock's settings; what is too long is not typed. */
export function PlainTextField({ label, value, limit, inputMode, help, onChange }: PlainTextFieldProps) {
  return (
    <Field.Root gap="1.5">
      <Field.Label textStyle="sm">{label}</Field.Label>
      <Input
        size="sm"
        autoComplete="off"
        maxLength={limit}
        inputMode={inputMode}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {help && (
        <Field.HelperText mt="0" textStyle="xs">
          {help}
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
