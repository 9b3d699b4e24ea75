import { Button } from '@chakra-ui/react';
import { useProfile } from '../../components/appStores.ts';
import { isEmbedded } from '../../components/isEmbedded.ts';
import { Link } from '../../components/Link.tsx';
import { EndScreen } from '../../components/play/EndScreen.tsx';
import { useGameplay, useGameStatus } from '../../components/play/gameContext.ts';
import { LeaderboardPanel } from '../../components/play/LeaderboardPanel.tsx';
import { NameForm } from '../../components/play/NameForm.tsx';
import { OwnPlace } from '../../components/play/OwnPlace.tsx';
import { UnfinishedName } from '../../components/play/UnfinishedName.tsx';
import { ReportRoom } from '../../components/report/ReportRoom.tsx';
import { BookmarkButton } from '../../components/room/BookmarkButton.tsx';
import { ShareButton } from '../../components/share/ShareButton.tsx';
import { endText } from '../../text/ending.ts';
import { NextRoom } from './NextRoom.tsx';
import { loadPlayerName, savePlayerName } from './playerName.ts';
import { RateRoom } from './RateRoom.tsx';
import { RecommendedRooms } from './RecommendedRooms.tsx';
import { useRecommended } from './useRecommended.ts';
import { useRatings, useRecords, useSummary } from './useRoom.ts';

/** After an escape or a game over: the next room, name, stars, the leaderboard, bookmark, share, and further rooms. */
export function RoomEnd({ roomId }: { roomId: string }) {
  const accountName = useProfile((profile) => profile.name);
  const isGuest = useProfile((profile) => profile.userId === '');
  const isEscaped = useGameStatus((s) => s.isEscaped);
  const roomName = useGameplay((s) => s.roomName);
  const records = useRecords(roomId);
  const ratings = useRatings(roomId);
  const creatorId = useSummary(roomId)?.creatorId;
  const { rooms, isKnown } = useRecommended();
  const [next, ...others] = rooms;
  const hasNext = !isEmbedded && (next !== undefined || !isKnown);
  const suggestedName = accountName || loadPlayerName();
  return (
    <>
      <EndScreen
        {...(hasNext && { next: <NextRoom room={next} /> })}
        place={isEscaped && <OwnPlace store={records} />}
        naming={
          isEscaped ? (
            <NameForm records={records} suggestedName={suggestedName} onNamed={savePlayerName} />
          ) : (
            isGuest && (
              <UnfinishedName records={records} suggestedName={suggestedName} onNamed={savePlayerName} />
            )
          )
        }
        rating={<RateRoom store={ratings} creatorId={creatorId} />}
        exit={
          <>
            {!isEmbedded && <BookmarkButton roomId={roomId} />}
            <ShareButton roomId={roomId} roomName={roomName} />
            {!isEmbedded && (
              <Button asChild variant="outline">
                <Link to="/dashboard">{endText.moreRooms}</Link>
              </Button>
            )}
          </>
        }
        board={<LeaderboardPanel store={records} />}
      >
        <ReportRoom roomId={roomId} roomName={roomName} creatorId={creatorId} />
      </EndScreen>
      {!isEmbedded && <RecommendedRooms rooms={others} />}
    </>
  );
}
