import { Button, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { NewRoomLink } from '../../rooms/projects/ProjectsHeader.tsx';
import { useProjects } from '../../rooms/projects/projectsContext.ts';
import { projectsText } from '../../rooms/text/projects.ts';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { appText } from '../../shared/text/app.ts';
import { ProjectRow } from './ProjectRow.tsx';

interface OwnRoomsProps {
  rooms: readonly SummaryEntry[];
  onRetry: () => void;
}

/** The list in each state: loading, failed, empty, shown. */
export function OwnRooms({ rooms, onRetry }: OwnRoomsProps) {
  const status = useProjects((state) => state.status);
  const failure = useProjects((state) => state.failure);
  // A store's change is drawn in one piece, which took a phone three seconds for a hundred rooms.
  const drawn = useDeferredValue(rooms);
  if (status === 'loading' || (drawn.length === 0 && rooms.length > 0)) return <OwnRoomsSkeleton />;
  if (status === 'failed')
    return (
      <FuseBox title={projectsText.failed.title} text={appText.failures[failure ?? 'unknown']}>
        <Button onClick={onRetry}>{appText.retry}</Button>
      </FuseBox>
    );
  if (rooms.length === 0)
    return (
      <EmptyNail title={projectsText.empty.title} text={projectsText.empty.text}>
        <NewRoomLink />
      </EmptyNail>
    );
  return (
    <Stack as="ul" role="list" aria-label={projectsText.title} gap="4" listStyleType="none">
      {drawn.map((room) => (
        <li key={room.id}>
          <ProjectRow room={room} />
        </li>
      ))}
    </Stack>
  );
}

function OwnRoomsSkeleton() {
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">{projectsText.loading}</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height={{ base: '13rem', md: '7.5rem' }} borderRadius="lg" aria-hidden />
      ))}
    </Stack>
  );
}
