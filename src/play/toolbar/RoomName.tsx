import { Heading } from '@chakra-ui/react';
import { useGameplay } from '../table/gameContext.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';

/** The room's full name: on the line of clock and tools if it fits, else on one of its own. */
export function RoomName() {
  const roomName = useGameplay((s) => s.roomName);
  const language = useRoomLanguage();
  return (
    <Heading
      as="h1"
      {...language}
      gridArea="name"
      size={{ base: 'md', md: 'xl' }}
      flex="999 0 auto"
      maxWidth="100%"
      lineClamp="1"
      overflowWrap="anywhere"
      title={roomName}
      // Beside the site's mark.
      paddingStart="var(--mark-space)"
      css={{
        // On the line of the site's mark.
        mdDown: { lineHeight: '2.75rem' },
        // Here the inventory needs the space.
        _sideways: { srOnly: true },
        _wideRoom: { flex: { lg: '1 1 0' }, minWidth: '0' },
        // It would show through dialogs; it remains the page's title.
        _belowDialog: { opacity: '0' },
      }}
    >
      {roomName}
    </Heading>
  );
}
