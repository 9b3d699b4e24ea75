import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import type { LockMaterial } from '../../../core/catalogue/lockMaterial.ts';
import { lockMaterialOf } from '../../../core/catalogue/lockMaterials.ts';
import type { FaceView } from '../../../core/lock/faces.ts';
import type { Message } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { useOnline } from '../../shared/browser/useOnline.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { formatClock } from '../../shared/language/formatClock.ts';
import { useSecondsUntil } from '../clock/useSecondsUntil.ts';
import { LockFace } from '../lock/LockFace.tsx';
import type { LockState } from '../lock/parts/TellTale.tsx';
import { ENLARGED, LOWEST, LYING, NARROW } from '../lock/units.ts';
import { ReadAgainKey, TurnToPaper } from '../notices/ReadAgainKey.tsx';
import { Enlargeable, LARGE } from '../reading/Enlargeable.tsx';
import { PinnedPaper } from '../reading/PinnedPaper.tsx';
import { PAPER_OVER, usePinned } from '../reading/usePinned.ts';
import type { Speaker } from '../reading/useSpeaker.ts';
import type { PasswordError } from '../session/gameDialog.ts';
import { useGameplay } from '../table/gameContext.ts';
import { HELD } from '../table/heldLayout.ts';
import { useLarge } from '../table/largeChoice.ts';
import { PUT_AWAY } from '../table/putAway.ts';
import { useCentred } from '../table/useCentred.ts';
import { lockText } from '../text/lock.ts';
import { tableText } from '../text/table.ts';
import { LockFault } from './LockFault.tsx';
import { LockHead } from './LockHead.tsx';
import { LockInscription } from './LockInscription.tsx';
import { typingCss } from './typingCss.ts';
import { useEmptying } from './useEmptying.ts';
import { useEntered } from './useEntered.ts';
import { useTypingSpace } from './useTypingSpace.ts';

interface PasswordDialogProps {
  lock: OpaqueName;
  speaker: Speaker;
  message: Message | null;
  view: FaceView;
  /** Its creator's choice of what it is made of. */
  material: LockMaterial | undefined;
  error: PasswordError | null;
  isBusy: boolean;
  /** The right answer was given: the lock is seen to open. */
  isOpen: boolean;
  onSubmit: (password: string) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** A lock taken into the hand: it is worked, and says what came of it. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { lock, speaker, message, view, material, error, isBusy, isOpen, onSubmit, onClose, onClosed } =
    props;
  const hand = useRef<HTMLFormElement>(null);
  const isLarge = useLarge();
  const held = useCentred(isLarge);
  const [titleId, messageId] = [useId(), useId()];
  const answers = useGameplay((s) => s.answers);
  const background = useGameplay((s) => s.background);
  const [entered, setEntered] = useEntered(lock, view, () => isOpen || isWrong);
  const [isMissing, setMissing] = useState(false);
  // What was entered since the last answer is another try, which nobody has called wrong.
  const [enteredAfter, setEnteredAfter] = useState<number | null>(null);
  const isNewTry = enteredAfter === answers;
  const wait = useSecondsUntil(untilOf(error));
  const isOffline = useIsOffline(isBusy);
  const isWrong = error?.type === 'wrong' && !isOffline && !isOpen && !isNewTry;
  const pinned = usePinned();
  const isPaperShown = pinned?.isShown === true && !isOpen;
  const begunAnew = useEmptying(isWrong ? answers : 0, view, setEntered);

