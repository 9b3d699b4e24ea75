import { Box, chakra, Flex, Text } from '@chakra-ui/react';

/** How many of 100 plays reached a lock. The brass part opened it, the dusk part came no further. */
export function WayBar({ opened, reached }: { opened: number; reached: number }) {
  return (
    <Track aria-hidden>
      <Fill data-look="reached" style={{ width: `${reached}%` }} />
      <Fill data-look="opened" style={{ width: `${opened}%` }} />
    </Track>
  );
}

/** A share of 100 as a small bar. */
export function ShareBar({ share, look }: { share: number; look: 'rung' | 'answer' }) {
  return (
    <Track aria-hidden>
      <Fill data-look={look} style={{ width: `${share}%` }} />
    </Track>
  );
}

interface BarRow {
  key: string;
  name: string;
  share: number;
  /** The share in words. */
  words: string;
}

/** Shares below one another, each with its name and figure. */
export function RungBars({ rows }: { rows: readonly BarRow[] }) {
  return (
    <Box as="ul" listStyleType="none" role="list">
      {rows.map(({ key, name, share, words }) => (
        <Flex as="li" key={key} align="center" gap="3" py="1.5" textStyle="sm">
          <Text as="span" flex="0 0 8.5rem">
            {name}
          </Text>
          <Box flex="1" minW="0">
            <ShareBar share={share} look="rung" />
          </Box>
          <Text as="span" flex="0 0 3rem" fontVariantNumeric="tabular-nums">
            {words}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}

const Track = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    height: '12px',
    minWidth: '2.5rem',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'bg.deep',
    boxShadow: 'inset 0 0 0 1px {colors.border.strong}',
  },
});

const Fill = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '1px',
    insetInlineStart: '1px',
    maxWidth: 'calc(100% - 2px)',
    borderRadius: 'full',
    printColorAdjust: 'exact',
    '&[data-look=opened]': { backgroundImage: 'linear-gradient(#f8d98a, #cb8f30)' },
    '&[data-look=reached]': { bg: 'dusk.500' },
    '&[data-look=rung]': { backgroundImage: 'linear-gradient(#ffc27a, #b8682b)' },
    '&[data-look=answer]': { bg: 'dusk.300' },
    // On paper only the outline of a bar is printed; the figure beside it tells its value.
    '@media print': { backgroundImage: 'none!', bg: 'transparent!', boxShadow: 'inset 0 0 0 1.5px black' },
  },
});
