import { Stack } from '@chakra-ui/react';
import { FirstPuzzle } from '../problems/FirstPuzzle.tsx';
import { EndingField } from '../tabs/EndingField.tsx';
import { RoomFields } from '../tabs/RoomFields.tsx';
import { RoomFullness } from '../tabs/RoomFullness.tsx';

/** All that is set of the room, and what is still to do before it is published. */
export function RoomSettings() {
  return (
    <Stack gap="5">
      <RoomFields />
      <FirstPuzzle isInPanel />
      <EndingField />
      <RoomFullness />
    </Stack>
  );
}
