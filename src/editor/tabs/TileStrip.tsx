import { Flex, type FlexProps } from '@chakra-ui/react';

/** Tiles below each other; on small screens side by side, scrolled up to the screen's edges. */
export function TileStrip(props: FlexProps) {
  return (
    <Flex
      gap="3"
      direction={{ base: 'row', lg: 'column' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      mx={{ base: '-4', lg: '0' }}
      px={{ base: '4', lg: '0' }}
      py="1"
      {...props}
    />
  );
}
