import { Flex, type FlexProps } from '@chakra-ui/react';

/** What is known of a room, one `Fact` beside the other. */
export function FactList(props: FlexProps) {
  return (
    <Flex
      as="ul"
      role="list"
      listStyleType="none"
      columnGap="4"
      rowGap="1.5"
      wrap="wrap"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      {...props}
    />
  );
}
