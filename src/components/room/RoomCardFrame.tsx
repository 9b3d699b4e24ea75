import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../Panel.tsx';

interface RoomCardFrameProps {
  cover: ReactNode;
  /** True where the card as a whole is a link; it then rises under the pointer. */
  isLink?: boolean;
  children: ReactNode;
}

/** A card with its cover hung in a brass frame. */
export function RoomCardFrame({ cover, isLink = false, children }: RoomCardFrameProps) {
  return (
    <Panel
      as="article"
      className="group"
      position="relative"
      display="flex"
      flexDirection="column"
      height="100%"
      p={{ base: '3', md: '3.5' }}
      transition="translate 180ms, border-color 180ms, box-shadow 180ms"
      {...(isLink && {
        _hover: { translate: '0 -4px', borderColor: 'brass.600', boxShadow: 'lifted' },
        _focusWithin: { borderColor: 'brass.600' },
      })}
    >
      <Box
        borderRadius="md"
        overflow="hidden"
        borderWidth="3px"
        borderColor="brass.500"
        borderTopColor="brass.400"
        borderBottomColor="brass.600"
        boxShadow="0 0 0 1px {colors.brass.950}, inset 0 0 0 1px {colors.brass.950}, 0 8px 18px rgb(4 6 14 / 0.5)"
      >
        {cover}
      </Box>
      <Box flex="1" display="flex" flexDirection="column" px="1" pt="4" pb="1">
        {children}
      </Box>
    </Panel>
  );
}
