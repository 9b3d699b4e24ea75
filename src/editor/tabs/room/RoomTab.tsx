import { Stack } from '@chakra-ui/react';
import { EndingField } from './EndingField.tsx';
import { RoomFields } from './RoomFields.tsx';
import { RoomFullness } from './RoomFullness.tsx';

/** Name, introduction, time limit, language, ending, and how full the room is. */
export function RoomTab() {
  return (
    <Stack gap="5" maxW="40rem">
      <RoomFields />
      <EndingField />
      <RoomFullness />
    </Stack>
  );
}
