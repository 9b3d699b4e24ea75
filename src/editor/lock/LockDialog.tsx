import { Box, Button, Grid, Stack } from '@chakra-ui/react';
import { LIMITS } from '../../../core/room/limits.ts';
import { EditorDialog } from '../dialogs/EditorDialog.tsx';
import { RoomTextField } from '../fields/RoomTextField.tsx';
import type { ActiveItem } from '../session/useRoom.ts';
import { itemName } from '../text/editorMessages.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { AnswerNotes } from './AnswerNotes.tsx';
import { FaceChooser } from './FaceChooser.tsx';
import { FaceSettings } from './FaceSettings.tsx';
import { FormerClues } from './FormerClues.tsx';
import { LockStand } from './LockStand.tsx';
import { SIDE_BY_SIDE } from './lockUnit.ts';
import { MaterialField } from './MaterialField.tsx';
import { OrderSettings } from './OrderSettings.tsx';
import { useLock } from './useLock.ts';

interface LockDialogProps {
  active: ActiveItem;
  onClose: () => void;
}

/** The dialog of a lock's face, its answer and its reply to wrong ones (K1, K7). Changes apply at once. */
export function LockDialog({ active, onClose }: LockDialogProps) {
  const { id, item, room } = active;
  const lock = useLock(active);
  return (
    <EditorDialog
      title={faceEditorText.title(itemName(room, id))}
      isWide
      keepsActions
      onClose={onClose}
      actions={
        <Button variant="solid" onClick={onClose}>
          {faceEditorText.done}
        </Button>
      }
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.15fr)' }}
        templateRows={{ lg: 'auto 1fr' }}
        templateAreas={{ base: '"faces" "lock" "settings"', lg: '"faces lock" "settings lock"' }}
        gap="5"
        alignItems="start"
        css={{
          [SIDE_BY_SIDE]: {
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gridTemplateAreas: '"faces lock" "notes lock" "settings lock"',
            gridTemplateRows: 'auto auto 1fr',
            gap: '3',
          },
        }}
      >
        <Box gridArea="faces">
          <FaceChooser type={item.face.type} onChoose={lock.chooseFace} />
        </Box>
        <Stack gridArea="lock" gap="4" minW="0" css={{ [SIDE_BY_SIDE]: { display: 'contents' } }}>
          <LockStand active={active} lock={lock} />
          <Stack gridArea="notes" gap="3" _empty={{ display: 'none' }}>
            <AnswerNotes lock={lock} />
            <FormerClues active={active} />
          </Stack>
        </Stack>
        <Stack gridArea="settings" gap="4" minW="0">
          {item.face.type === 'order' && <OrderSettings face={item.face} lock={lock} />}
          <FaceSettings lock={lock} />
          <MaterialField active={active} />
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
