import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { secondsUntil } from '../clock/useSecondsUntil.ts';
import { ENLARGED, LYING, NARROW } from '../lock/units.ts';
import { useLasting } from '../lock/useLasting.ts';
import { MessageWords } from '../reading/MessageWords.tsx';
import { GOES_ON, useMoreBelow } from '../reading/useMoreBelow.ts';
import type { PasswordError } from '../session/gameDialog.ts';
import { lockText } from '../text/lock.ts';
import { tableText } from '../text/table.ts';

/** Milliseconds after which the lock explains why nothing happens. */
const LONG = 4000;

interface LockFaultProps {
  error: PasswordError | null;
  /** Seconds for which the lock takes no answers. */
  wait: number;
  /** What to do if nothing was entered; null if something was. */
  missing: string | null;
  /** The answer is kept and sent once there is a connection. */
  isOffline: boolean;
  /** The next answer is being checked; the last result is outdated. */
  isBusy: boolean;
  /** True once the lock is open; the last result is outdated too. */
  isOpen: boolean;
  /** Another answer is being entered: the creator's reply may help with it, but "wrong" no longer applies. */
  isNewTry: boolean;
}

/**
 * The result of an answer, on a line below the lock whose space is always reserved, so that nothing jumps.
 */
export function LockFault(props: LockFaultProps) {
  const { error, wait, missing, isOffline, isBusy, isOpen, isNewTry } = props;
  const words = useMoreBelow<HTMLParagraphElement>();
  const isThinking = useLasting(isBusy && !isOffline, LONG);
  const isOpenAgain = error !== null && error.type !== 'wrong' && wait === 0;
  const isSettled = isBusy || isOpen || (isNewTry && error?.type === 'wrong' && !error.text);
  const says = missing !== null || isOffline || isThinking || (error !== null && !isSettled);
  const isCalm =
    isThinking || isOpenAgain || (isNewTry && error?.type === 'wrong' && missing === null && !isOffline);
  return (
    <chakra.p
      ref={words}
      role={isOpenAgain || isThinking ? 'status' : 'alert'}
      data-says={says ? '' : undefined}
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
      css={IN_ITS_PLACE}
      {...(says ? { bg: 'bg.panel', color: isCalm ? 'fg' : 'fg.error' } : {})}
    >
      {isOffline ? (
        lockText.offline
      ) : isThinking ? (
        lockText.thinking
      ) : missing !== null ? (
        missing
      ) : isOpenAgain ? (
        tableText.passwordOpenAgain
      ) : (
        <Fault error={isSettled ? null : error} wait={wait} />
      )}
    </chakra.p>
  );
}

/** Never covers the bar: a long text scrolls where there is little space. */
const IN_ITS_PLACE = {
  ...GOES_ON,
  [NARROW]: { maxHeight: '5.5rem', overflowY: 'auto', alignItems: 'safe center' },
  [LYING]: {
    maxHeight: 'clamp(4rem, (var(--window-height) - 12.5rem) / 2, 8rem)',
    overflowY: 'auto',
    alignItems: 'safe center',
  },
} as const;

/** A countdown read aloud would drown everything else, so only the initial seconds are announced. */
function Fault({ error, wait }: Pick<LockFaultProps, 'error' | 'wait'>) {
  const [waitAtFirst] = useState(() => (error && error.type !== 'wrong' ? secondsUntil(error.until) : 0));
  if (!error) return null;
  if (error.type === 'wrong')
    return error.text ? (
      <MessageWords message={{ type: 'custom', text: error.text }} />
    ) : (
      <span>{tableText.passwordWrong}</span>
    );
  const words = error.type === 'closed' ? tableText.passwordClosed : tableText.passwordSlowed;
  return (
    <>
      <span aria-hidden>{words(wait)}</span>
      <VisuallyHidden>{words(waitAtFirst)}</VisuallyHidden>
    </>
  );
}
