import { Field, NativeSelect } from '@chakra-ui/react';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceFieldProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  help?: string;
}

/** A choice from a list by the platform's own control, which works well on every phone and keyboard. */
export function ChoiceField({ label, value, choices, onChoose, help }: ChoiceFieldProps) {
  return (
    <Field.Root gap="1.5">
      <Field.Label textStyle="sm">{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={(event) => onChoose(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {help && (
        <Field.HelperText mt="0" textStyle="xs">
          {help}
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
