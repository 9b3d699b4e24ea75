import { Button, Stack, Text } from '@chakra-ui/react';
import { useLeadToNew } from '../../shared/browser/useLeadToNew.ts';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { logFailure } from '../../shared/load/logFailure.ts';
import { appText } from '../../shared/text/app.ts';
import { RoomCard } from '../card/RoomCard.tsx';
import { RoomGrid, RoomGridSkeleton } from '../card/RoomGrid.tsx';
import { RoomRibbon } from '../card/RoomRibbon.tsx';
import type { DashboardState } from '../store/dashboardStore.ts';
import { dashboardText } from '../text/dashboard.ts';
import { NoMatch } from './NoMatch.tsx';

interface PublishedRoomsProps {
  state: DashboardState;
  onShowAll: () => void;
}

/** The list in each state: loading, failed, empty, no match, shown. */
export function PublishedRooms({ state, onShowAll }: PublishedRoomsProps) {
  const lead = useLeadToNew<HTMLDivElement>(state.rooms.length);
  if (state.status === 'loading') return <RoomGridSkeleton label={dashboardText.loading} />;
  if (state.status === 'failed') return <FailedRooms state={state} />;
  if (state.rooms.length === 0 && (state.search !== '' || state.language !== ''))
    return <NoMatch search={state.search} onShowAll={onShowAll} />;
  if (state.rooms.length === 0) return <NoRooms />;
  return (
    <Stack gap="8" ref={lead.place}>
      <RoomGrid label={dashboardText.rooms}>
        {state.rooms.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} corner={<RoomRibbon roomId={room.id} roomName={room.roomName} />} />
          </li>
        ))}
      </RoomGrid>
      <Stack align="center" gap="3" mt="4">
        <NextPage state={state} onMore={lead.expect} />
        <Text role="status" color="fg.subtle" textStyle="sm">
          {dashboardText.shown(state.rooms.length, state.hasMore)}
        </Text>
      </Stack>
    </Stack>
  );
}

function NextPage({ state, onMore }: { state: DashboardState; onMore: () => void }) {
  const { hasMore, isLoadingMore, failure, loadMore } = state;
  if (!hasMore) return null;
  return (
    <>
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
        onClick={() => {
          onMore();
          logFailure(loadMore());
        }}
      >
        {failure ? appText.retry : dashboardText.loadMore}
      </Button>
    </>
  );
}

function FailedRooms({ state: { sortBy, search, language, failure, open } }: { state: DashboardState }) {
  const { title, text, offline } = dashboardText.failed;
  return (
    <FuseBox title={title} text={failure === 'offline' ? offline : text}>
      <Button variant="outline" onClick={() => logFailure(open(sortBy, { search, language }))}>
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
