import { Flex, type FlexProps } from '@chakra-ui/react';

/** Tiles in a column; on small screens in a row that scrolls to the screen's edges. */
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
