import { chakra, Flex, Text } from '@chakra-ui/react';
import { LOOKS } from '../puzzle/layLinks.ts';
import { Thread } from '../puzzle/Thread.tsx';
import { mapText } from '../text/map.ts';
import { puzzleViewText } from '../text/puzzleView.ts';

/** Explains the kinds of lines. */
export function MapLegend() {
  return (
    <Flex
      as="ul"
      aria-label={mapText.legend}
      className="evening"
      listStyleType="none"
      wrap="wrap"
      columnGap="4"
      px="3"
      py="1.5"
      bg="bg.deep"
      borderBottomRadius="lg"
      borderTopWidth="1px"
      borderColor="border"
      flexShrink="0"
      color="fg"
    >
      {LOOKS.map((look) => (
        <Flex as="li" key={look} align="center" gap="1.5">
          <chakra.svg aria-hidden viewBox="0 0 32 12" w="8" h="3">
            <Thread look={look} path="M7 6 H30" arrow={null} from={{ x: 6, y: 6 }} isFaint={false} />
          </chakra.svg>
          <Text as="span" textStyle="xs" fontWeight="600">
            {puzzleViewText.looks[look]}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
