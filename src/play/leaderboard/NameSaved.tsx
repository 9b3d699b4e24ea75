import { Text } from '@chakra-ui/react';

/** Where a name stands now. It takes the focus: the field that had it is gone. */
export function NameSaved({ text }: { text: string }) {
  return (
    <Text
      role="status"
      ref={(element) => element?.focus({ preventScroll: true })}
      tabIndex={-1}
      outline="none"
      color="success.fg"
      overflowWrap="anywhere"
    >
      {text}
    </Text>
  );
}
