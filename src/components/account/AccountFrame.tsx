import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../Panel.tsx';
import { NightDoor } from './NightDoor.tsx';

/** The frame of every account page: a door in the night beside what one does there. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <Flex flex="1" align={{ base: 'start', md: 'center' }} justify="center" p={{ base: '4', md: '8' }}>
      <Panel look="framed" w="100%" maxW={{ base: '26rem', lg: '56rem' }} overflow="hidden" display="flex">
        <Box
          flex="1"
          display={{ base: 'none', lg: 'block' }}
          position="relative"
          borderEndWidth="2px"
          borderColor="ink"
        >
          <NightDoor />
        </Box>
        <Box flex="1" minW="0" p={{ base: '6', md: '10' }} alignSelf="center">
          {children}
        </Box>
      </Panel>
    </Flex>
  );
}
