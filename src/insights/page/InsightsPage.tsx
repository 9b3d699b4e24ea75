import {
  Box,
  Button,
  Link as ChakraLink,
  Grid,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { History, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FEWEST_PLAYS, playsIn } from '../../../core/insight/readInsights.ts';
import type { VersionFigures } from '../../../core/insight/versionFigures.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { useIsPrinted } from '../../shared/browser/useIsPrinted.ts';
import { useOnline } from '../../shared/browser/useOnline.ts';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { Notice } from '../../shared/kit/Notice.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PrintStyle } from '../../shared/page/PrintStyle.tsx';
import { appText } from '../../shared/text/app.ts';
import { LockPart } from '../lock/LockPart.tsx';
import { WayPart } from '../map/WayPart.tsx';
import { DevicesPart } from '../parts/DevicesPart.tsx';
import { EndsPart } from '../parts/EndsPart.tsx';
import { HintsPart } from '../parts/HintsPart.tsx';
import { TimePart } from '../parts/TimePart.tsx';
import { UnseenPart } from '../parts/UnseenPart.tsx';
import { VersionsPart } from '../parts/VersionsPart.tsx';
import { WeeksPart } from '../parts/WeeksPart.tsx';
import { type Comparison, compareVersions, readWeeks } from '../reading/readVersions.ts';
import { isQuiet } from '../reading/readWay.ts';
import type { InsightsState } from '../store/insightsStore.ts';
import { insightsText } from '../text/insights.ts';
import { FewPlays, NobodyYet } from './FewPlays.tsx';
import { PageHead } from './PageHead.tsx';
import { type PartId, PartTabs } from './PartTabs.tsx';
import { ShownRoomContext } from './shownRoom.ts';
import {
  type PageRead,
  type ShownVersion,
  useInsightsOf,
  usePageRead,
  usePuzzleMapOf,
  useShownVersion,
} from './useInsights.ts';

/** `/projects?insights=`: how a room is played, where it loses people, and the ways to mend that. */
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

/** The room, version and lock in the address: a reload shows the same, and Back leads to the list of rooms. */
function useAddress() {
  const [search, setSearch] = useSearchParams();
  function choose(changes: Readonly<Record<string, string | null>>): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name);
      else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return { get: (name: string) => search.get(name), choose };
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

/** What the figures tell. The map is shown before they load, since it needs only the room. */
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

interface EarlierProps {
  all: readonly VersionFigures[];
  version: number;
  onShow: (version: number) => void;
}

/** The way to the figures of the version before: after a change is published, there are none of the new one yet. */
function Earlier({ all, version, onShow }: EarlierProps) {
  const earlier = all.find((each) => each.version < version && playsIn(each) >= FEWEST_PLAYS);
  if (!earlier) return null;
  const { few } = insightsText;
  return (
    <Notice tone="info" alignItems="center" flexWrap="wrap">
      <History aria-hidden />
      <Text flex="1 1 12rem">{few.earlier(earlier.version, playsIn(earlier))}</Text>
      <Button variant="outline" size="sm" onClick={() => onShow(earlier.version)}>
        {few.showEarlier(earlier.version)}
      </Button>
    </Notice>
  );
}

/** Leaves out later versions, since a version is compared only with those before it. */
function upTo(all: readonly VersionFigures[], version: number): readonly VersionFigures[] {
  return all.filter((each) => each.version <= version);
}

interface PartsProps {
  read: PageRead;
  /** Figures of all versions, newest first. */
  all: readonly VersionFigures[];
  shown: ShownVersion;
}

function Parts({ read, all, shown: { version } }: PartsProps) {
  const { room, map, insights, way, hints, figures } = read;
  const { get, choose } = useAddress();
  const lock = way.find((each) => each.lock === get('lock'));
  const [isFresh, setFresh] = useState(false);
  const show = (id: ItemId | null) => {
    setFresh(true);
    choose({ lock: id });
  };
  const open = (id: ItemId) => show(id === lock?.lock ? null : id);
  const compared = compareVersions(room, upTo(all, version), way);
  const hasUnseen = insights.unfound.length + insights.clickedInVain.length > 0;
  const isCalm = isQuiet(insights, way, hints) && (insights.time?.limit ?? room.timeLimit) === room.timeLimit;
  const hasWeeks = readWeeks(all, version).length > 1;
  const close = () => {
    choose({ lock: null });
    document.querySelector<HTMLElement>(`[data-lock="${CSS.escape(lock?.lock ?? '')}"]`)?.focus();
  };
  return (
    <>
      <PartTabs
        parts={partsOf({ hasHints: hints !== null && !isCalm, hasTime: !isCalm, hasUnseen, compared })}
      />
      <Stack gap="4.5">
        <Grid
          gap="4.5"
          templateColumns={{ lg: hasWeeks ? 'minmax(0, 1.25fr) minmax(0, 1fr)' : 'minmax(0, 1fr)' }}
        >
          <EndsPart read={read} onShow={show} />
          <WeeksPart figures={all} version={version} />
        </Grid>
        <WayPart {...{ room, map, way }} isWaiting={false} chosen={lock?.lock ?? null} onOpen={open} />
        {lock && (
          <LockPart
            lock={lock}
            reachedBy={figures.locks[lock.lock]?.reached ?? 0}
            isFresh={isFresh}
            onClose={close}
          />
        )}
        <Grid
          gap="4.5"
          alignItems="start"
          templateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}
          // A last part without another one beside it takes the whole width.
          css={{ lg: { '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } } }}
        >
          {hints && !isCalm && <HintsPart hints={hints} />}
          {hasUnseen && <UnseenPart insights={insights} map={map} />}
          {!isCalm && <TimePart read={read} />}
          {compared && <VersionsPart compared={compared} />}
        </Grid>
        {insights.devices && <DevicesPart devices={insights.devices} />}
      </Stack>
    </>
  );
}

function partsOf(given: {
  hasHints: boolean;
  hasTime: boolean;
  hasUnseen: boolean;
  compared: Comparison | null;
}): readonly PartId[] {
  return [
    'ends',
    'way',
    ...(given.hasHints ? (['hints'] as const) : []),
    ...(given.hasUnseen ? (['unseen'] as const) : []),
    ...(given.hasTime ? (['time'] as const) : []),
    ...(given.compared ? (['versions'] as const) : []),
  ];
}
