import { chakra, Text } from '@chakra-ui/react';

interface ClockPlateProps {
  time: string;
  words: string;
  isPaused: boolean;
  /** Whether the words are left out on phones. */
  isTight?: boolean;
}

/** A clock on a brass plate, or on a pewter one while it is stopped. */
export function ClockPlate({ time, words, isPaused, isTight = false }: ClockPlateProps) {
  return (
    <Plate role="timer" aria-live="off" data-paused={isPaused || undefined}>
      <Text
        as="span"
        fontFamily="heading"
        fontSize="1.75rem"
        fontWeight="700"
        lineHeight="1"
        fontVariantNumeric="tabular-nums lining-nums"
      >
        {time}
      </Text>
      <Text as="span" textStyle="xs" fontWeight="650" hideBelow={isTight ? 'md' : undefined}>
        {words}
      </Text>
    </Plate>
  );
}

const Plate = chakra('div', {
  base: {
    layerStyle: 'brassPlate',
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '2',
    paddingX: '4',
    paddingTop: '2',
    paddingBottom: '2.5',
    borderRadius: 'md',
    whiteSpace: 'nowrap',
    flex: 'none',
    transition: 'filter 420ms',
    '&[data-paused]': { backgroundImage: 'linear-gradient(180deg, #d8dbe9, #8f96ba)' },
  },
});
