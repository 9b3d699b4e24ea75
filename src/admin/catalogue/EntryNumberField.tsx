import { NumberField } from '../../shared/form/NumberField.tsx';

interface EntryNumberFieldProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

/** A number of a catalogue's entry; an invalid one leaves the previous number. */
export function EntryNumberField({ value, onChange, ...field }: EntryNumberFieldProps) {
  return (
    <NumberField
      {...field}
      required
      step="any"
      defaultValue={value}
      onChange={({ target }) => Number.isFinite(target.valueAsNumber) && onChange(target.valueAsNumber)}
    />
  );
}
