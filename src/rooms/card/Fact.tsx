import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** An entry of a `FactList`: icon and text. */
export function Fact({ icon, title, children }: { icon: ReactNode; title?: string; children: ReactNode }) {
  return (
    <Flex
      as="li"
      align="center"
      gap="1.5"
      title={title}
      css={{ '& > svg': { boxSize: '1.14em', color: 'accent', flexShrink: '0' } }}
    >
      {icon}
      {children}
    </Flex>
  );
}
