import { chakra, type SystemStyleObject, VisuallyHidden } from '@chakra-ui/react';
import { useContext, useState } from 'react';
import type { FaceType } from '../../../core/lock/model.ts';
import { formatClock } from '../../shared/language/formatClock.ts';
import type { LockState } from '../lock/parts/StatusLamp.tsx';
import { ENLARGED } from '../lock/units.ts';
import { MessageWords } from '../reading/MessageWords.tsx';
import { GOES_ON, useMoreBelow } from '../reading/useMoreBelow.ts';
import { TeamParts } from '../table/teamParts.ts';
import { lockText } from '../text/lock.ts';
import { tableText } from '../text/table.ts';
import type { Outcome } from './lockTry.ts';

interface LockOutcomeProps {
  outcome: Outcome;
  face: FaceType;
  /** `lockLayout` */
  css: SystemStyleObject;
}

/** The result of an answer, on a line below the lock whose space is always reserved, so that nothing jumps. */
export function LockOutcome({ outcome, face, css }: LockOutcomeProps) {
  const line = useMoreBelow<HTMLParagraphElement>();
  return (
    <chakra.p
      ref={line}
      role={outcome.type === 'openAgain' || outcome.type === 'thinking' ? 'status' : 'alert'}
      maxWidth={`min(26rem, (var(--window-width) - 1rem) / var(${ENLARGED}, 1))`}
      minHeight={{ base: '16', md: '10' }}
      display="grid"
      alignItems="center"
      marginInline="auto"
      marginTop="1"
      paddingX="4"
      paddingY="2"
      borderRadius={{ base: '2rem', md: 'full' }}
      textAlign="center"
      fontWeight="600"
      css={[IN_ITS_PLACE, css]}
      {...(outcome.type !== 'none' && { bg: 'bg.panel', color: isCalm(outcome) ? 'fg' : 'fg.error' })}
    >
      <Words outcome={outcome} face={face} />
    </chakra.p>
  );
}

/** The label of the lock's bar: what it does, or why it does nothing now. */
export function tryLabel({ state, wait }: { state: LockState; wait: number }): string {
  if (wait > 0) return lockText.rests(formatClock(wait * 1000));
  return state === 'offline' ? lockText.kept : tableText.passwordSubmit;
}

function isCalm(outcome: Outcome): boolean {
  const { type } = outcome;
  return (
    type === 'thinking' || type === 'full' || type === 'openAgain' || (type === 'wrong' && outcome.isPast)
  );
}

function Words({ outcome, face }: Pick<LockOutcomeProps, 'outcome' | 'face'>) {
  switch (outcome.type) {
    case 'none':
      return null;
    case 'missing':
      return lockText.nothingEntered[face];
    case 'full':
      return lockText.full;
    case 'offline':
      return lockText.offline;
    case 'thinking':
      return lockText.thinking;
    case 'openAgain':
      return tableText.passwordOpenAgain;
    case 'wrong':
      return outcome.text ? (
        <MessageWords message={{ type: 'custom', text: outcome.text }} />
      ) : (
        <span>{tableText.passwordWrong}</span>
      );
    case 'closed':
      return <Wait words={tableText.passwordClosed} seconds={outcome.wait} />;
    case 'slowed':
      return <Slowed wait={outcome.wait} />;
  }
}

/** Says whose answers were counted (P13): a class shares one network, so there those of the team and the class are (Q9). */
function Slowed({ wait }: { wait: number }) {
  const isInClass = useContext(TeamParts)?.inClass !== undefined;
  const words = isInClass ? tableText.passwordSlowedInClass : tableText.passwordSlowed;
  return <Wait words={words} seconds={wait} />;
}

/** A countdown read aloud would drown everything else, so only the initial seconds are announced. */
function Wait({ words, seconds }: { words: (seconds: number) => string; seconds: number }) {
  const [atFirst] = useState(seconds);
  return (
    <>
      <span aria-hidden>{words(seconds)}</span>
      <VisuallyHidden>{words(atFirst)}</VisuallyHidden>
    </>
  );
}

/** Never covers the bar: a long text scrolls where there is little space. */
const IN_ITS_PLACE = {
  ...GOES_ON,
  _uprightPhone: { maxHeight: '6.5rem', overflowY: 'auto', alignItems: 'safe center' },
  _sidewaysLock: {
    maxHeight: 'clamp(4rem, (var(--window-height) - 12.5rem) / 2, 8rem)',
    overflowY: 'auto',
    alignItems: 'safe center',
  },
} as const;
