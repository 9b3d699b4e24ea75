import { Stack } from '@chakra-ui/react';
import { LIMITS } from '../../../../core/room/limits.ts';
import { RoomTextField } from '../../fields/RoomTextField.tsx';
import { useRoom } from '../../session/useRoom.ts';
import { scenesText } from '../../text/scenes.ts';
import { RoomFields } from './RoomFields.tsx';
import { RoomFullness } from './RoomFullness.tsx';

/** Name, introduction, time limit, language, ending, questions for a class, and how full the room is. */
export function RoomTab() {
  return (
    <Stack gap="5" maxW="40rem">
      <RoomFields />
      <EndingField />
      <DebriefField />
      <RoomFullness />
    </Stack>
  );
}

/** The questions that a class discusses after the game; its teacher sees them with the results (Q8). */
function DebriefField() {
  const { debrief } = useRoom();
  return (
    <RoomTextField
      label={scenesText.debrief}
      value={debrief}
      limit={LIMITS.debrief}
      toCommand={(text) => ({ type: 'setDebrief', debrief: text })}
      help={scenesText.debriefHelp}
      placeholder={scenesText.debriefPlaceholder}
      isMultiline
      isCounterQuiet
    />
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
