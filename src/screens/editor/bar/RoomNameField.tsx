import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import { isUntitled } from '../../../../core/room/isUntitled.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { editorText } from '../../../text/editor.ts';
import { useGesture } from '../fields/useGesture.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useWrittenIn } from '../session/useWrittenIn.ts';

/** The room's name, edited where it stands. Its counter and limit are spelt out under "Room". */
export function RoomNameField() {
  const roomName = useEditor((state) => state.roomSettings?.roomName) ?? '';
  const { dispatch } = useEditorActions();
  const gesture = useGesture();
  const [typed, setTyped] = useState<string | null>(null);
  // The name that a room begins with is English, whoever builds it.
  const text = typed ?? (isUntitled(roomName) ? '' : roomName);
  return (
    <Input
      data-room-name
      {...useWrittenIn(text)}
      aria-label={editorText.bar.roomName}
      variant="flushed"
      size="sm"
      flex={{ base: 'none', md: '0 1 auto' }}
      minW={{ base: '0', md: '6rem', lg: '4rem' }}
      maxW={{ lg: '28rem' }}
      w={{ base: 'full', md: 'auto' }}
      h={{ base: '12', md: 'max(2.25rem, var(--press-size))' }}
      // On phones a finger has all of the bar's height; the state of the room lies over its foot.
      pb={{ base: '3.5', md: '0' }}
      css={{ fieldSizing: 'content', '&:has(~ [data-save=untouched])': { paddingBottom: '0' } }}
      px="2"
      fontFamily="heading"
      fontWeight="700"
      fontSize={{ base: '16px', md: 'md' }}
      borderColor="transparent"
      _hover={{ borderColor: 'border.strong' }}
      textOverflow="ellipsis"
      maxLength={LIMITS.roomName}
      placeholder={editorText.bar.untitled}
      value={text}
      onFocus={gesture.begin}
      onChange={(event) => {
        setTyped(event.target.value);
        dispatch({ type: 'setRoomName', roomName: event.target.value }, gesture.current());
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
