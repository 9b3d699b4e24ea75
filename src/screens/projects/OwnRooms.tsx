import { Button } from '@chakra-ui/react';
import { CloudOff, KeyRound } from 'lucide-react';
import type { SummaryEntry } from '../../../core/room/summaryEntry.ts';
import { PageMessage } from '../../components/PageMessage.tsx';
import { RoomGrid, RoomGridSkeleton } from '../../components/room/RoomGrid.tsx';
import type { ProjectsState } from '../../stores/projectsStore.ts';
import { appText } from '../../text/app.ts';
import { projectsText } from '../../text/projects.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { NewRoomLink } from './ProjectsHeader.tsx';

interface OwnRoomsProps {
  state: ProjectsState;
  onRetry: () => void;
  onDelete: (room: SummaryEntry) => void;
}

/** The list in each of its states: on its way, failed, empty, shown. */
export function OwnRooms({ state, onRetry, onDelete }: OwnRoomsProps) {
  const { status, failure, rooms, deletingIds } = state;
  if (status === 'loading') return <RoomGridSkeleton label={projectsText.loading} />;
  if (status === 'failed')
    return (
      <PageMessage
        icon={<CloudOff />}
        title={projectsText.failed.title}
        text={appText.failures[failure ?? 'unknown']}
      >
        <Button onClick={onRetry}>{appText.retry}</Button>
      </PageMessage>
    );
  if (rooms.length === 0)
    return (
      <PageMessage icon={<KeyRound />} title={projectsText.empty.title} text={projectsText.empty.text}>
        <NewRoomLink />
      </PageMessage>
    );
  return (
    <RoomGrid label={projectsText.title}>
      {rooms.map((room) => (
        <li key={room.id}>
          <ProjectCard room={room} isDeleting={deletingIds.has(room.id)} onDelete={() => onDelete(room)} />
        </li>
      ))}
    </RoomGrid>
  );
}
