import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { answerText } from '../../../text/answerText.ts';
import { faceEditorText } from '../../../text/faceEditor.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { AnswerSigns } from './AnswerSigns.tsx';
import { FacePicture } from './FacePicture.tsx';
import { LockDialog } from './LockDialog.tsx';

/** How the answer is entered and what it is, and the way to set both. */
export function FaceButton({ active }: { active: ActiveItem }) {
  const [isOpen, setIsOpen] = useState(false);
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
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        {faceEditorText.open}
      </Button>
      {isOpen && <LockDialog active={active} onClose={() => setIsOpen(false)} />}
    </Flex>
  );
}
