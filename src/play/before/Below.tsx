import { Box, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ReportRoom } from '../../rooms/report/ReportRoom.tsx';
import { ShareWays } from '../../rooms/share/ShareWays.tsx';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import { Panel } from '../../shared/kit/Panel.tsx';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { LazyRateRoom } from '../after/LazyRateRoom.tsx';
import type { RatingStore } from '../after/ratingStore.ts';
import type { GameRecordStore } from '../leaderboard/gameRecordStore.ts';
import { LeaderboardPanel } from '../leaderboard/LeaderboardPanel.tsx';
import { gameplayText } from '../text/gameplay.ts';
import { LazyTeamBoard } from '../together/LazyTogether.tsx';

export interface BelowProps {
  records: GameRecordStore;
  ratings: RatingStore;
  roomId: string;
  roomName: string;
  creatorId: string | undefined;
}

/** The room's page below its introduction: leaderboard, rating and sharing. */
export function Below({ records, ratings, creatorId, ...room }: BelowProps) {
  const hasEscaped = useStore(records, (s) => s.own !== null);
  return (
    <>
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
    </>
  );
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
