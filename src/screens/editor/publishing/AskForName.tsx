import { useState } from 'react';
import { DEFAULT_ROOM_NAME, LIMITS } from '../../../../core/room/limits.ts';
import { editorText } from '../../../text/editor.ts';
import { publishingText } from '../../../text/publishing.ts';
import { RoomTextField } from '../fields/RoomTextField.tsx';
import { useRoom } from '../session/useRoom.ts';

/** Asks for the name of a room that has none yet, while nobody has found it as “Untitled”. */
export function AskForName() {
  const { roomName } = useRoom();
  const isUntitled = roomName === DEFAULT_ROOM_NAME;
  // The field stays once it has been filled in.
  const [isAsked] = useState(isUntitled);
  if (!isAsked) return null;
  return (
    <RoomTextField
      label={editorText.room.name}
      value={isUntitled ? '' : roomName}
      limit={LIMITS.roomName}
      toCommand={(name) => ({ type: 'setRoomName', roomName: name })}
      placeholder={DEFAULT_ROOM_NAME}
      help={publishingText.nameHelp}
      size="md"
    />
  );
}
