import { Heading } from '@chakra-ui/react';
import { useGameplay } from '../table/gameContext.ts';
import { BELOW_DIALOG, SIDEWAYS } from '../table/TableFrame.tsx';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';

/** The room's name, whole: on the line of clock and tools where it has room there, else on one of its own. */
export function RoomName() {
  const roomName = useGameplay((s) => s.roomName);
  const language = useRoomLanguage();
  return (
    <Heading
      as="h1"
      {...language}
      gridArea="name"
      size={{ base: 'md', md: 'xl' }}
      marginBottom={{ base: '2.5', md: '0' }}
      flex="999 0 auto"
      maxWidth="100%"
      lineClamp="1"
      overflowWrap="anywhere"
      title={roomName}
      // Beside the site's mark.
      paddingStart="var(--mark-space)"
      css={{
        // There the space belongs to the inventory.
        [SIDEWAYS]: { srOnly: true },
        '[data-wide] &': { flex: { lg: '1 1 0' }, minWidth: '0' },
        // Else it would be seen through what lies over it; it stays the page's title.
        [BELOW_DIALOG]: { opacity: '0' },
      }}
    >
      {roomName}
    </Heading>
  );
}
