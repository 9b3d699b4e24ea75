import { chakra, Flex } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

/** Arrows as icons, since the font has none. */
const DRAWN: Readonly<Record<string, ReactNode>> = {
  '↑': <ArrowUp key="up" aria-label="↑" />,
  '↓': <ArrowDown key="down" aria-label="↓" />,
};

/** Keys drawn as key caps. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return (
    <Flex as="span" gap="1.5" flexShrink="0">
      {keys.map((key) => (
        <chakra.kbd
          key={key}
          px="1.5"
          minW="6"
          textAlign="center"
          fontFamily="body"
          fontWeight="600"
          textStyle="xs"
          lineHeight="1.5"
          color="fg"
          bg="bg.inset"
          borderWidth="1px"
          borderBottomWidth="2px"
          borderColor="border.strong"
          borderRadius="4px"
          css={{ '& svg': { boxSize: '3', display: 'inline' } }}
        >
          {key.split(/([↑↓])/).map((part) => DRAWN[part] ?? part)}
        </chakra.kbd>
      ))}
    </Flex>
  );
}
