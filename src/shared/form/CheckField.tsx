import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface CheckFieldProps extends Omit<HTMLChakraProps<'label'>, 'onToggle' | 'children'> {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** A checkbox with the platform's own control. */
export function CheckField({ label, isOn, onToggle, ...look }: CheckFieldProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH="11"
      textStyle="sm"
      fontWeight="600"
      cursor="pointer"
      {...look}
    >
      <chakra.input
        type="checkbox"
        boxSize="5"
        flex="none"
        accentColor="accent"
        checked={isOn}
        onChange={(event) => onToggle(event.target.checked)}
      />
      {label}
    </chakra.label>
  );
}
