import { Box, Button, Link as ChakraLink, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import type { Room } from '../../../core/room/model.ts';
import { useIsPrinted } from '../../shared/browser/useIsPrinted.ts';
import { useOnline } from '../../shared/browser/useOnline.ts';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { Notice } from '../../shared/kit/Notice.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PrintStyle } from '../../shared/page/PrintStyle.tsx';
import { appText } from '../../shared/text/app.ts';
import { WayPart } from '../map/WayPart.tsx';
import { VersionsPart } from '../parts/VersionsPart.tsx';
import { compareVersions, upTo } from '../reading/readVersions.ts';
import type { InsightsState } from '../store/insightsStore.ts';
import { insightsText } from '../text/insights.ts';
import { Earlier } from './Earlier.tsx';
import { FewPlays, NobodyYet } from './FewPlays.tsx';
import { PageHead } from './PageHead.tsx';
import { Parts } from './Parts.tsx';
import { ShownRoomContext } from './shownRoom.ts';
import { useAddress } from './useAddress.ts';
import {
  type ShownVersion,
  useInsightsOf,
  usePageRead,
  usePuzzleMapOf,
  useShownVersion,
} from './useInsights.ts';

/**
 * `/projects?insights=`: shows how a room is played, where players give up, and what the creator can do about
 * it.
 */
export function InsightsPage({ roomId }: { roomId: string }) {
  const state = useInsightsOf(roomId);
  const { get, choose } = useAddress();
  const shown = useShownVersion(state, Number(get('version')));
  const draft = state.draft.type === 'ready' ? state.draft.value : null;
  const published = shown?.published.type === 'ready' ? shown.published.value.room : null;
  const isPrinted = useIsPrinted();
  useEffect(() => window.scrollTo({ top: 0, behavior: 'instant' }), []);
  return (
    <Box className={isPrinted ? 'morning' : ''}>
      <PageTitle page={insightsText.page} />
      <PrintStyle />
      <PageHead
        roomId={roomId}
        room={draft ?? published}
        shown={shown}
        onChoose={(version) => choose({ version: String(version), lock: null })}
      />
      <Age state={state} />
      {state.draft.type === 'failed' && !published ? (
        <Failed title={insightsText.noRoom} failure={state.draft.failure} onRetry={state.load} />
      ) : (
        <Body roomId={roomId} state={state} shown={shown} draft={draft} />
      )}
      <Text mt="6" textStyle="xs" color="fg.subtle" maxW="46rem">
        {insightsText.counted}{' '}
        <ChakraLink asChild variant="underline">
          <Link to="/pricing#privacy">{insightsText.privacy}</Link>
        </ChakraLink>
      </Text>
    </Box>
  );
}

/** Without a network the last figures stay, with their age. */
function Age({ state: { isOld, figures, figuresAt } }: { state: InsightsState }) {
  const isOnline = useOnline();
  if (figures.type !== 'ready' || figuresAt === null || (isOnline && !isOld)) return null;
  return (
    <Notice tone="info" mb="4">
      <WifiOff aria-hidden /> <span>{insightsText.from(new Date(figuresAt))}</span>
    </Notice>
  );
}

interface BodyProps {
  roomId: string;
  state: InsightsState;
  shown: ShownVersion | null;
  draft: Room | null;
}

function Body({ roomId, state, shown, draft }: BodyProps) {
  const published = shown?.published;
  if (state.draft.type === 'loading' || published?.type === 'loading') return <Loading />;
  if (!shown) return draft ? <NobodyYet roomId={roomId} room={draft} isLive={false} /> : null;
  if (published?.type === 'failed')
    return (
      <Failed
        title={insightsText.noRoom}
        failure={published.failure}
        onRetry={() => state.loadVersion(shown.version)}
      />
    );
  const room = published?.type === 'ready' ? published.value.room : null;
  if (!room) return null;
  return (
    <ShownRoomContext value={{ roomId, room, draft }}>
      <Figures roomId={roomId} state={state} shown={shown} room={room} />
    </ShownRoomContext>
  );
}

function Failed({
  title,
  failure,
  onRetry,
}: {
  title: string;
  failure: keyof typeof appText.failures;
  onRetry: () => void;
}) {
  return (
    <Panel>
      <FuseBox title={title} text={appText.failures[failure]}>
        <Button onClick={onRetry}>{appText.retry}</Button>
      </FuseBox>
    </Panel>
  );
}

function Loading() {
  return (
    <Stack gap="4.5">
      <VisuallyHidden role="status">{insightsText.loading}</VisuallyHidden>
      {['11rem', '26rem', '14rem'].map((height) => (
        <Skeleton key={height} height={height} borderRadius="lg" aria-hidden />
      ))}
    </Stack>
  );
}

/**
 * The parts that need the figures. The map is shown before the figures load, since it needs only the room.
 */
function Figures({
  roomId,
  state,
  shown,
  room,
}: Omit<BodyProps, 'draft' | 'shown'> & { shown: ShownVersion; room: Room }) {
  const { choose } = useAddress();
  const map = usePuzzleMapOf(room);
  const read = usePageRead(room, shown.figures);
  const all = state.figures.type === 'ready' ? state.figures.value : [];
  if (read) return <Parts read={read} all={all} shown={shown} />;
  if (state.figures.type === 'ready') {
    if (all.length === 0) return <NobodyYet roomId={roomId} room={room} isLive={shown.isLive} />;
    const compared = compareVersions(room, upTo(all, shown.version), []);
    return (
      <Stack gap="4.5">
        <Earlier
          all={all}
          version={shown.version}
          onShow={(version) => choose({ version: String(version), lock: null })}
        />
        <FewPlays roomId={roomId} room={room} map={map} plays={shown.plays} isLive={shown.isLive} />
        {compared && <VersionsPart compared={compared} />}
      </Stack>
    );
  }
  return (
    <Stack gap="4.5">
      {state.figures.type === 'failed' ? (
        <Panel>
          <FuseBox title={insightsText.failed.title} text={insightsText.failed.text}>
            <Button onClick={() => state.load()}>{appText.retry}</Button>
          </FuseBox>
        </Panel>
      ) : (
        <Skeleton height="11rem" borderRadius="lg" aria-hidden />
      )}
      <WayPart
        {...{ room, map, way: null, chosen: null, onOpen: () => {} }}
        isWaiting={state.figures.type === 'loading'}
      />
    </Stack>
  );
}
