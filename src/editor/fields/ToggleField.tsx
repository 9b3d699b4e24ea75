import { Box, Switch, Text } from '@chakra-ui/react';

interface ToggleFieldProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  help?: string;
  isDisabled?: boolean;
  /** Narrow, beside something else, where a mouse is used. */
  isTight?: boolean;
}

export function ToggleField(props: ToggleFieldProps) {
  const { label, isOn, onToggle, help, isDisabled = false, isTight = false } = props;
  return (
    <Box>
      <Switch.Root
        size={isTight ? { base: 'md', xl: 'sm' } : 'md'}
        w="full"
        justifyContent="space-between"
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={(details) => onToggle(details.checked)}
      >
        <Switch.Label textStyle={isTight ? { base: 'sm', xl: 'xs' } : 'sm'} fontWeight="600">
          {label}
        </Switch.Label>
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
      {help && (
        <Text textStyle="xs" color="fg.subtle">
          {help}
        </Text>
      )}
    </Box>
  );
}
