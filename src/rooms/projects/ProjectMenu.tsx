import { Menu } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '../../../core/room/limits.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { toRoomFile } from '../../../core/room/roomFile.ts';
import { cutText } from '../../../core/util/cutText.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { EntriesMenu } from '../../shared/menu/EntriesMenu.tsx';
import { ResultsDialog } from '../results/ResultsDialog.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { ShareWays } from '../share/ShareWays.tsx';
import { projectsText } from '../text/projects.ts';
import { roomPageText } from '../text/roomPage.ts';
import { DeleteRoomDialog } from './DeleteRoomDialog.tsx';
import { downloadFile } from './downloadFile.ts';
import { tellOutcome, useProjects } from './projectsContext.ts';
import { toFileName } from './toFileName.ts';
import { useRecipeExport } from './useRecipeExport.ts';

/** Further actions on a room. */
export function ProjectMenu({ room }: { room: SummaryEntry }) {
  const [dialog, setDialog] = useState<'results' | 'share' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const stats = useProjects((state) => state.stats[room.id]);
  return (
    <>
      <EntriesMenu label={projectsText.moreFor(room.roomName)}>
        <Entries
          room={room}
          onShare={() => setDialog('share')}
          onResults={stats && (() => setDialog('results'))}
          onDelete={() => setDialog('delete')}
        />
      </EntriesMenu>
      {dialog === 'results' && stats && <ResultsDialog room={room} stats={stats} onClose={close} />}
      {dialog === 'delete' && <DeleteRoomDialog room={room} onClose={close} />}
      {dialog === 'share' && (
        <ShareDialog title={roomPageText.share.title} onClose={close}>
          <ShareWays roomId={room.id} roomName={room.roomName} />
        </ShareDialog>
      )}
    </>
  );
}

interface EntriesProps {
  room: SummaryEntry;
  onShare: () => void;
  onResults: (() => void) | undefined;
  onDelete: () => void;
}

function Entries({ room, onShare, onResults, onDelete }: EntriesProps) {
  const { id, roomName, isPublished, isListed } = room;
  const { entries } = projectsText;
  const navigate = useNavigate();
  const work = useEntryWork(room);
  return (
    <>
      {isPublished && (
        <>
          <Menu.Item value="play" onClick={() => navigate(`/gameplay/${id}`)}>
            {projectsText.play}
          </Menu.Item>
          <Menu.Item value="share" onClick={onShare}>
            {entries.share}
          </Menu.Item>
        </>
      )}
      {onResults && (
        <Menu.Item value="results" onClick={onResults}>
          {entries.results}
        </Menu.Item>
      )}
      <Menu.Item value="duplicate" onClick={work.duplicate}>
        {entries.duplicate}
      </Menu.Item>
      <Menu.Item value="export" onClick={work.exportFile}>
        {entries.export}
      </Menu.Item>
      <Menu.Item value="exportRecipe" onClick={() => void work.exportRecipe()}>
        {entries.exportRecipe}
      </Menu.Item>
      <Menu.Item value="clues" onClick={() => navigate(`/projects?${new URLSearchParams({ clues: id })}`)}>
        {entries.clues}
      </Menu.Item>
      <Menu.Separator />
      {isPublished && (
        <>
          <Menu.Item value="list" onClick={work.toggleListed}>
            {isListed ? entries.byLink : entries.list}
          </Menu.Item>
          <Menu.Item value="unpublish" onClick={work.unpublish}>
            {entries.unpublish}
          </Menu.Item>
        </>
      )}
      <Menu.Item
        value="delete"
        color="fg.error"
        aria-label={projectsText.deleteRoom(roomName)}
        onClick={onDelete}
      >
        {projectsText.delete}
      </Menu.Item>
    </>
  );
}

function useEntryWork(room: SummaryEntry) {
  const { rooms } = useBackend();
  const { duplicate, setListed, unpublish } = useProjects((state) => state);
  const { done, failed, copyOf } = projectsText;
  const { id, roomName, isListed } = room;
  return {
    duplicate: () =>
      tellOutcome(
        duplicate(room, cutText(copyOf(roomName), LIMITS.roomName)),
        done.duplicated,
        failed.duplicate,
      ),
    toggleListed: () =>
      tellOutcome(setListed(room, !isListed), isListed ? done.byLink : done.listed, failed.change),
    unpublish: () => tellOutcome(unpublish(room), done.unpublished(roomName), failed.change),
    exportFile: () => tellOutcome(exportRoom(), done.exported, failed.export),
    exportRecipe: useRecipeExport(room),
  };

  async function exportRoom() {
    const file = toRoomFile(await rooms.loadRoom(id));
    downloadFile(`${toFileName(roomName)}.room.json`, file, 'application/json');
  }
}
