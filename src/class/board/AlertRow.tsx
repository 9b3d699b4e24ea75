import { chakra } from '@chakra-ui/react';
import { CircleX, DoorOpen, Hand, Hourglass, Moon, Pause, Sofa, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { boardText } from '../text/board.ts';
import type { Alert } from './readCard.ts';

interface AlertRowProps {
  alert: Alert;
  isSmall?: boolean;
  /** Buttons or text at the end of the row, with which the teacher reacts. */
  answer?: ReactNode;
}

/** The most important message of a card, with an icon, a colour and words. */
export function AlertRow({ alert, isSmall = false, answer }: AlertRowProps) {
  return (
    <Row data-tone={TONES[alert.type]} data-small={isSmall || undefined}>
      {ICONS[alert.type]}
      <span>{wordsOf(alert)}</span>
      {alert.type === 'quiet' && !isSmall && <Aside>{boardText.card.nobodyActed}</Aside>}
      {answer}
    </Row>
  );
}

function wordsOf(alert: Alert): string {
  const { help, quiet, manyWrong, longTitle, isPaused, empty, out, timeUp, ended } = boardText.card;
  switch (alert.type) {
    case 'help':
      return help;
    case 'quiet':
      return quiet(alert.minutes);
    case 'wrong':
      return manyWrong(alert.count);
    case 'long':
      return longTitle;
    case 'paused':
      return isPaused;
    case 'empty':
      return empty;
    case 'escaped':
      return out(formatTaken(alert.time));
    case 'timeUp':
      return timeUp;
    case 'ended':
      return ended;
  }
}

const ICONS: Readonly<Record<Alert['type'], ReactNode>> = {
  help: <Hand aria-hidden />,
  quiet: <Moon aria-hidden />,
  wrong: <CircleX aria-hidden />,
  long: <Hourglass aria-hidden />,
  paused: <Pause aria-hidden />,
  empty: <Sofa aria-hidden />,
  escaped: <DoorOpen aria-hidden />,
  timeUp: <TimerOff aria-hidden />,
  ended: <CircleX aria-hidden />,
};

const TONES: Readonly<Record<Alert['type'], string>> = {
  help: 'brass',
  quiet: 'ember',
  wrong: 'ember',
  long: 'ember',
  paused: 'plain',
  empty: 'plain',
  escaped: 'moss',
  timeUp: 'wine',
  ended: 'wine',
};

/** Hidden where it does not fit beside the words. */
const Aside = chakra('span', {
  base: { marginInlineStart: 'auto', '@container (max-width: 22rem)': { display: 'none' } },
});

const Row = chakra('p', {
  base: {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '2.5',
    minHeight: '9',
    paddingX: '3',
    paddingY: '1.5',
    borderRadius: 'md',
    borderWidth: '1px',
    fontSize: 'sm',
    fontWeight: '650',
    lineHeight: '1.3',
    '& svg': { boxSize: '4.5', flexShrink: '0' },
    '&[data-small]': { minHeight: '7', paddingY: '0.5', fontSize: 'xs' },
    '&:has(button)': { paddingY: '1.5' },
    // Flat, since a raised plate would look like a button.
    '&[data-tone=brass]': { bg: 'bg.chosen', borderColor: 'accent' },
    '&[data-tone=ember]': { bg: 'bg.warning', borderColor: 'border.warning', color: 'fg.warning' },
    '&[data-tone=moss]': { bg: 'bg.success', borderColor: 'border.success', color: 'fg.success' },
    '&[data-tone=wine]': { bg: 'bg.error', borderColor: 'border.error', color: 'fg.error' },
    '&[data-tone=plain]': { bg: 'bg.inset', color: 'fg.muted' },
  },
});
