import { Box, type BoxProps } from '@chakra-ui/react';

/** The wooden board on which players join a party and wait for its start. */
export function DoorBoard(props: BoxProps) {
  return (
    <Box
      as="section"
      layerStyle="woodBoard"
      className="evening"
      border="2px solid {colors.ink}"
      borderRadius="14px"
      boxShadow="hung"
      marginX="auto"
      padding={{ base: '4', md: '7' }}
      {...props}
    />
  );
}
