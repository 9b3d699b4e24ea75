import { Box, Button, Flex, Text, Textarea } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { lengthWithoutEscapes } from '../../../core/lock/signs/signedText.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { SignedText } from '../../play/signs/SignedText.tsx';
import { FieldFrame } from '../../shared/form/FieldFrame.tsx';
import { EditorDialog } from '../dialogs/EditorDialog.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { useWrittenIn } from '../session/useWrittenIn.ts';
import { editorText } from '../text/editor.ts';
import { itemName, tooLongText } from '../text/editorMessages.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { mendingText } from '../text/mending.ts';

/** Asks for a lock's reply to wrong answers, for a creator whom a link of Insights led here. */
export function SayDialog() {
  const id = useEditor((state) => state.sayingAt);
  return id === null ? null : <Saying key={id} id={id} />;
}

/** The form in which the creator writes the lock's reply. Its button stores the text, in one undo step. */
function Saying({ id }: { id: ItemId }) {
  const room = useRoom();
  const { dispatch, stopSaying } = useEditorActions();
  const [words, setWords] = useState(() => itemOf(room, id)?.wrongText ?? '');
  const written = useWrittenIn(words);
  const field = useRef<HTMLTextAreaElement>(null);
  const limit = LIMITS.wrongText;
  const length = lengthWithoutEscapes(words);
  const over = length - limit;
  const { title, reads, words: label, help, inDraft, cancel, confirm } = mendingText.say;

  function sayThis(): void {
    dispatch({ type: 'setWrongText', id, wrongText: words.trim() });
    stopSaying();
  }
  return (
    <EditorDialog
      title={title}
      initialFocus={field}
      onClose={stopSaying}
      actions={
        <>
          <Text flex="1" alignSelf="center" textStyle="sm" color="fg.muted">
            {inDraft}
          </Text>
          <Button variant="outline" onClick={stopSaying}>
            {cancel}
          </Button>
          <Button variant="solid" disabled={over > 0} onClick={sayThis}>
            <Check aria-hidden /> {confirm}
          </Button>
        </>
      }
    >
      <Flex direction="column" gap="4">
        <Text color="fg.muted">{reads(itemName(room, id))}</Text>
        <FieldFrame
          label={label}
          counter={
            <Text as="span" textStyle="xs" color={over > 0 ? 'fg.error' : 'fg.subtle'}>
              {editorText.counter(length, limit)}
            </Text>
          }
          error={over > 0 ? tooLongText({ field: 'wrongText', limit, over }) : null}
          help={help}
        >
          <Textarea
            ref={field}
            {...written}
            rows={3}
            value={words}
            placeholder={faceEditorText.wrongPlaceholder}
            // Moves the caret to the end, since the browser puts it before the existing text.
            onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
            onChange={({ target }) => setWords(target.value)}
          />
        </FieldFrame>
        {words.trim() !== '' && (
          // Shows the reply as players see it below the lock.
          <Flex aria-hidden p="4" borderRadius="md" bg="bg.inset" justify="center" color="fg.error">
            <Box
              px="4"
              py="2"
              borderRadius="2rem"
              bg="bg.panel"
              fontWeight="600"
              textAlign="center"
              overflowWrap="anywhere"
              {...written}
            >
              <SignedText>{words}</SignedText>
            </Box>
          </Flex>
        )}
      </Flex>
    </EditorDialog>
  );
}
