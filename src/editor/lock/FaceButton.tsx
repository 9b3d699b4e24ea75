import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ItemConfig, ItemId } from '../../../core/room/model.ts';
import { useEditor } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { answerText } from '../text/answerText.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { AnswerSigns } from './AnswerSigns.tsx';
import { FacePicture } from './FacePicture.tsx';
import { LockDialog } from './LockDialog.tsx';

/** Shows a lock's face and answer, and opens their settings. */
export function FaceButton({ active }: { active: ActiveItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = useEditor(({ longTexts }) =>
    Object.keys(longTexts).some((field) => isInDialog(field, active.id)),
  );
  const { face, unlockPassword } = active.item;
  const answer = answerText(face, unlockPassword);
  return (
    <Flex
      direction="column"
      gap="2.5"
      p="3"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border"
      bg="bg.inset"
    >
      <Flex gap="3" align="center">
        <FacePicture type={face.type} size="12" />
        <Box minW="0">
          <Text textStyle="sm" fontWeight="650">
            {faceEditorText.faces[face.type]}
          </Text>
          {face.type !== 'text' && (
            <Text textStyle="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
              {answer === '' ? faceEditorText.noAnswer : <span translate="no">{answer}</span>}
              <AnswerSigns face={face} answer={unlockPassword} />
            </Text>
          )}
        </Box>
      </Flex>
      <Further item={active.item} />
      {isLong && (
        <Text textStyle="sm" color="fg.error">
          {faceEditorText.tooLongInside}
        </Text>
      )}
      <Button
        size="sm"
        variant="outline"
        {...(isLong && { 'data-too-long': '' })}
        onClick={() => setIsOpen(true)}
      >
        {faceEditorText.open}
      </Button>
      {isOpen && <LockDialog active={active} onClose={() => setIsOpen(false)} />}
    </Flex>
  );
}

/** Whether a field is only in the lock's dialog. */
function isInDialog(field: string, id: ItemId): boolean {
  const [sets = '', of] = field.split('/');
  return of === id && ['setWrongText', 'setAlsoAccepts', 'setFace'].includes(sets);
}

/** Further answers and the reply to wrong ones, which are set in the dialog. */
function Further({ item: { face, alsoAccepts, wrongText } }: { item: ItemConfig }) {
  const further = face.type === 'text' ? alsoAccepts.filter((answer) => answer.trim() !== '') : [];
  const { opensAlso, saysToWrong } = faceEditorText;
  if (further.length === 0 && wrongText === '') return null;
  return (
    <Box textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {further.length > 0 && <Text lineClamp="3">{opensAlso(further)}</Text>}
      {wrongText !== '' && <Text lineClamp="2">{saysToWrong(wrongText)}</Text>}
    </Box>
  );
}
