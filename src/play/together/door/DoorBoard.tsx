import { Box, type BoxProps } from '@chakra-ui/react';

/** The wooden board before a party's door, on which joining and waiting take place. */
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
