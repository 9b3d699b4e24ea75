import { Stack } from '@chakra-ui/react';
import { LIMITS } from '../../../../core/room/limits.ts';
import { RoomTextField } from '../../fields/RoomTextField.tsx';
import { useRoom } from '../../session/useRoom.ts';
import { scenesText } from '../../text/scenes.ts';
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

/** The ending that players read after the escape. */
function EndingField() {
  const { ending } = useRoom();
  return (
    <RoomTextField
      label={scenesText.ending}
      value={ending}
      limit={LIMITS.ending}
      toCommand={(text) => ({ type: 'setEnding', ending: text })}
      help={scenesText.endingHelp}
      placeholder={scenesText.endingPlaceholder}
      isMultiline
    />
  );
}
