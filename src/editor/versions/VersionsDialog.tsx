import { Box, Button, Grid, Stack, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { compareRooms, isSame } from '../../../core/room/compare/compareRooms.ts';
import type { Room } from '../../../core/room/model.ts';
import { withDraftPictures } from '../../../core/room/pictures/draftPictures.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import type { CopySlot, PastRoom } from '../../shared/ports/PastRoomsPort.ts';
import { appText } from '../../shared/text/app.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { EditorDialog } from '../dialogs/EditorDialog.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { versionsText } from '../text/versions.ts';
import { keyOf } from './describePast.ts';
import { KeepForm } from './KeepForm.tsx';
import { PastDetails } from './PastDetails.tsx';
import { PastList } from './PastList.tsx';
import { createPastRoomsStore, type PastRoomsStore } from './pastRoomsStore.ts';
import type { DrawRoom } from './RoomPicture.tsx';
import { useOpenAsNew } from './useOpenAsNew.ts';

interface VersionsDialogProps {
  roomId: string;
  draw: DrawRoom;
  onClose: () => void;
}

/** Lists earlier versions of the room: view, restore, or open as a new room; and keeps the current one. */
export function VersionsDialog({ roomId, draw, onClose }: VersionsDialogProps) {
  const { pastRooms: port } = useBackend();
  const store = useMemo(() => createPastRoomsStore(port, roomId), [port, roomId]);
  useEffect(() => void store.getState().load(), [store]);
  const { chosen, earlier, isNow, choose } = useChosen(store);
  const bringBack = useBringBack(onClose);
  const { openAsNew, isOpening, failure } = useOpenAsNew(draw, onClose);
  const actions = (
    <>
      <Button variant="ghost" minH="11" onClick={onClose}>
        {versionsText.close}
      </Button>
      {earlier && !isNow && (
        <>
          <Button variant="outline" minH="11" loading={isOpening} onClick={() => openAsNew(earlier)}>
            {versionsText.openAsNew}
          </Button>
          <Button minH="11" onClick={() => bringBack(earlier)}>
            {versionsText.bringBack}
          </Button>
        </>
      )}
    </>
  );
  return (
    <EditorDialog title={versionsText.title} isWide onClose={onClose} actions={actions}>
      <Grid gap={{ base: '4', md: '6' }} templateColumns={{ base: '1fr', md: '17rem 1fr' }}>
        <Stack gap="4" minW="0">
          <Listing store={store} chosen={chosen} onChoose={choose} />
          <KeepForm store={store} />
        </Stack>
        {chosen && earlier && (
          <Box minW="0">
            <PastDetails past={chosen} earlier={earlier} draw={draw} />
            {chosen.type === 'copy' && <RemoveButton store={store} slot={chosen.slot} />}
          </Box>
        )}
      </Grid>
      {failure && (
        <Text role="alert" color="fg.error" mt="4">
          {appText.failures[failure]}
        </Text>
      )}
    </EditorDialog>
  );
}

interface ListingProps {
  store: PastRoomsStore;
  chosen: PastRoom | null;
  onChoose: (past: PastRoom) => void;
}

function Listing({ store, chosen, onChoose }: ListingProps) {
  const status = useStore(store, (state) => state.status);
  const pastRooms = useStore(store, (state) => state.pastRooms);
  if (status === 'loading') return <Text color="fg.muted">{versionsText.loading}</Text>;
  if (status === 'failed')
    return (
      <Stack align="start" role="alert">
        <Text color="fg.error">{versionsText.failed}</Text>
        <Button variant="outline" minH="11" onClick={() => void store.getState().load()}>
          {versionsText.retry}
        </Button>
      </Stack>
    );
  if (pastRooms.length === 0) return <Text color="fg.muted">{versionsText.none}</Text>;
  return <PastList pastRooms={pastRooms} chosen={chosen} onChoose={onChoose} />;
}

function RemoveButton({ store, slot }: { store: PastRoomsStore; slot: CopySlot }) {
  const isBusy = useStore(store, (state) => state.isBusy);
  return (
    <Button
      variant="ghost"
      minH="11"
      mt="3"
      ms="-4"
      loading={isBusy}
      onClick={() => void store.getState().remove(slot)}
    >
      <Trash2 /> {versionsText.remove}
    </Button>
  );
}

/** The chosen version, the newest by default, and the draft it would become. */
function useChosen(store: PastRoomsStore) {
  const now = useRoom();
  const pastRooms = useStore(store, (state) => state.pastRooms);
  const [key, setKey] = useState<string | null>(null);
  const chosen = pastRooms.find((past) => keyOf(past) === key) ?? pastRooms[0] ?? null;
  const earlier = useMemo(() => chosen && withDraftPictures(chosen.room, now), [chosen, now]);
  const isNow = useMemo(() => earlier !== null && isSame(compareRooms(earlier, now)), [earlier, now]);
  return { chosen, earlier, isNow, choose: (past: PastRoom) => setKey(keyOf(past)) };
}

/** Restores an earlier version, as an undo step. */
function useBringBack(onDone: () => void): (earlier: Room) => void {
  const { dispatch } = useEditorActions();
  return (earlier) => {
    onDone();
    if (dispatch({ type: 'replaceContents', contents: earlier })) return;
    toaster.create({ title: versionsText.broughtBack, type: 'info' });
  };
}
