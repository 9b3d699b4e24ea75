import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FaceView } from '../../../core/lock/faces.ts';
import type { Message } from '../../../core/play/model.ts';
import type { PasswordError } from '../../stores/gameplay/gameDialog.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { LockFace } from '../lock/LockFace.tsx';
import { startOf } from '../lock/startOf.ts';
import type { LockState } from '../lock/TellTale.tsx';
import { wordsOf } from '../lock/wordsOf.ts';
import { ModalDialog } from '../ModalDialog.tsx';
import { useGameplay } from './gameContext.ts';
import { LockFault } from './LockFault.tsx';
import { LockHead } from './LockHead.tsx';
import { LockInscription } from './LockInscription.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';
import type { Speaker } from './useSpeaker.ts';

interface PasswordDialogProps {
  speaker: Speaker;
  message: Message | null;
  view: FaceView;
  error: PasswordError | null;
  isBusy: boolean;
  onSubmit: (password: string) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** A lock taken into the hand: it is worked, and says what came of it. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { speaker, message, view, error, isBusy, onSubmit, onClose, onClosed } = props;
  const hand = useRef<HTMLDivElement>(null);
  const [titleId, messageId] = [useId(), useId()];
  const answers = useGameplay((s) => s.answers);
  const [entered, setEntered] = useState(() => startOf(view));
  const [isMissing, setMissing] = useState(false);
  const wait = useSecondsUntil(untilOf(error));
  const isWrong = error?.type === 'wrong';
  useEmptying(isWrong ? answers : 0, view, setEntered);

  function enter(changed: string) {
    setEntered(changed);
    setMissing(false);
  }

  function submit() {
    const isEmpty = entered.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && !isBusy && wait === 0) onSubmit(entered);
  }

  return (
    <ModalDialog
      labelledBy={titleId}
      {...(message ? { describedBy: messageId } : {})}
      initialFocus={hand}
      closesBeside
      onClose={onClose}
      onClosed={onClosed}
      width="fit-content"
      maxHeight="100dvh"
      padding="0"
      css={IN_HAND}
    >
      <chakra.div ref={hand} tabIndex={-1} outline="none" padding="1">
        <LockHead id={titleId} title={gameplayText.passwordTitle(speaker.label)} onClose={onClose} />
        {message && <LockInscription id={messageId} message={message} />}
        <LockFace
          view={view}
          entered={entered}
          onEnter={enter}
          state={stateOf({ isBusy, isWrong, wait })}
          wrongTries={isWrong ? answers : 0}
          label={gameplayText.passwordSubmit}
          onTry={submit}
        />
        <LockFault
          // A new element is read out, also when the next wrong code is as wrong as the last.
          key={answers}
          error={error}
          wait={wait}
          isMissing={isMissing}
        />
        <VisuallyHidden role="status">{wordsOf(view, entered)}</VisuallyHidden>
      </chakra.div>
    </ModalDialog>
  );
}

function stateOf(now: { isBusy: boolean; isWrong: boolean; wait: number }): LockState {
  if (now.wait > 0) return 'resting';
  if (now.isBusy) return 'waiting';
  return now.isWrong ? 'wrong' : 'rest';
}

/** When the lock takes an answer again, by the clock of the store; 0 where it never stopped. */
function untilOf(error: PasswordError | null): number {
  return error && error.type !== 'wrong' ? error.until : 0;
}

/** Milliseconds for which a wrong answer can still be read. */
const LEGIBLE = 600;
/** What was pressed one after the other is begun anew; what was set stays as it was set. */
const EMPTIED: ReadonlySet<FaceView['type']> = new Set([
  'digits',
  'colours',
  'directions',
  'symbols',
  'melody',
  'pattern',
]);

function useEmptying(wrongTries: number, view: FaceView, setEntered: (entered: string) => void) {
  const empty = useEffectEvent(() => setEntered(''));
  const isEmptied = EMPTIED.has(view.type);
  useEffect(() => {
    if (wrongTries === 0 || !isEmptied) return;
    const timer = setTimeout(() => empty(), LEGIBLE);
    return () => clearTimeout(timer);
  }, [wrongTries, isEmptied]);
}

/** The lock is the dialog: nothing is drawn around it. */
const IN_HAND = {
  bg: 'transparent',
  borderWidth: '0',
  boxShadow: 'none',
  maxWidth: '100vw',
  overflowX: 'hidden',
  _before: { display: 'none' },
  _after: { display: 'none' },
} as const;
