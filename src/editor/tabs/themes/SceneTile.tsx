import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface SceneTileProps extends HTMLChakraProps<'button'> {
  isChosen?: boolean;
}

/** The button around a room's or background's picture; its width applies where tiles stand in a row. */
export function SceneTile({ isChosen = false, ...props }: SceneTileProps) {
  return (
    <chakra.button
      type="button"
      flexShrink="0"
      textAlign="start"
      cursor="pointer"
      borderRadius="md"
      overflow="hidden"
      borderWidth="2px"
      borderColor={isChosen ? 'accent' : 'border'}
      bg="bg.inset"
      transition="border-color 140ms"
      _hover={{ borderColor: isChosen ? 'accent' : 'border.strong' }}
      {...props}
    />
  );
}
