import { Text } from '@chakra-ui/react';
import type { Rect } from './turning.ts';

/** The name of a scene on the frame around its nodes. */
export function LaneName({ rect, children }: { rect: Rect; children: string }) {
  return (
    <Text
      position="absolute"
      style={{ left: rect.x + 14, top: rect.y - 11, maxWidth: rect.width - 28 }}
      px="2.5"
      borderRadius="full"
      bg="bg.chosen"
      textStyle="xs"
      fontWeight="650"
      lineHeight="22px"
      truncate
    >
      {children}
    </Text>
  );
}
