import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RemarkProps {
  icon: ReactNode;
  color?: string;
  fontWeight?: string;
  children: string;
}

/** A short note with an icon on a room's page. */
export function Remark({ icon, color = 'fg.subtle', fontWeight, children }: RemarkProps) {
  return (
    <Flex
      gap="2"
      color={color}
      fontWeight={fontWeight}
      textStyle="sm"
      marginTop="5"
      css={{ '& svg': { boxSize: '4.5', flexShrink: '0', marginTop: '0.15em' } }}
    >
      {icon}
      <Text textWrap="pretty">{children}</Text>
    </Flex>
  );
}
