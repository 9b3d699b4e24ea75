import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { DoorOpen, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pennant } from '../../play/class/Pennant.tsx';
import { CodeTags } from '../../play/together/door/CodeTags.tsx';
import { useSharedAddress } from '../../rooms/share/useSharedAddress.ts';
import { Crest } from '../../shared/kit/Crest.tsx';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { languageProps } from '../../shared/language/languageProps.ts';
import { openingText } from '../../shared/text/opening.ts';
import { wallText } from '../text/wall.ts';
import { high } from './wallSizes.ts';
import { isOut, type PlacedTeam, type Wall } from './wallView.ts';

/** How a team stands, in a word or a number. */
export function standingOf({ outcome, progress, place, played, isPaused }: PlacedTeam): string {
  if (outcome === 'escaped') return place === null ? wallText.isOut : wallText.outAfter(formatTaken(played));
  // Rounded down, so that no team shows 100 % before its escape.
  const share = wallText.percent(Math.floor(progress * 100) / 100);
  return isPaused && outcome === null ? `${share}, ${wallText.isPaused}` : share;
}

/** All teams as a list for screen readers, instead of the drawing. */
export function SpokenTeams({
  teams,
  standing,
}: {
  teams: readonly PlacedTeam[];
  standing: (team: PlacedTeam) => string;
}) {
  return (
    <VisuallyHidden as="ul" aria-label={wallText.teams}>
      {teams.map((team) => (
        <li key={team.team}>
          {team.place !== null && `${wallText.place(team.place)} `}
          {wallText.spoken(team.name, standing(team))}
        </li>
      ))}
    </VisuallyHidden>
  );
}

/** A team's pennant in hundredths of the wall's height. */
export function WallPennant({ team, height }: { team: number; height: number }) {
  return (
    <Box flex="none" css={{ '& svg': { display: 'block', width: 'auto', height: high(height) } }}>
      <Pennant team={team} size={48} />
    </Box>
  );
}

/** A team's name in the class's language, with its rank if it has one. */
export function TeamName({ team, language, size }: { team: PlacedTeam; language: string; size: string }) {
  return (
    <Name style={{ fontSize: size }} {...languageProps(language)}>
      {team.place !== null && <Place>{wallText.place(team.place)}</Place>}
      {team.name}
    </Name>
  );
}

const Name = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: '700',
    // A long name has a second line.
    lineHeight: '1',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
});

const Place = chakra('span', { base: { color: 'accent', marginInlineEnd: '0.4em' } });

/** A team's state; a door for teams that have escaped. */
export function Standing({ team, size }: { team: PlacedTeam; size: number }) {
  return (
    <Flex
      align="center"
      gap={high(1)}
      fontSize={high(size)}
      fontWeight="700"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      color={isOut(team) ? 'fg.success' : 'fg.muted'}
      css={{ '& svg': { boxSize: '1.15em', flexShrink: '0' } }}
    >
      {isOut(team) && <DoorOpen />}
      {standingOf({ ...team, isPaused: false })}
      {team.isPaused && team.outcome === null && <Pause />}
    </Flex>
  );
}

/** A bar in tenths. It grows, and never shrinks, since progress does not. */
export function WallBar({ share, isGreen, height }: { share: number; isGreen: boolean; height: number }) {
  return (
    <Trough style={{ height: high(height) }}>
      <Filled style={{ width: `${share * 100}%` }} data-green={isGreen || undefined} />
      <Tenths />
    </Trough>
  );
}

const Trough = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'full',
    border: '2px solid {colors.brass.500}',
    bg: 'bg.deep',
    padding: '2px',
  },
});

const Filled = chakra('div', {
  base: {
    height: '100%',
    borderStartRadius: 'full',
    background: 'linear-gradient(180deg, #fbe3a0, #e9b94f 55%, #c78d31)',
    transition: 'width {durations.picture}',
    '&[data-green]': { background: 'linear-gradient(180deg, #b6e3c1, #62b47e 55%, #3f9160)' },
  },
});

const Tenths = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    background:
      'repeating-linear-gradient(90deg, transparent 0 calc(10% - 2px), rgb(28 15 18 / 0.75) calc(10% - 2px) 10%)',
  },
});

/** The wooden rail at the bottom: a last note, and the logo. */
export function WallFoot({ children }: { children: ReactNode }) {
  return (
    <Rail>
      <Flex align="center" gap={high(4)} flex="1" minWidth="0">
        {children}
      </Flex>
      <Flex
        align="center"
        gap={high(1.6)}
        fontFamily="heading"
        fontSize={high(3.2)}
        fontWeight="700"
        whiteSpace="nowrap"
        css={{ '& svg': { width: 'auto', height: high(4.8) } }}
      >
        <Crest /> {openingText.productName}
      </Flex>
    </Rail>
  );
}

const Rail = chakra('footer', {
  base: {
    layerStyle: 'woodBoard',
    display: 'flex',
    alignItems: 'center',
    gap: high(3),
    minHeight: high(9),
    paddingX: high(4.5),
    paddingY: high(1),
    borderTop: '3px solid #8a5433',
    fontSize: high(3.3),
    fontWeight: '650',
  },
});

/** Says how latecomers can join, while the door is open. */
export function StillComing({ wall: { isDoorOpen, code } }: { wall: Wall }) {
  const { host } = useSharedAddress();
  if (!isDoorOpen) return <span>{wallText.doorShut}</span>;
  return (
    <>
      <span>
        {wallText.stillComing} {wallText.open} <strong>{host}</strong>
      </span>
      <CodeTags code={code} label={wallText.code(code)} fontSize={high(3.6)} />
    </>
  );
}
