import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { DoorOpen, Lightbulb, Lock } from 'lucide-react';
import { useState } from 'react';
import { Pennant } from '../../play/class/Pennant.tsx';
import { Chip } from '../../shared/kit/Chip.tsx';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { LockWords } from '../team/LockWords.tsx';
import { resultsText } from '../text/results.ts';
import { ResultPart } from './ResultPart.tsx';
import { TeamLine } from './TeamLine.tsx';
import type { Timeline, TimelineRow } from './timeline.ts';

const MINUTE = 60_000;

/** A line for each team, with what it opened and when it was helped. */
export function TimelinePart({ timeline }: { timeline: Timeline }) {
  const { rows, locks, length, ticks } = timeline;
  const { timeline: text } = resultsText;
  const [told, setTold] = useState<string | null>(null);
  return (
    <ResultPart title={text.title} aside={<Key locks={locks} />}>
      <chakra.ul listStyleType="none" m="0" p="0" role="list">
        {rows.map((row) => (
          <Row key={row.team}>
            <Team row={row} />
            <TeamLine row={row} length={length} onTell={setTold} />
            <Outcome row={row} />
          </Row>
        ))}
      </chakra.ul>
      <Axis aria-hidden>
        {ticks.map((tick) => (
          <Text as="span" key={tick} style={{ insetInlineStart: `${(tick / length) * 100}%` }}>
            {tick === length ? text.minutes(tick / MINUTE) : resultsText.number(tick / MINUTE)}
          </Text>
        ))}
      </Axis>
      {/* The mark itself is read out. */}
      <Told aria-hidden={told !== null || undefined} data-told={told !== null || undefined}>
        {told ?? text.help}
      </Told>
    </ResultPart>
  );
}

/** The legend: locks by their numbers, for which phones have no space, and the other marks. */
function Key({ locks }: { locks: Timeline['locks'] }) {
  const { timeline } = resultsText;
  return (
    <chakra.ul
      aria-label={timeline.key}
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      listStyleType="none"
      textStyle="sm"
      color="fg.muted"
      role="list"
    >
      {locks.map(({ name, words }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lock's number is its place
        <KeyEntry key={place}>
          <Numbered aria-hidden>{resultsText.number(place + 1)}</Numbered>{' '}
          <Text as="span" minWidth="0">
            <bdi>{name}</bdi>
            <LockWords words={words} lines={1} />
          </Text>
        </KeyEntry>
      ))}
      <KeyEntry color="fg.warning">
        <Lightbulb aria-hidden size="1.1em" /> {timeline.hint}
      </KeyEntry>
      <KeyEntry color="fg.success">
        <DoorOpen aria-hidden size="1.1em" /> {timeline.out}
      </KeyEntry>
    </chakra.ul>
  );
}

function Team({ row: { team, result } }: { row: TimelineRow }) {
  return (
    <Flex gridArea="team" align="center" gap="2.5" minW="0">
      <Pennant team={team} size={30} />
      <Box minW="0" overflowWrap="anywhere">
        <Text fontFamily="heading" fontWeight="700" fontSize="lg" lineHeight="1.2">
          {result.name}
        </Text>
        {result.names.length > 0 && (
          <Text textStyle="sm" color="fg.muted" lineHeight="1.3">
            <bdi>{resultsText.namesOf(result.names)}</bdi>
          </Text>
        )}
      </Box>
    </Flex>
  );
}

/** The team's outcome, with its counts of hints and wrong answers. */
function Outcome({ row: { result } }: { row: TimelineRow }) {
  const isOut = result.outcome === 'escaped';
  const share = Math.floor(result.progress * 100) / 100;
  const facts = [
    resultsText.wrong(result.wrong),
    resultsText.hints(result.hints),
    ...(result.minutesGiven === 0 ? [] : [resultsText.given(result.minutesGiven)]),
    ...(result.isHelped ? [resultsText.helped] : []),
  ];
  return (
    <>
      <Flex gridArea="end" justify="end" align="center">
        {isOut ? (
          <Chip tone="success" css={ON_PAPER}>
            <DoorOpen aria-hidden /> {resultsText.outAfter(formatTaken(result.played))}
          </Chip>
        ) : (
          <Chip css={ON_PAPER}>
            <Lock aria-hidden />
            {result.outcome === 'running' ? resultsText.playing : resultsText.progress(share)}
          </Chip>
        )}
      </Flex>
      <Text gridArea="facts" textStyle="sm" color="fg.muted">
        {facts.join(', ')}
      </Text>
    </>
  );
}

const ON_PAPER = { '@media print': { background: 'white!', color: 'black!', borderColor: 'black!' } };

const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '0.5',
    paddingY: '2',
    borderTopWidth: '1px',
    borderColor: 'border',
    breakInside: 'avoid',
    gridTemplateAreas: {
      base: '"team end" "line line" "facts facts"',
      md: '"team line end" "facts line end"',
      xl: '"team line end facts"',
    },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: '12rem minmax(0, 1fr) 8.5rem',
      xl: '12.5rem minmax(0, 1fr) 8.5rem 11rem',
    },
  },
});

const Axis = chakra('div', {
  base: {
    position: 'relative',
    display: { base: 'none', md: 'block' },
    height: '1.6em',
    textStyle: 'xs',
    color: 'fg.subtle',
    // Aligned with the lines above.
    marginInlineStart: { md: 'calc(12rem + 1.625rem)', xl: 'calc(12.5rem + 1.625rem)' },
    marginInlineEnd: { md: 'calc(8.5rem + 1.625rem)', xl: 'calc(19.5rem + 2.625rem)' },
    fontVariantNumeric: 'tabular-nums',
    '& > span': { position: 'absolute', translate: '-50% 0', whiteSpace: 'nowrap' },
    '& > span:last-child': { translate: '-100% 0' },
  },
});

const Told = chakra('p', {
  base: {
    minHeight: '3.1em',
    // Stays visible where the list continues below.
    '&[data-told]': { position: 'sticky', bottom: '0' },
    marginTop: '1',
    paddingY: '2',
    textStyle: 'sm',
    color: 'fg.muted',
    bg: 'bg.panel',
    '@media print': { display: 'none' },
  },
});

const KeyEntry = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minWidth: '0',
    maxWidth: '18rem',
    overflowWrap: 'anywhere',
  },
});

const Numbered = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '1.35rem',
    borderRadius: 'full',
    border: '1.5px solid {colors.ink}',
    bg: 'brass.300',
    color: 'brass.950',
    fontSize: '2xs',
    fontWeight: '750',
    '@media print': { background: 'white!', color: 'black!' },
  },
});
