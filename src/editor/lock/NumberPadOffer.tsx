import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { definitionFor } from '../../../core/lock/faces.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { FacePicture } from './FacePicture.tsx';
import { useLock } from './useLock.ts';

const NUMBER_PAD = definitionFor('digits');

/** Offers the lock that fits an answer of digits, where players would find a sheet to write on. */
export function NumberPadOffer({ active, onTaken }: { active: ActiveItem; onTaken: () => void }) {
  const { chooseFace } = useLock(active);
  const { face, unlockPassword, alsoAccepts } = active.item;
  const isOfDigits = NUMBER_PAD.check({ type: 'digits' }, unlockPassword).ok;
  // A number pad takes one answer alone.
  if (face.type !== 'text' || !isOfDigits || alsoAccepts.length > 0) return null;
  const { text, take } = faceEditorText.numberPad;
  return (
    <Flex gap="3" align="center">
      <FacePicture type="digits" size="12" />
      <Box minW="0">
        <Text textStyle="sm">{text}</Text>
        <Button
          size="sm"
          variant="outline"
          mt="1"
          onClick={() => {
            chooseFace('digits');
            onTaken();
          }}
        >
          {take}
        </Button>
      </Box>
    </Flex>
  );
}
