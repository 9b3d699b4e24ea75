import { Box, Switch, type SwitchRootProps, Text } from '@chakra-ui/react';
import { switchRecipe } from './switchRecipe.ts';

interface ToggleFieldProps extends Pick<SwitchRootProps, 'minHeight'> {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  help?: string;
  isDisabled?: boolean;
  /** Whether it is narrow in large windows, where it stands beside something else. */
  isTight?: boolean;
}

/** A switch with its label before it. */
export function ToggleField(props: ToggleFieldProps) {
  const { label, isOn, onToggle, help, isDisabled = false, isTight = false, minHeight } = props;
  const toggle = (
    <Switch.Root
      recipe={switchRecipe}
      size={isTight ? { base: 'md', xl: 'sm' } : 'md'}
      w="full"
      minHeight={minHeight}
      justifyContent="space-between"
      checked={isOn}
      disabled={isDisabled}
      onCheckedChange={({ checked }) => onToggle(checked)}
    >
      <Switch.Label textStyle={isTight ? { base: 'sm', xl: 'xs' } : 'sm'} fontWeight="600">
        {label}
      </Switch.Label>
      <Switch.HiddenInput />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
  if (!help) return toggle;
  return (
    <Box>
      {toggle}
      <Text textStyle="xs" color="fg.subtle">
        {help}
      </Text>
    </Box>
  );
}
