import { Text } from '@chakra-ui/react';

/** Says where the name appears now. It takes the focus, since the field that had it is gone. */
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
