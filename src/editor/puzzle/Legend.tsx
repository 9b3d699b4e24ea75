import { chakra, Flex, Text } from '@chakra-ui/react';
import { puzzleViewText } from '../text/puzzleView.ts';
import { LOOKS, type Look } from './layLinks.ts';
import { Thread } from './Thread.tsx';

/** Explains the kinds of lines that are visible; phones have no space for it. */
export function Legend({ looks }: { looks: ReadonlySet<Look> }) {
  if (looks.size === 0) return null;
  return (
    <Flex position="absolute" top="2" insetX="2" justify="center" display={{ base: 'none', md: 'flex' }}>
      <Flex gap="4" px="3" py="1" borderRadius="lg" bg="rgb(16 18 38 / 0.85)">
        {LOOKS.filter((look) => looks.has(look)).map((look) => (
          <Flex key={look} align="center" gap="1.5">
            <chakra.svg viewBox="0 0 32 12" w="8" h="3">
              <Thread look={look} path="M7 6 H30" arrow={null} from={{ x: 6, y: 6 }} isFaint={false} />
            </chakra.svg>
            <Text as="span" textStyle="xs" fontWeight="600" color="fg">
              {puzzleViewText.looks[look]}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}
