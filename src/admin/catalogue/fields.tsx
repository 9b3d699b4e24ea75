import { Field, Input, NativeSelect, Switch } from '@chakra-ui/react';
import { isTooLong, TooLong } from '../../shared/form/TooLong.tsx';
import { overLimitText } from '../../shared/text/overLimit.ts';

interface WordFieldProps {
  label: string;
  value: string;
  maxLength?: number;
  isRequired?: boolean;
  onChange: (value: string) => void;
}

export function WordField({ label, value, maxLength = 60, isRequired = false, onChange }: WordFieldProps) {
  const isLong = isTooLong(value, maxLength);
  return (
    <Field.Root gap="1.5" required={isRequired} invalid={isLong}>
      <Field.Label textStyle="sm">{label}</Field.Label>
      <Input
        // The form cannot be submitted until it fits.
        ref={(input) =>
          input?.setCustomValidity(isLong ? overLimitText.by(value.length - maxLength, maxLength) : '')
        }
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <TooLong text={value} limit={maxLength} />
    </Field.Root>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

/** A number; an invalid entry leaves the previous number. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  return (
    <Field.Root gap="1.5">
      <Field.Label textStyle="sm">{label}</Field.Label>
      <Input
        type="number"
        inputMode="decimal"
        required
        min={min}
        max={max}
        step="any"
        defaultValue={value}
        fontVariantNumeric="tabular-nums"
        onChange={({ target }) => Number.isFinite(target.valueAsNumber) && onChange(target.valueAsNumber)}
      />
    </Field.Root>
  );
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, onChoose } = props;
  return (
    <Field.Root gap="1.5">
      <Field.Label textStyle="sm">{label}</Field.Label>
      <NativeSelect.Root>
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
    </Field.Root>
  );
}

interface ToggleFieldProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

export function ToggleField({ label, isOn, onToggle }: ToggleFieldProps) {
  return (
    <Switch.Root
      minHeight="11"
      w="full"
      justifyContent="space-between"
      checked={isOn}
      onCheckedChange={({ checked }) => onToggle(checked)}
    >
      <Switch.Label textStyle="sm" fontWeight="600">
        {label}
      </Switch.Label>
      <Switch.HiddenInput />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
}
