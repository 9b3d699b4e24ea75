import { Box, Switch, Text } from '@chakra-ui/react';

interface ToggleFieldProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  help?: string;
  isDisabled?: boolean;
}

export function ToggleField({ label, isOn, onToggle, help, isDisabled = false }: ToggleFieldProps) {
  return (
    <Box>
      <Switch.Root
        size="md"
        w="full"
        justifyContent="space-between"
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={(details) => onToggle(details.checked)}
      >
        <Switch.Label textStyle="sm" fontWeight="600">
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
