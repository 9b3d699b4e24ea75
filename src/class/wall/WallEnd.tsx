import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { wallText } from '../text/wall.ts';
import { WallColumns } from './WallColumns.tsx';
import { SpokenTeams, Standing, standingOf, TeamName, WallPennant } from './WallParts.tsx';
import { high } from './wallSizes.ts';
import { isOut, MOST_IN_LIST, type PlacedTeam, teamsOf, type Wall } from './wallView.ts';

/** Shown once nobody plays any more. It does not say which team was last. */
export function WallEnd({ wall, at }: { wall: Wall; at: number }) {
  const teams = teamsOf(wall);
  const { over } = wallText;
  const out = teams.filter(isOut).length;
  const isEverybodyOut = teams.length > 0 && out === teams.length;
  const areAllFar = !isEverybodyOut && teams.length > 0 && teams.every(isHalfWay);
  const isMany = teams.length > MOST_IN_LIST;
  return (
    <>
      <Box as="header" textAlign="center" paddingTop={high(isMany ? 2.5 : 4.5)} paddingX={high(4.5)}>
        <Heading as="h1" fontSize={high(isMany ? 8 : 9.5)} lineHeight="1.1" color="brass.100">
          {isEverybodyOut ? over.everybody : over.time}
        </Heading>
        <Text fontSize={high(4.4)} marginTop={high(1.4)}>
          {out > 0 && `${wallText.out(out, teams.length)}. `}
          {areAllFar && over.halfway}
        </Text>
      </Box>
      <SpokenTeams teams={teams} standing={standingOf} />
      {isMany ? (
        <WallColumns teams={teams} language={wall.language} at={at} />
      ) : (
        <Cards teams={teams} language={wall.language} />
      )}
      <Rail>{over.lookUp}</Rail>
    </>
  );
}

function isHalfWay(team: PlacedTeam): boolean {
  return isOut(team) || team.progress >= 0.5;
}

function Cards({ teams, language }: { teams: readonly PlacedTeam[]; language: string }) {
  const rows = Math.max(1, Math.ceil(teams.length / 2));
  const height = Math.min(14, 66 / rows - 1.6);
  return (
    <Grid aria-hidden style={{ gridAutoRows: high(height) }} data-one={teams.length === 1 || undefined}>
      {teams.map((team) => (
        <Card key={team.team} data-out={isOut(team) || undefined}>
          <WallPennant team={team.team} height={Math.min(7.4, height * 0.62)} />
          <Box flex="1" minWidth="0" display="flex">
            <TeamName
              team={team}
              language={language}
              size={`min(${high(Math.max(4, Math.min(5.2, height * 0.4)))}, 3.2vw)`}
            />
          </Box>
          <Standing team={team} size={4} />
        </Card>
      ))}
    </Grid>
  );
}

const Grid = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignContent: 'center',
    columnGap: high(3.2),
    rowGap: high(1.6),
    paddingX: high(4.5),
    '&[data-one]': { gridTemplateColumns: 'minmax(0, 0.6fr)', justifyContent: 'center' },
  },
});

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: high(2),
    paddingX: high(2.6),
    minWidth: '0',
    borderRadius: high(1.4),
    border: '2px solid {colors.border}',
    bg: 'bg.deep/70',
    transition: 'border-color 600ms, background-color 600ms',
    '&[data-out]': { borderColor: 'border.success' },
  },
});

const Rail = chakra('footer', {
  base: {
    layerStyle: 'woodBoard',
    paddingY: high(2.2),
    paddingX: high(4.5),
    textAlign: 'center',
    fontSize: high(3.6),
    fontWeight: '650',
    borderTop: '3px solid #8a5433',
  },
});
