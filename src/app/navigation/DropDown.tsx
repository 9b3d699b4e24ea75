import { Box } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';

interface DropDownProps {
  /** The menu's id: the value of `popoverTarget` of the button that opens it. */
  id: string;
  children: ReactNode;
}

/** A menu below the end of the bar, using the browser's popover: Escape and a click elsewhere close it. */
export function DropDown({ id, children }: DropDownProps) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Box
      ref={sheet}
      id={id}
      popover="auto"
      position="fixed"
      inset="auto"
      top="calc(var(--nav-height) + 6px)"
      insetEnd={{ base: '3', md: '5' }}
      m="0"
      p="2"
      minW="13rem"
      maxW="calc(100vw - 1.5rem)"
      bg="bg.raised"
      color="fg"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="lg"
      boxShadow="xl"
      onClick={() => sheet.current?.hidePopover()}
    >
      {children}
    </Box>
  );
}
