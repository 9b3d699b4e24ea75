import { Box, Button, Grid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import { FREE_PLAN_ROOMS } from '../../../core/account/plans.ts';
import { compareRooms } from '../../../core/room/compare/compareRooms.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import type { ConflictChoice } from '../store/editorActions.ts';
import { editorText } from '../text/editor.ts';
import { versionsText } from '../text/versions.ts';
import { DifferenceList } from '../versions/DifferenceList.tsx';
import { describeDifference } from '../versions/describeDifference.ts';
import { type DrawRoom, RoomPicture } from '../versions/RoomPicture.tsx';
import { EditorDialog } from './EditorDialog.tsx';
import { WordsApart } from './WordsApart.tsx';

const CHOICES: readonly ConflictChoice[] = ['keepAsNewRoom', 'loadStored', 'replaceStored'];

interface ConflictDialogProps {
  /** The version that somebody else or another tab saved meanwhile. */
  stored: Room;
  draw: DrawRoom;
}

/** A conflict of two versions of the room: shows both and lets the creator choose. */
export function ConflictDialog({ stored, draw }: ConflictDialogProps) {
  const { resolveConflict } = useEditorActions();
  const [chosen, setChosen] = useState<ConflictChoice | null>(null);
  const free = useFreeRooms();
  const { roomName } = useRoom();
  const { conflict } = editorText;

  async function resolve(choice: ConflictChoice): Promise<void> {
    setChosen(choice);
    await resolveConflict(choice);
    setChosen(null);
  }
  // Where the plan allows no further room, keeping this version as a new room is not offered.
  const choices = CHOICES.filter((choice) => choice !== 'keepAsNewRoom' || free !== 0);
  const actions = choices.map((choice) => (
    <Button
      key={choice}
      minH="11"
      variant={choice === 'replaceStored' ? 'solid' : 'outline'}
      loading={chosen === choice}
      disabled={chosen !== null}
      onClick={() => void resolve(choice)}
    >
      {conflict[choice]}
    </Button>
  ));
  return (
    // Escape does nothing: without a choice the next save would only ask again.
    <EditorDialog title={conflict.title} isWide onClose={() => undefined} actions={actions}>
      {/* A phone's screen must hold the pictures and the buttons too. */}
      <Text color="fg.muted" mb={{ base: '3', md: '4' }} textStyle={{ base: 'sm', md: 'md' }}>
        {conflict.text}
      </Text>
      <Compared stored={stored} draw={draw} />
      <Text textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted" mt={{ base: '3', md: '4' }}>
        {free === 0 ? conflict.noSecondRoom : conflict.twoRooms(`${roomName} 2`, free)}
      </Text>
    </EditorDialog>
  );
}

function Compared({ stored, draw }: ConflictDialogProps) {
  const room = useRoom();
  const changedAt = useEditor((state) => state.changedAt);
  const editedAt = useEditedAt(useEditor((state) => state.currentRoomId));
  const difference = useMemo(() => compareRooms(stored, room), [stored, room]);
  const { items } = difference;
  const { conflict } = editorText;
  const labels = { added: conflict.onlyHere, removed: conflict.onlyThere };
  return (
    <Stack gap="4">
      <Grid gap={{ base: '2', md: '4' }} templateColumns="1fr 1fr">
        <Side
          title={conflict.here}
          detail={changedAt === null ? '' : conflict.unsaved(versionsText.when(changedAt))}
          room={room}
          draw={draw}
          framed={[...items.changed.keys(), ...items.added]}
        />
        <Side
          title={conflict.there}
          detail={editedAt === null ? '' : conflict.savedAt(versionsText.when(editedAt))}
          room={stored}
          draw={draw}
          framed={[...items.changed.keys(), ...items.removed]}
        />
      </Grid>
      <WordsApart here={room} there={stored} />
      <DifferenceList lines={describeDifference({ earlier: stored, now: room, difference }, labels)} />
    </Stack>
  );
}

interface SideProps {
  title: string;
  detail: string;
  room: Room;
  draw: DrawRoom;
  framed: readonly ItemId[];
}

function Side({ title, detail, ...picture }: SideProps) {
  return (
    <Box borderWidth="1px" borderRadius="lg" p={{ base: '2', md: '3' }} bg="bg.raised">
      <RoomPicture label={title} {...picture} />
      <Text fontWeight="650" mt="2">
        {title}
      </Text>
      <Text textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted" minH="1lh">
        {detail}
      </Text>
    </Box>
  );
}

/** When a stored room was changed last, in milliseconds; null if unknown. */
function useEditedAt(roomId: string | null): number | null {
  const { rooms } = useBackend();
  const [editedAt, setEditedAt] = useState<number | null>(null);
  useEffect(() => {
    if (roomId === null) return;
    rooms.loadSummary(roomId).then(
      (summary) => setEditedAt(summary?.editedAt ? summary.editedAt * 1000 : null),
      (error: unknown) => console.error('When the room was changed could not be asked.', error),
    );
  }, [rooms, roomId]);
  return editedAt;
}

/** How many more rooms the plan allows; null without a limit or while unknown. */
function useFreeRooms(): number | null {
  const isPro = useProfile((profile) => isActivePro(profile, new Date()));
  const count = useEditor((state) => state.roomArray.length);
  const { loadRooms } = useEditorActions();
  useEffect(() => void loadRooms(), [loadRooms]);
  return isPro || count === 0 ? null : Math.max(FREE_PLAN_ROOMS - count, 0);
}
