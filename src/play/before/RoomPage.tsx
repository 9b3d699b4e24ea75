import { Skeleton, Stack, Link as StyledLink } from '@chakra-ui/react';
import { ArrowLeft, BadgeCheck, ExternalLink, Eye } from 'lucide-react';
import { useStore } from 'zustand';
import { coverFrameOf } from '../../../core/catalogue/coverFrames.ts';
import { RoomRibbon } from '../../rooms/card/RoomRibbon.tsx';
import { roomAddress } from '../../rooms/share/roomAddress.ts';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { isEmbedded } from '../../shared/page/isEmbedded.ts';
import { embeddedText } from '../../shared/text/embedded.ts';
import { Remark } from '../after/Remark.tsx';
import { isFound, useRatings, useRecords, useSoughtSummary } from '../gameplay/useRoom.ts';
import { RecommendedRooms } from '../recommend/RecommendedRooms.tsx';
import { useRecommended } from '../recommend/useRecommended.ts';
import { useGameplay } from '../table/gameContext.ts';
import { gameplayText } from '../text/gameplay.ts';
import { FirstOrAgain } from './FirstOrAgain.tsx';
import { IntroductionCard } from './IntroductionCard.tsx';
import { LazyBelow } from './LazyBelow.tsx';
import { OwnRoom } from './OwnRoom.tsx';
import { PlayTogether, PlayWithClass } from './PlayTogether.tsx';
import { RoomFactsRow } from './RoomFactsRow.tsx';

/** `/gameplay/{roomId}` before its start. */
export function RoomPage({ roomId }: { roomId: string }) {
  const roomName = useGameplay((s) => s.roomName);
  const sought = useSoughtSummary(roomId);
  const summary = isFound(sought) ? sought : null;
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
            {summary && <RoomFactsRow summary={summary} aggregate={aggregate} />}
            {sought === null && <FactsPlace />}
            {!isEmbedded && <OwnRoom roomId={roomId} creatorId={summary?.creatorId} />}
          </>
        }
        together={<PlayTogether roomId={roomId} />}
        withClass={!isEmbedded && <PlayWithClass roomId={roomId} />}
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
      <LazyBelow
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

/** Keeps the usual height of the facts while they load, so that nothing moves. */
function FactsPlace() {
  return (
    <Stack gap="2" marginTop="4" minHeight={{ base: '5.75rem', md: '3.75rem' }}>
      <Skeleton height="5" width="70%" />
      <Skeleton height="5" width="50%" />
    </Stack>
  );
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
