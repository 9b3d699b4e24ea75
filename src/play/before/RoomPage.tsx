import { Box, Heading, Link as StyledLink } from '@chakra-ui/react';
import { ArrowLeft, BadgeCheck, ExternalLink, Eye } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { coverFrameOf } from '../../../core/catalogue/coverFrames.ts';
import { RoomRibbon } from '../../rooms/card/RoomRibbon.tsx';
import { ReportRoom } from '../../rooms/report/ReportRoom.tsx';
import { roomAddress } from '../../rooms/share/roomAddress.ts';
import { ShareWays } from '../../rooms/share/ShareWays.tsx';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { isEmbedded } from '../../shared/page/isEmbedded.ts';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import { embeddedText } from '../../shared/text/embedded.ts';
import { LazyRateRoom } from '../after/LazyRateRoom.tsx';
import { Remark } from '../after/Remark.tsx';
import type { RatingStore } from '../after/ratingStore.ts';
import { useRatings, useRecords, useSummary } from '../gameplay/useRoom.ts';
import type { GameRecordStore } from '../leaderboard/gameRecordStore.ts';
import { LeaderboardPanel } from '../leaderboard/LeaderboardPanel.tsx';
import { RecommendedRooms } from '../recommend/RecommendedRooms.tsx';
import { useRecommended } from '../recommend/useRecommended.ts';
import { useGameplay } from '../table/gameContext.ts';
import { gameplayText } from '../text/gameplay.ts';
import { LazyTeamBoard } from '../together/LazyTogether.tsx';
import { FirstOrAgain } from './FirstOrAgain.tsx';
import { IntroductionCard } from './IntroductionCard.tsx';
import { OwnRoom } from './OwnRoom.tsx';
import { PlayTogether } from './PlayTogether.tsx';
import { RoomFactsRow } from './RoomFactsRow.tsx';

/** `/gameplay/{roomId}` before its start. */
export function RoomPage({ roomId }: { roomId: string }) {
  const roomName = useGameplay((s) => s.roomName);
  const summary = useSummary(roomId);
  const records = useRecords(roomId);
  const ratings = useRatings(roomId);
  const aggregate = useStore(ratings, (state) => state.aggregate);
  return (
    <>
      <IntroductionCard
        back={isEmbedded ? <OpenApart roomId={roomId} /> : <BackToRooms />}
        byline={summary && roomPageText.published(summary.creator, new Date(summary.createdAt * 1000))}
        facts={
          <>
            {summary ? <RoomFactsRow summary={summary} aggregate={aggregate} /> : <FactsPlace />}
            {!isEmbedded && <OwnRoom roomId={roomId} creatorId={summary?.creatorId} />}
          </>
        }
        together={<PlayTogether roomId={roomId} />}
        frame={coverFrameOf(summary?.coverBackground ?? null)}
        corner={!isEmbedded && <RoomRibbon roomId={roomId} roomName={roomName} />}
        told={
          <>
            <FirstOrAgain store={records} />
            <Remark icon={<Eye />}>{gameplayText.creatorSees}</Remark>
          </>
        }
        proof={
          <Remark icon={<BadgeCheck />} color="fg.success" fontWeight="600">
            {roomPageText.exit}
          </Remark>
        }
      />
      <Below
        records={records}
        ratings={ratings}
        roomId={roomId}
        roomName={roomName}
        creatorId={summary?.creatorId}
      />
      {!isEmbedded && <NextRooms />}
    </>
  );
}

/** As many as fit in one row. */
const ROW = 3;

function NextRooms() {
  return <RecommendedRooms rooms={useRecommended().rooms.slice(0, ROW)} />;
}

/** Reserves the usual height of the facts, so that nothing moves when they load. */
function FactsPlace() {
  return <Box marginTop="4" minHeight={{ base: '5.75rem', md: '3.75rem' }} />;
}

function BackToRooms() {
  return (
    <StyledLink asChild variant="underline" color="fg.muted" textStyle="sm" minHeight="11" mb="1">
      <Link to="/dashboard">
        <ArrowLeft size={16} aria-hidden />
        {roomPageText.allRooms}
      </Link>
    </StyledLink>
  );
}

function OpenApart({ roomId }: { roomId: string }) {
  return (
    <StyledLink
      href={roomAddress(roomId)}
      target="_blank"
      rel="noreferrer"
      variant="underline"
      color="fg.muted"
      textStyle="sm"
      minHeight="11"
      mb="1"
    >
      {embeddedText.open}
      <ExternalLink size={16} aria-hidden />
    </StyledLink>
  );
}

interface BelowProps {
  records: GameRecordStore;
  ratings: RatingStore;
  roomId: string;
  roomName: string;
  creatorId: string | undefined;
}

/** The leaderboard of single players, and that of teams once it is asked for. */
function Boards({ roomId, records }: Pick<BelowProps, 'roomId' | 'records'>) {
  const [shown, setShown] = useState<'alone' | 'teams'>('alone');
  const { label, alone, teams } = gameplayText.boards;
  return (
    <>
      <Box marginBottom="4">
        <SegmentedControl
          label={label}
          value={shown}
          isQuiet
          choices={[
            { value: 'alone', label: alone },
            { value: 'teams', label: teams },
          ]}
          onChoose={setShown}
        />
      </Box>
      {shown === 'alone' ? <LeaderboardPanel store={records} /> : <LazyTeamBoard roomId={roomId} />}
    </>
  );
}

/** Leaderboard, rating and sharing. */
function Below({ records, ratings, creatorId, ...room }: BelowProps) {
  const hasEscaped = useStore(records, (s) => s.own !== null);
  return (
    <Box
      width={PAGE_WIDTH}
      marginX="auto"
      marginBottom="14"
      display="grid"
      gap="8"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 1fr)' }}
    >
      <Panel padding={{ base: '5', md: '6' }}>
        <Boards roomId={room.roomId} records={records} />
        {hasEscaped && <LazyRateRoom store={ratings} creatorId={creatorId} />}
      </Panel>
      <Panel as="section" padding={{ base: '5', md: '6' }}>
        <Heading as="h2" size="xl" marginBottom="4">
          {roomPageText.share.title}
        </Heading>
        <ShareWays {...room} />
        <Box marginTop="4" marginX="-3">
          <ReportRoom {...room} creatorId={creatorId} />
        </Box>
      </Panel>
    </Box>
  );
}
