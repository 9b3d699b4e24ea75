import { Flex, Kbd } from '@chakra-ui/react';

/** Keys as they stand on a keyboard. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return (
    <Flex as="span" gap="1.5" flexShrink="0">
      {keys.map((key) => (
        <Kbd key={key} size="sm" variant="outline">
          {key}
        </Kbd>
      ))}
    </Flex>
  );
}
