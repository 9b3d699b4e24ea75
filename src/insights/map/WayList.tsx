import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ArrowDown, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { itemName } from '../../editor/text/editorMessages.ts';
import { inMinutes, lockKind } from '../page/shownRoom.ts';
import { WayBar } from '../parts/Bars.tsx';
import { ThingPicture } from '../parts/ThingPicture.tsx';
import type { WayLock } from '../reading/readWay.ts';
import { insightsText } from '../text/insights.ts';
import type { WayViewProps } from './WayMap.tsx';

type Column = 'lock' | 'opened' | 'minutes' | 'wrong' | 'hints' | 'ended';

/** By column, what rows are sorted by, the worst lock first. `lock` leaves them in the order of the walkthrough. */
const WEIGHTS: Readonly<Record<Column, (lock: WayLock) => number>> = {
  lock: () => 0,
  opened: ({ opened }) => -opened,
  minutes: ({ nineInTen }) => nineInTen ?? Number.MAX_VALUE,
  wrong: ({ wrong }) => wrong,
  hints: ({ hints }) => hints,
  ended: ({ stuck }) => stuck,
};

/** The same figures as on the map, in rows; sortable where there is space for columns. */
export function WayList(props: WayViewProps) {
  const [sorting, setSorting] = useState<Column>('lock');
  const { way } = insightsText;
  const rows = props.way.toSorted((one, other) => WEIGHTS[sorting](other) - WEIGHTS[sorting](one));
  return (
    <div>
      <Row data-head>
        {(['lock', 'opened', 'minutes', 'wrong', 'hints', 'ended'] as const).map((column) => (
          <Sort
            key={column}
            type="button"
            data-column={column}
            aria-label={way.sort(way.columns[column])}
            aria-pressed={column === sorting}
            onClick={() => setSorting(column)}
          >
            {way.columns[column]}
            {column === sorting && column !== 'lock' && <ArrowDown aria-hidden />}
          </Sort>
        ))}
      </Row>
      <Box as="ol" listStyleType="none" role="list">
        {rows.map((lock) => (
          <li key={lock.lock}>
            <LockRow {...props} lock={lock} />
          </li>
        ))}
      </Box>
    </div>
  );
}

function LockRow({ room, lock, chosen, labelOf, stopAt, onOpen }: WayViewProps & { lock: WayLock }) {
  const { way, share } = insightsText;
  const { lock: id, openedOfAll, reached, half, nineInTen, wrong, hints, stuck, isHot } = lock;
  const { opened, reached: of } = way.openedShort(openedOfAll, reached);
  return (
    <Row
      as="button"
      {...{ type: 'button' }}
      aria-label={labelOf(lock)}
      aria-expanded={id === chosen}
      data-hot={isHot || undefined}
      onClick={() => onOpen(id)}
      {...stopAt(id)}
    >
      <Flex as="span" data-column="lock" align="center" gap="3" minW="0">
        <ThingPicture room={room} id={id} />
        <Box as="span" minW="0" textAlign="start">
          <Text as="span" display="block" fontWeight="650" overflowWrap="anywhere" lineHeight="1.3">
            {itemName(room, id)}
          </Text>
          <Text as="span" display="block" textStyle="xs" color="fg.muted">
            {lockKind(room, id)}
          </Text>
        </Box>
      </Flex>
      <Box as="span" data-column="bar">
        <WayBar opened={openedOfAll} reached={reached} />
      </Box>
      <Text as="span" data-column="opened">
        <b>{opened}</b> {of}
      </Text>
      <Text as="span" data-column="minutes">
        {half === null || nineInTen === null ? '–' : way.minutesShort(inMinutes(half), inMinutes(nineInTen))}
      </Text>
      <Text as="span" data-column="wrong">
        <Wide>{wrong === 0 ? '–' : insightsText.number(wrong)}</Wide>
        {wrong > 0 && <Narrow>{way.wrong(wrong)}</Narrow>}
      </Text>
      <Text as="span" data-column="hints">
        <Wide>{insightsText.number(hints)}</Wide>
        <Narrow>{way.hints(hints)}</Narrow>
      </Text>
      <Text as="span" data-column="ended">
        <Wide>{share(stuck)}</Wide>
        {isHot && <Narrow>{way.endedHere(stuck)}</Narrow>}
      </Text>
      <Box as="span" data-column="open" css={{ '& svg': { boxSize: '4.5' } }}>
        <ChevronDown aria-hidden />
      </Box>
    </Row>
  );
}

const Wide = chakra('span', { base: { display: { base: 'none', lg: 'inline' } } });
const Narrow = chakra('span', { base: { lg: { display: 'none' } } });

/** A row of the table. In narrow windows the bar is below the name, and the figures in one line below the bar. */
const Row = chakra('div', {
  base: {
    width: '100%',
    minHeight: '58px',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    alignItems: 'center',
    borderTopWidth: '1px',
    borderColor: 'border',
    breakInside: 'avoid',
    // Also on paper, where no breakpoint holds.
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    rowGap: '1',
    paddingY: '3',
    paddingX: '2.5',
    '& [data-column=lock]': { flex: '1 1 10rem' },
    '& [data-column=opened]': { order: '1' },
    '& [data-column=open]': { order: '2' },
    '& [data-column=bar]': { order: '3', flex: '0 0 100%' },
    '& :is([data-column=minutes], [data-column=wrong], [data-column=hints], [data-column=ended])': {
      order: '4',
      textStyle: { base: 'xs', lg: 'sm' },
      color: { base: 'fg.muted', lg: 'fg' },
    },
    '& [data-column=ended]': { fontWeight: { base: '650', lg: '400' } },
    lg: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) 6.5rem 9rem 6.5rem 4rem 6.5rem 1.5rem',
      columnGap: '4',
      paddingX: '3',
      paddingY: '0',
      '& [data-column]': { order: '0' },
      // The bar has no title.
      '&[data-head] [data-column=lock]': { gridColumn: 'span 2' },
    },
    'button&': { cursor: 'pointer', _hover: { bg: 'bg.raised' } },
    '&[aria-expanded=true]': { boxShadow: 'inset 4px 0 0 {colors.blue.300}' },
    '&[data-hot]': {
      bg: 'color-mix(in srgb, {colors.bg.warning} 45%, transparent)',
      boxShadow: 'inset 4px 0 0 {colors.border.warning}',
      '& [data-column=ended][data-column]': { fontWeight: '700', color: 'fg.warning' },
    },
    '&[data-head]': { minHeight: '9', borderTopWidth: '0', display: { base: 'none', lg: 'grid' } },
  },
});

const Sort = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '9',
    textAlign: 'start',
    textStyle: 'xs',
    fontWeight: '650',
    color: 'fg.muted',
    cursor: 'pointer',
    '&[aria-pressed=true]': { color: 'fg' },
    '& svg': { boxSize: '3' },
  },
});
