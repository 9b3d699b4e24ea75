import { Box, Input } from '@chakra-ui/react';
import { useId } from 'react';
import { isUntitled } from '../../../core/room/isUntitled.ts';
import { useRoomText } from '../fields/useRoomText.ts';
import { useEditor } from '../session/editorContext.ts';
import { useWrittenIn } from '../session/useWrittenIn.ts';
import { editorText } from '../text/editor.ts';

/** The room's name, edited in the bar. Its counter and limit are shown under "Room". */
export function RoomNameField() {
  const roomName = useEditor((state) => state.roomSettings?.roomName) ?? '';
  const { text, isLong, fault, begin, change, leave } = useRoomText({
    // A new room's default name is English in every language, so the field shows its placeholder instead.
    value: isUntitled(roomName) ? '' : roomName,
    toCommand: (name) => ({ type: 'setRoomName', roomName: name }),
  });
  const written = useWrittenIn(text);
  const faultId = useId();
  return (
    <>
      <Input
        data-room-name
        {...written}
        {...(isLong && { 'data-too-long': '' })}
        aria-invalid={isLong || undefined}
        aria-describedby={isLong ? faultId : undefined}
        aria-label={editorText.bar.roomName}
        variant="flushed"
        size="sm"
        flex={{ base: 'none', md: '0 1 auto' }}
        minW={{ base: '0', md: '6rem', lg: '4rem' }}
        maxW={{ lg: '28rem' }}
        w={{ base: 'full', md: 'auto' }}
        h={{ base: '12', md: 'max(2.25rem, var(--press-size))' }}
        // On phones the field is as high as the bar; the saving status lies over its lower part.
        pb={{ base: '3.5', md: '0' }}
        css={{ fieldSizing: 'content', '&:has(~ [data-save=untouched])': { paddingBottom: '0' } }}
        px="2"
        fontFamily="heading"
        fontWeight="700"
        fontSize={{ base: '16px', md: 'md' }}
        borderColor={isLong ? 'border.error' : 'transparent'}
        _hover={{ borderColor: 'border.strong' }}
        textOverflow="ellipsis"
        placeholder={editorText.bar.untitled}
        value={text}
        onFocus={begin}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      {isLong && (
        <Box
          id={faultId}
          role="alert"
          // Shown over the room only while typing; errors also stand below the room.
          display="none"
          css={{ '[data-room-name]:focus ~ &': { display: 'block' } }}
          position="absolute"
          zIndex="docked"
          top="calc(100% + 0.25rem)"
          insetStart="0"
          w="max-content"
          maxW="min(24rem, var(--window-width) - 4rem)"
          px="3"
          py="1.5"
          borderRadius="md"
          borderWidth="1px"
          borderColor="border.error"
          bg="bg.error"
          color="fg.error"
          textStyle="sm"
        >
          {fault}
        </Box>
      )}
    </>
  );
}
