import { Button, Grid, Stack } from '@chakra-ui/react';
import { Rocket } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { changeForPlayers } from '../../../core/room/compare/changeForPlayers.ts';
import { isUntitled } from '../../../core/room/isUntitled.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { BoardNote } from '../../rooms/publishing/BoardNote.tsx';
import { Finders } from '../../rooms/publishing/Finders.tsx';
import { publishingText } from '../../rooms/text/publishing.ts';
import { EditorDialog } from '../dialogs/EditorDialog.tsx';
import { RoomTextField } from '../fields/RoomTextField.tsx';
import { useEditor, useEditorActions, useEditorSession } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';
import { CoverChoice } from './CoverChoice.tsx';
import { LiveChanges } from './LiveChanges.tsx';
import { ProofNote } from './ProofNote.tsx';
import type { DrawPlace } from './usePlacePictures.ts';

interface AskToPublishProps {
  draw: DrawPlace;
  isWorking: boolean;
  /** Whether it is to be listed; null before the creator chooses. */
  chosen: boolean | null;
  onChoose: (isListed: boolean) => void;
}

/** The question before publishing: what players will find, with which cover, by whom. */
export function AskToPublish({ draw, isWorking, chosen, onChoose }: AskToPublishProps) {
  const { coverDrawer } = useEditorSession();
  const { publish, dismissPublishing } = useEditorActions();
  const { roomName } = useRoom();
  const { isListed, wish } = useListing(chosen);
  const actions = (
    <>
      <Button variant="ghost" minH="11" disabled={isWorking} onClick={dismissPublishing}>
        {publishingText.notYet}
      </Button>
      <Button
        minH="11"
        loading={isWorking}
        disabled={isListed === null}
        onClick={() => void publish(coverDrawer(), wish)}
      >
        <Rocket aria-hidden />
        {publishingText.publish}
      </Button>
    </>
  );
  return (
    <EditorDialog
      title={isUntitled(roomName) ? publishingText.titleUntitled : publishingText.title(roomName)}
      isWide
      onClose={() => {
        if (!isWorking) dismissPublishing();
      }}
      actions={actions}
    >
      <Grid gap={{ base: '5', md: '6' }} templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
        <CoverChoice draw={draw} />
        <Stack gap="4" minW="0">
          <AskForName />
          <ProofNote />
          <Finders isListed={isListed} onChoose={onChoose} />
          <LiveChanges />
          <BoardChange />
        </Stack>
      </Grid>
    </EditorDialog>
  );
}

/**
 * Returns whether the room is to be listed: what the creator has chosen, else as it is listed now, null if that is
 * unknown. `wish` is what publishing is to change; undefined if it stays as it is.
 */
function useListing(chosen: boolean | null) {
  const id = useEditor((state) => state.currentRoomId);
  const { publishedVersion } = useRoom();
  const known = useEditor(({ roomArray }) =>
    publishedVersion === 0 ? null : (roomArray.find((room) => room.id === id)?.isListed ?? null),
  );
  const { loadRooms } = useEditorActions();
  useEffect(() => void loadRooms(), [loadRooms]);
  const isListed = chosen ?? known;
  return { isListed, wish: isListed === known || isListed === null ? undefined : isListed };
}

/** Asks for the name of an unnamed room, before anybody finds it as “Untitled”. */
function AskForName() {
  const { roomName } = useRoom();
  // The field stays after it has been filled in.
  const [isAsked] = useState(isUntitled(roomName));
  if (!isAsked) return null;
  return (
    <RoomTextField
      label={editorText.room.name}
      value={isUntitled(roomName) ? '' : roomName}
      limit={LIMITS.roomName}
      toCommand={(name) => ({ type: 'setRoomName', roomName: name })}
      placeholder={editorText.bar.untitled}
      help={publishingText.nameHelp}
      size="md"
    />
  );
}

/** Says what publishing does to an existing leaderboard. */
function BoardChange() {
  const now = useRoom();
  const live = useEditor((state) => state.liveRoom);
  const change = useMemo(() => live && changeForPlayers(live, now), [live, now]);
  return now.publishedVersion === 0 ? null : <BoardNote change={change} />;
}