  function enter(changed: string) {
    setEntered(begunAnew(entered, changed));
    setMissing(false);
    setEnteredAfter(answers);
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
      // What lies over the lock goes first.
      onClose={isPaperShown && pinned.isOver ? pinned.toggle : onClose}
      onClosed={onClosed}
      width="fit-content"
      maxHeight="var(--window-height)"
      padding="0"
      css={useHandCss()}
    >
      <chakra.div
        ref={held}
        data-in-hand
        data-large={isLarge ? '' : undefined}
        data-pinned={isPaperShown ? '' : undefined}
        padding="1"
        minWidth="min-content"
        style={{ [ENLARGED as string]: isLarge ? LARGE : 1 }}
        css={HELD}
        onClick={() => {
          if (isOpen) onClose();
        }}
      >
        <LockHead
          id={titleId}
          title={tableText.passwordTitle(speaker.label)}
          isOpen={isOpen}
          readAgain={pinned && !pinned.isOver && <ReadAgainKey {...pinned} />}
          onClose={onClose}
        />
        {message && (
          <InSight data-inscription data-past={isOpen || undefined}>
            <Enlargeable>
              <LockInscription id={messageId} message={message} />
            </Enlargeable>
          </InSight>
        )}
        <LockFace
          ref={hand}
          view={view}
          entered={entered}
          onEnter={enter}
          state={isOpen ? 'open' : stateOf({ isBusy, isOffline, isWrong, wait })}
          wrongTries={isWrong ? answers : 0}
          label={labelOf({ isOffline, wait })}
          material={lockMaterialOf({ chosen: material, uri: speaker.uri, background: background?.uri ?? '' })}
          onTry={submit}
        />
        <InSight data-fault>
          <Enlargeable>
            <LockFault
              // A new element is read out, also when the next wrong code is as wrong as the last.
              key={answers}
              error={error}
              wait={wait}
              missing={isMissing ? lockText.nothingEntered[view.type] : null}
              isOffline={isOffline}
              isBusy={isBusy}
              isOpen={isOpen}
              isNewTry={isNewTry}
            />
          </Enlargeable>
          {pinned?.isOver && !isOpen && <TurnToPaper {...pinned} />}
        </InSight>
        {isPaperShown && <PinnedPaper {...pinned} />}
        <VisuallyHidden role="status">{isOpen ? lockText.opened : ''}</VisuallyHidden>
      </chakra.div>
    </ModalDialog>
  );
}

/** Where the browser knows of it, nobody waits for tries that get no answer before it is said. */
function useIsOffline(isBusy: boolean): boolean {
  const isOnline = useOnline();
  return useGameplay((s) => s.actFailure === 'offline') || (isBusy && !isOnline);
}

interface Now {
  isBusy: boolean;
  isOffline: boolean;
  isWrong: boolean;
  /** Seconds. */
  wait: number;
}

function stateOf(now: Now): LockState {
  if (now.wait > 0) return 'resting';
  if (now.isOffline) return 'offline';
  if (now.isBusy) return 'waiting';
  return now.isWrong ? 'wrong' : 'rest';
}

/** On the bar: what it does, or why it does nothing now. */
function labelOf({ isOffline, wait }: Pick<Now, 'isOffline' | 'wait'>): string {
  if (wait > 0) return lockText.rests(formatClock(wait * 1000));
  return isOffline ? lockText.kept : tableText.passwordSubmit;
}

/** When the lock takes an answer again, by the clock of the store; 0 where it never stopped. */
function untilOf(error: PasswordError | null): number {
  return error && error.type !== 'wrong' ? error.until : 0;
}

/** Words above and below a lock: they stay where it is moved away under them. Beside it they are no taller than they are, for the bar is below. */
const InSight = chakra('div', {
  base: {
    position: 'sticky',
    insetInlineStart: '0',
    maxWidth: 'calc(var(--window-width) - 0.5rem)',
    transition: 'opacity 160ms',
    // What springs open is seen whole.
    '&[data-past]': { opacity: '0' },
    [LYING]: { alignSelf: 'start' },
    // However tall the lock and its words are.
    [NARROW]: { '&[data-fault]': { bottom: '1' } },
    // The way to the paper stands where what came of a try is told, and is short beside it.
    [PAPER_OVER]: {
      '&[data-fault]': { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '2' },
      '&[data-fault] > :first-child': { flex: '0 1 auto' },
      '&:has([data-says]) > button > span': { display: 'none' },
    },
  },
});

/** Above a keyboard on the screen there is less room. */
function useHandCss() {
  const typing = useTypingSpace();
  return typing ? { ...IN_HAND, ...typingCss(typing) } : IN_HAND;
}

/** The lock is the dialog: nothing is drawn around it. */
const IN_HAND = {
  bg: 'transparent',
  borderWidth: '0',
  boxShadow: 'none',
  maxWidth: 'var(--window-width)',
  // What springs open needs more room than the lock, where there is some.
  '@media (min-width: 601px) and (min-height: 501px)': {
    paddingInline: '3.5rem',
    paddingTop: 'clamp(0px, (var(--window-height) - 42rem) / 5, 2.5rem)',
  },
  // An enlarged lock is moved in its window where it is wider.
  '&:not(:has([data-large]))': {
    overflowX: 'hidden',
    [LYING]: { overflow: 'hidden' },
    [LOWEST]: { overflowY: 'auto' },
  },
  _before: { display: 'none' },
  _after: { display: 'none' },
  ...PUT_AWAY,
} as const;
