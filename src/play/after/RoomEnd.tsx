import { Button } from '@chakra-ui/react';
import { BookmarkButton } from '../../rooms/bookmarks/BookmarkButton.tsx';
import { ReportRoom } from '../../rooms/report/ReportRoom.tsx';
import { ShareButton } from '../../rooms/share/ShareButton.tsx';
import { useProfile } from '../../shared/context/appStores.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { isEmbedded } from '../../shared/page/isEmbedded.ts';
import { useRatings, useRecords, useSummary } from '../gameplay/useRoom.ts';
import { LeaderboardPanel } from '../leaderboard/LeaderboardPanel.tsx';
import { NameForm } from '../leaderboard/NameForm.tsx';
import { OwnPlace } from '../leaderboard/OwnPlace.tsx';
import { loadPlayerName } from '../leaderboard/playerName.ts';
import { UnfinishedName } from '../leaderboard/UnfinishedName.tsx';
import { NextRoom } from '../recommend/NextRoom.tsx';
import { RecommendedRooms } from '../recommend/RecommendedRooms.tsx';
import { useRecommended } from '../recommend/useRecommended.ts';
import { useGameplay, useGameStatus } from '../table/gameContext.ts';
import { endText } from '../text/ending.ts';
import { EndScreen } from './EndScreen.tsx';
import { RateRoom } from './RateRoom.tsx';

/** The end of a play: next room, name, stars, leaderboard, bookmark, share and more rooms. */
export function RoomEnd({ roomId }: { roomId: string }) {
  const accountName = useProfile((profile) => profile.name);
  const isGuest = useProfile((profile) => profile.userId === '');
  const isEscaped = useGameStatus((s) => s.isEscaped);
  const roomName = useGameplay((s) => s.roomName);
  const records = useRecords(roomId);
  const ratings = useRatings(roomId);
  const summary = useSummary(roomId);
  const creatorId = summary?.creatorId;
  // A player who came by a link can replay the room or share it; rooms of strangers come below.
  const isByLink = summary?.isListed === false;
  const { rooms, isKnown } = useRecommended();
  const next = isByLink ? undefined : rooms[0];
  const others = isByLink ? rooms : rooms.slice(1);
  const hasNext = !isEmbedded && !isByLink && (next !== undefined || !isKnown);
  const suggestedName = accountName || loadPlayerName();
  return (
    <>
      <EndScreen
        {...(hasNext && { next: <NextRoom room={next} /> })}
        place={isEscaped && <OwnPlace store={records} />}
        naming={
          isEscaped ? (
            <NameForm records={records} suggestedName={suggestedName} />
          ) : (
            isGuest && <UnfinishedName records={records} suggestedName={suggestedName} />
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
