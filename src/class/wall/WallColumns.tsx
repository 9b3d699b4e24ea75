import { Box, chakra, Flex } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { wallText } from '../text/wall.ts';
import { TeamName, WallBar, WallPennant } from './WallParts.tsx';
import { high } from './wallSizes.ts';
import { type Column, columnsOf, DISTANCES, type PlacedTeam } from './wallView.ts';

/** The number of letters of a name that fit in a column's line, in a square window. */
const LETTERS = 9.6;

interface WallColumnsProps {
  teams: readonly PlacedTeam[];
  language: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A class of more than twelve teams: columns by progress, each with a page of names (Q12). */
export function WallColumns({ teams, language, at }: WallColumnsProps) {
  const fits = Math.floor(useRatio() * LETTERS);
  return (
    <Columns aria-hidden>
      {columnsOf(teams, at, fits).map((column) => (
        <OneColumn key={column.distance} column={column} language={language} />
      ))}
    </Columns>
  );
}

function OneColumn({ column: { distance, count, page }, language }: { column: Column; language: string }) {
  const isOutside = distance === 'outside';
  return (
    <Sheet data-outside={isOutside || undefined}>
      <Flex
        align="center"
        gap={high(1)}
        marginBottom={high(1)}
        color={isOutside ? 'fg.success' : 'accent.hover'}
      >
        {isOutside && <DoorOpen />}
        <Title>{wallText.distances[distance]}</Title>
        <Box as="span" marginStart="auto" fontFamily="heading" fontWeight="700" fontSize={high(4)} color="fg">
          {wallText.number(count)}
        </Box>
      </Flex>
      <WallBar share={middleOf(distance)} isGreen={isOutside} height={2} />
      <Box marginTop={high(1.6)}>
        {page.teams.map((team) => (
          <Flex
            key={team.team}
            align="center"
            gap={high(1.2)}
            minHeight={high(5.1)}
            paddingY={high(0.25)}
            minWidth="0"
          >
            <WallPennant team={team.team} height={4} />
            <TeamName team={team} language={language} size={high(4)} />
          </Flex>
        ))}
      </Box>
      {page.of > 1 && <PageNumber>{wallText.pageOf(page.number, page.of)}</PageNumber>}
    </Sheet>
  );
}

/** Returns the progress at which a column's bar stands: the middle of its third. */
function middleOf(distance: Column['distance']): number {
  return distance === 'outside' ? 1 : (DISTANCES.indexOf(distance) + 0.5) / 3;
}

const Columns = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: `min(${high(2.6)}, 1.2vw)`,
    paddingX: `min(${high(4.5)}, 2.4vw)`,
    paddingY: high(1.6),
  },
});

/** The window's width divided by its height. */
function useRatio(): number {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('resize', listener);
      return () => window.removeEventListener('resize', listener);
    },
    () => window.innerWidth / window.innerHeight,
  );
}

const PageNumber = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: high(1.4),
    bottom: high(0.6),
    fontSize: high(3),
    color: 'fg.muted',
  },
});

const Sheet = chakra('div', {
  base: {
    position: 'relative',
    minWidth: '0',
    overflow: 'hidden',
    paddingX: `min(${high(2)}, 0.9vw)`,
    paddingY: high(1.6),
    borderRadius: high(1.4),
    border: '2px solid {colors.border}',
    bg: 'bg.deep/70',
    '&[data-outside]': { borderColor: 'border.success' },
    '& > div > svg': { boxSize: high(4), flexShrink: '0' },
  },
});

const Title = chakra('span', {
  base: {
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: `min(${high(3.8)}, 2.45vw)`,
  },
});
