import { LIMITS } from '../../../../core/room/limits.ts';
import { RoomTextField } from '../../fields/RoomTextField.tsx';
import { useRoom } from '../../session/useRoom.ts';
import { scenesText } from '../../text/scenes.ts';

/** The ending that players read after the escape. */
export function EndingField() {
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
