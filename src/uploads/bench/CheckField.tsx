import { chakra } from '@chakra-ui/react';

interface CheckFieldProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** A checkbox with the platform's own control. */
export function CheckField({ label, isOn, onToggle }: CheckFieldProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH="11"
      textStyle="sm"
      fontWeight="600"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        boxSize="5"
        accentColor="accent"
        checked={isOn}
        onChange={(event) => onToggle(event.target.checked)}
      />
      {label}
    </chakra.label>
  );
}
