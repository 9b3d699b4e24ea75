import { Button, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyNail } from '../../components/kit/EmptyNail.tsx';
import { FuseBox } from '../../components/kit/FuseBox.tsx';
import { logFailure } from '../../components/logFailure.ts';
import { RoomGrid, RoomGridSkeleton } from '../../components/room/RoomGrid.tsx';
import type { DashboardState } from '../../stores/dashboardStore.ts';
import { appText } from '../../text/app.ts';
import { dashboardText } from '../../text/dashboard.ts';
import { RoomCard } from './RoomCard.tsx';

/** The list in each of its states: on its way, failed, empty, shown. */
export function PublishedRooms({ state }: { state: DashboardState }) {
  if (state.status === 'loading') return <RoomGridSkeleton label={dashboardText.loading} />;
  if (state.status === 'failed') return <FailedRooms state={state} />;
  if (state.rooms.length === 0) return <NoRooms />;
  return (
    <Stack gap="8">
      <RoomGrid label={dashboardText.rooms}>
        {state.rooms.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} />
          </li>
        ))}
      </RoomGrid>
      <VisuallyHidden role="status">{dashboardText.shown(state.rooms.length)}</VisuallyHidden>
      <NextPage state={state} />
    </Stack>
  );
}

function NextPage({ state: { hasMore, isLoadingMore, failure, loadMore } }: { state: DashboardState }) {
  if (!hasMore) return null;
  return (
    <Stack align="center" gap="3">
      {failure && (
        <Text role="alert" color="fg.error">
          {dashboardText.failed.more} {appText.failures[failure]}
        </Text>
      )}
      <Button
        variant="outline"
        size="lg"
        loading={isLoadingMore}
        loadingText={dashboardText.loadingMore}
        onClick={() => logFailure(loadMore())}
      >
        {failure ? appText.retry : dashboardText.loadMore}
      </Button>
    </Stack>
  );
}

function FailedRooms({ state: { sortBy, failure, open } }: { state: DashboardState }) {
  const { title, text, offline } = dashboardText.failed;
  return (
    <FuseBox title={title} text={failure === 'offline' ? offline : text}>
      <Button variant="outline" onClick={() => logFailure(open(sortBy))}>
        {appText.retry}
      </Button>
    </FuseBox>
  );
}

function NoRooms() {
  return (
    <EmptyNail title={dashboardText.empty.title} text={dashboardText.empty.text}>
      <Button asChild>
        <Link to="/room-editor">{dashboardText.build}</Link>
      </Button>
    </EmptyNail>
  );
}
