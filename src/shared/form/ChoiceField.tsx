import { NativeSelect } from '@chakra-ui/react';
import { FieldFrame } from './FieldFrame.tsx';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: NoInfer<Value>;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  help?: string;
  /** Small in panels. */
  size?: 'sm' | 'md' | 'lg';
}

/** A choice from a list by the platform's own control, which works well on every phone and keyboard. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, onChoose, help, size = 'sm' } = props;
  return (
    <FieldFrame label={label} help={help} isDense={size === 'sm'}>
      <NativeSelect.Root size={size}>
        <NativeSelect.Field
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value);
            if (chosen) onChoose(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
