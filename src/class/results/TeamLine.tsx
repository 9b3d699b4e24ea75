import { Box, chakra } from '@chakra-ui/react';
import { DoorOpen, Lightbulb } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { withSignNames } from '../../play/text/withSignNames.ts';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { resultsText } from '../text/results.ts';
import { leftOf, type TimelineMark, type TimelineRow } from './timeline.ts';

/** Pixels between the middles of two marks, so that both can be read. */
const APART = 20;

/** By how many marks each key moves along a line. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface TeamLineProps {
  row: TimelineRow;
  /** The milliseconds that the whole line stands for. */
  length: number;
  /** Tells a mark's sentence, or that none is pointed at any more. */
  onTell: (sentence: string | null) => void;
}

/** One team's play on a line. It is one stop of Tab; arrow keys go from mark to mark. */
export function TeamLine({ row: { result, marks }, length, onTell }: TeamLineProps) {
  const end = `${Math.min(100, (result.played / length) * 100)}%`;
  return (
    <Line role="group" aria-label={resultsText.timeline.row(result.name)} onKeyDown={goAlong}>
      <Thread aria-hidden />
      <Thread
        aria-hidden
        data-played
        data-out={result.outcome === 'escaped' || undefined}
        style={{ width: end }}
      />
      {marks.map((mark, place) => {
        const sentence = sentenceOf(result.name, mark);
        return (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place on the line
            key={place}
            type="button"
            tabIndex={place === 0 ? 0 : -1}
            aria-label={sentence}
            data-type={mark.type}
            style={{ insetInlineStart: leftOf(marks, place, length, APART) }}
            onFocus={() => onTell(sentence)}
            onBlur={() => onTell(null)}
            onPointerEnter={() => onTell(sentence)}
            onPointerLeave={() => onTell(null)}
          >
            <Sign mark={mark} />
          </Mark>
        );
      })}
    </Line>
  );
}

function Sign({ mark: { type, number } }: { mark: TimelineMark }) {
  if (type === 'hint') return <Lightbulb aria-hidden />;
  if (type === 'out') return <DoorOpen aria-hidden />;
  return <Box as="span">{number === null ? '' : resultsText.number(number)}</Box>;
}

function sentenceOf(team: string, { type, name, words, at, wrong, isHelped }: TimelineMark): string {
  const { timeline } = resultsText;
  const lock = words === '' ? name : `${name}: ${withSignNames(words)}`;
  const time = formatTaken(at);
  if (type === 'out') return timeline.escaped(team, time);
  if (type === 'hint') return timeline.hinted(team, time, words);
  return isHelped ? timeline.openedByHelp(team, lock, time) : timeline.opened(team, lock, time, wrong);
}

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const marks = [...event.currentTarget.querySelectorAll('button')];
  const from = marks.indexOf(event.target as HTMLButtonElement);
  marks[Math.min(Math.max(from + step, 0), marks.length - 1)]?.focus();
  event.preventDefault();
}

const Line = chakra('div', {
  base: { gridArea: 'line', position: 'relative', height: '2rem', marginX: '2.5' },
});

const Thread = chakra('span', {
  base: {
    position: 'absolute',
    top: 'calc(50% - 1px)',
    insetInlineStart: '0',
    width: '100%',
    height: '2px',
    bg: 'border',
    '&[data-played]': { top: 'calc(50% - 2px)', height: '4px', borderRadius: 'full', bg: 'fg.subtle' },
    '&[data-out]': { bg: 'green.400' },
    '@media print': { background: 'white!', outline: '1px solid black' },
  },
});

const Mark = chakra('button', {
  base: {
    position: 'absolute',
    top: '50%',
    translate: '-50% -50%',
    display: 'grid',
    placeItems: 'center',
    boxSize: '1.35rem',
    borderRadius: 'full',
    fontSize: '2xs',
    fontWeight: '750',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'default',
    '& svg': { boxSize: '0.95rem' },
    '&[data-type=opened]': { bg: 'brass.300', color: 'brass.950', border: '1.5px solid {colors.ink}' },
    '&[data-type=out]': { bg: 'green.500', color: 'white', border: '1.5px solid {colors.ink}' },
    '&[data-type=hint]': { color: 'fg.warning', bg: 'bg.panel' },
    _focusVisible: { zIndex: '1' },
    '@media print': { background: 'white!', color: 'black!' },
  },
});
