import { Flex, type FlexProps } from '@chakra-ui/react';

/** Facts about a room, side by side. */
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
