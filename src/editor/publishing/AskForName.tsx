import { useState } from 'react';
import { isUntitled } from '../../../core/room/isUntitled.ts';
import { DEFAULT_ROOM_NAME, LIMITS } from '../../../core/room/limits.ts';
import { publishingText } from '../../rooms/text/publishing.ts';
import { RoomTextField } from '../fields/RoomTextField.tsx';
import { useRoom } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';

/** Asks for the name of an unnamed room, before anybody finds it as “Untitled”. */
export function AskForName() {
  const { roomName } = useRoom();
  // The field stays after it has been filled in.
  const [isAsked] = useState(isUntitled(roomName));
  if (!isAsked) return null;
  return (
    <RoomTextField
      label={editorText.room.name}
      value={isUntitled(roomName) ? '' : roomName}
      limit={LIMITS.roomName}
      toCommand={(name) => ({ type: 'setRoomName', roomName: name })}
      placeholder={DEFAULT_ROOM_NAME}
      help={publishingText.nameHelp}
      size="md"
    />
  );
}
