import { Box, chakra, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatClock, formatTaken } from '../../shared/language/formatClock.ts';
import { wallText } from '../text/wall.ts';
import { WallColumns } from './WallColumns.tsx';
import {
  SpokenTeams,
  Standing,
  StillComing,
  standingOf,
  TeamName,
  WallBar,
  WallFoot,
  WallPennant,
} from './WallParts.tsx';
import { high } from './wallSizes.ts';
import { clockOf, isOut, MOST_IN_LIST, type PlacedTeam, teamsOf, type Wall } from './wallView.ts';

/** The height of all rows of teams, in hundredths of the wall's height. */
const FOR_ROWS = 69;

interface WallRunProps {
  wall: Wall;
  /** Milliseconds since the epoch. */
  at: number;
  /** Milliseconds since the answer was received. */
  since: number;
}

/** A running class: the clock, and the teams' progress. */
export function WallRun({ wall, at, since }: WallRunProps) {
  const teams = teamsOf(wall);
  const out = teams.filter(isOut).length;
  return (
    <>
      <Flex
        as="header"
        flex="none"
        align="center"
        justify="space-between"
        gap={high(4)}
        paddingX={high(4.5)}
        paddingTop={high(3.2)}
        paddingBottom={high(1)}
      >
        <Box minWidth="0">
          <Heading as="h1" dir="auto" textAlign="start" fontSize={high(5.4)} lineHeight="1.15" lineClamp="1">
            {wall.roomName}
          </Heading>
          <Text fontSize={high(3.6)} color="fg.muted" marginTop={high(0.6)}>
            {wall.state === 'paused' ? wallText.paused : wallText.out(out, teams.length)}
          </Text>
        </Box>
        <ClassClock wall={wall} since={since} />
      </Flex>
      <SpokenTeams teams={teams} standing={standingOf} />
      {teams.length > MOST_IN_LIST ? (
        <WallColumns teams={teams} language={wall.language} at={at} />
      ) : (
        <Rows teams={teams} language={wall.language} />
      )}
      <WallFoot>
        <StillComing wall={wall} />
      </WallFoot>
    </>
  );
}

/** The class's clock on its plate: brass, reddish in the last minute, pewter in a pause. */
function ClassClock({ wall, since }: { wall: Wall; since: number }) {
  const shown = clockOf(wall, since);
  const isLast = wall.limit !== null && shown < 60_000;
  const { clock } = wallText;
  const label = wall.state === 'paused' ? clock.paused : wall.limit === null ? clock.played : clock.left;
  return (
    <Plate data-paused={wall.state === 'paused' || undefined} data-last={isLast || undefined}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {wall.limit === null ? formatTaken(shown) : formatClock(shown)}
    </Plate>
  );
}

const Plate = chakra('div', {
  base: {
    layerStyle: 'brassPlate',
    flex: 'none',
    minWidth: high(31),
    paddingX: high(3.5),
    paddingBottom: high(1),
    borderRadius: high(1.6),
    fontFamily: 'heading',
    fontSize: high(11),
    fontWeight: '700',
    lineHeight: '1.1',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    transition: 'background-image 600ms, filter 600ms',
    '&[data-last]': {
      backgroundImage: 'linear-gradient(180deg, #ffd9a0, #f2a95c 46%, #e08b3c 47%, #c4702b)',
    },
    '&[data-paused]': {
      backgroundImage: 'linear-gradient(180deg, #d8dbe9, #b3b9d3 46%, #a1a8c6 47%, #8f96ba)',
    },
  },
});

/** Up to twelve teams, each with a progress bar. */
function Rows({ teams, language }: { teams: readonly PlacedTeam[]; language: string }) {
  const row = Math.min(11.4, FOR_ROWS / Math.max(1, teams.length));
  const size = Math.min(5.2, Math.max(4, row * 0.78));
  return (
    <Grid aria-hidden style={{ gridAutoRows: high(row) }}>
      {teams.map((team) => (
        <Box key={team.team} display="contents">
          <WallPennant team={team.team} height={Math.min(7.4, row * 0.82)} />
          <TeamName team={team} language={language} size={high(size)} />
          <WallBar
            share={isOut(team) ? 1 : team.progress}
            isGreen={isOut(team)}
            height={Math.min(4, row * 0.5)}
          />
          <Standing team={team} size={Math.min(4, row * 0.66)} />
        </Box>
      ))}
    </Grid>
  );
}

const Grid = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    display: 'grid',
    // The column of names is as wide as the longest one, so that all bars are aligned.
    gridTemplateColumns: `auto minmax(0, max-content) minmax(${high(18)}, 1fr) max-content`,
    alignItems: 'center',
    alignContent: 'center',
    columnGap: high(3),
    paddingX: high(4.5),
  },
});
