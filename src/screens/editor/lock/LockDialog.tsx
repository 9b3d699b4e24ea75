import { Box, Button, Grid, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '../../../../core/room/limits.ts';
import { itemName } from '../../../text/editorMessages.ts';
import { faceEditorText } from '../../../text/faceEditor.ts';
import { EditorDialog } from '../dialogs/EditorDialog.tsx';
import { RoomTextField } from '../fields/RoomTextField.tsx';
import { TextListField } from '../fields/TextListField.tsx';
import type { ActiveItem } from '../session/useRoom.ts';
import { AnswerEditor } from './AnswerEditor.tsx';
import { AnswerNotes } from './AnswerNotes.tsx';
import { FaceChooser } from './FaceChooser.tsx';
import { FaceSettings } from './FaceSettings.tsx';
import { useLock } from './useLock.ts';

interface LockDialogProps {
  active: ActiveItem;
  onClose: () => void;
}

/** How the answer of a lock is entered, and which one opens it (K1, K7). What is changed here is changed at once. */
export function LockDialog({ active, onClose }: LockDialogProps) {
  const { id, item, room } = active;
  const lock = useLock(active);
  return (
    <EditorDialog
      title={faceEditorText.title(itemName(room, id))}
      width="min(60rem, 100vw - 1.5rem)"
      onClose={onClose}
      actions={
        <Button variant="solid" onClick={onClose}>
          {faceEditorText.done}
        </Button>
      }
    >
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1.15fr' }} gap="6" alignItems="start">
        <FaceChooser type={item.face.type} onChoose={lock.chooseFace} />
        <Stack gap="4" minW="0">
          <Box borderRadius="lg" bg="bg.inset" borderWidth="1px" borderColor="border" p="4">
            <AnswerEditor lock={lock} />
          </Box>
          <FaceSettings lock={lock} />
          <AnswerNotes lock={lock} />
          {item.face.type === 'text' && <FurtherAnswers active={active} />}
          <RoomTextField
            label={faceEditorText.wrongText}
            value={item.wrongText}
            limit={LIMITS.wrongText}
            placeholder={faceEditorText.wrongPlaceholder}
            toCommand={(wrongText) => ({ type: 'setWrongText', id, wrongText })}
            isCounterQuiet
          />
        </Stack>
      </Grid>
    </EditorDialog>
  );
}

function FurtherAnswers({ active: { id, item } }: { active: ActiveItem }) {
  return (
    <Stack gap="3" role="group" aria-label={faceEditorText.alsoAccepts}>
      <TextListField
        texts={item.alsoAccepts}
        limit={LIMITS.alsoAccepts}
        textLimit={LIMITS.password}
        labelAt={faceEditorText.alsoAcceptsAt}
        toCommand={(alsoAccepts) => ({ type: 'setAlsoAccepts', id, alsoAccepts })}
      />
      <Text textStyle="xs" color="fg.subtle" mt="-1">
        {faceEditorText.alsoAcceptsHelp}
      </Text>
    </Stack>
  );
}
