import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DoorScene } from './DoorScene.tsx';

interface AccountFrameProps {
  /** Whether the door is open, as for signing up. */
  isDoorOpen?: boolean;
  children: ReactNode;
}

/** The frame of every account page: a door beside the form. */
export function AccountFrame({ isDoorOpen = false, children }: AccountFrameProps) {
  return (
    <Flex flex="1" direction={{ base: 'column', lg: 'row' }}>
      <DoorScene isOpen={isDoorOpen} />
      <Flex
        flex="1 1 54%"
        align={{ base: 'start', lg: 'center' }}
        justify="center"
        px="4"
        py={{ base: '9', md: '12' }}
      >
        <chakra.div width="min(100%, 27rem)">{children}</chakra.div>
      </Flex>
    </Flex>
  );
}
