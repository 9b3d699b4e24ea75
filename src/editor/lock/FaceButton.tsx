import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { ItemConfig, ItemId } from '../../../core/room/model.ts';
import { useEditor } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { answerText } from '../text/answerText.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { AnswerSigns } from './AnswerSigns.tsx';
import { FacePicture } from './FacePicture.tsx';
import { LockDialog } from './LockDialog.tsx';
import { NumberPadOffer } from './NumberPadOffer.tsx';

/** Shows a lock's face and answer, and opens their settings. */
export function FaceButton({ active }: { active: ActiveItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = useEditor(({ longTexts }) =>
    Object.keys(longTexts).some((field) => isInDialog(field, active.id)),
  );
  const toSet = useRef<HTMLButtonElement>(null);
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
      <NumberPadOffer active={active} onTaken={() => toSet.current?.focus()} />
      <Reply item={active.item} />
      {isLong && (
        <Text textStyle="sm" color="fg.error">
          {faceEditorText.tooLongInside}
        </Text>
      )}
      <Button
        ref={toSet}
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
  return of === id && ['setWrongText', 'setFace'].includes(sets);
}

/** The reply to wrong answers, which is set in the dialog. */
function Reply({ item: { wrongText } }: { item: ItemConfig }) {
  if (wrongText === '') return null;
  return (
    <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
      {faceEditorText.saysToWrong(wrongText)}
    </Text>
  );
}
