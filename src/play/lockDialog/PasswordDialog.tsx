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
import type { LockState } from '../lock/parts/StatusLamp.tsx';
import { ENLARGED, LOWEST, LYING, NARROW } from '../lock/units.ts';
import { ReadAgainKey, TurnToPaper } from '../notices/ReadAgainKey.tsx';
import { Enlargeable, LARGE } from '../reading/Enlargeable.tsx';
import { PinnedPaper } from '../reading/PinnedPaper.tsx';
import { PAPER_OVER, usePinned } from '../reading/usePinned.ts';
import type { Speaker } from '../reading/useSpeaker.ts';
import type { PasswordError } from '../session/gameDialog.ts';
import { CLOSING_ANIMATION } from '../table/closingAnimation.ts';
import { useGameplay } from '../table/gameContext.ts';
import { HELD } from '../table/heldLayout.ts';
import { useLarge } from '../table/largeChoice.ts';
import { useCentred } from '../table/useCentred.ts';
import { lockText } from '../text/lock.ts';
import { tableText } from '../text/table.ts';
import { LockFault } from './LockFault.tsx';
import { LockHead } from './LockHead.tsx';
import { LockInscription } from './LockInscription.tsx';
import { typingCss } from './typingCss.ts';
import { useAnswerDraft } from './useAnswerDraft.ts';
import { useEmptying } from './useEmptying.ts';
import { useTypingSpace } from './useTypingSpace.ts';

interface PasswordDialogProps {
  lock: OpaqueName;
  speaker: Speaker;
  message: Message | null;
  view: FaceView;
  /** The material chosen by the room's creator. */
  material: LockMaterial | undefined;
  error: PasswordError | null;
  isBusy: boolean;
  /** True once the right answer was given: the lock opens. */
  isOpen: boolean;
  onSubmit: (password: string) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** The dialog for operating a lock: enter an answer, submit it, see the result. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { lock, speaker, message, view, material, error, isBusy, isOpen, onSubmit, onClose, onClosed } =
    props;
  const hand = useRef<HTMLFormElement>(null);
  const isLarge = useLarge();
  const held = useCentred(isLarge);
  const [titleId, messageId] = [useId(), useId()];
  const answers = useGameplay((s) => s.answers);
  const background = useGameplay((s) => s.background);
  const [entered, setEntered] = useAnswerDraft(lock, view, () => isOpen || isWrong);
  const [isMissing, setMissing] = useState(false);
  // An entry changed since the last result is a new answer, which nobody has called wrong.
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
      // Closing hides the paper over the lock first.
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
              // A new element is announced even if the text is the same as before.
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

/** Whether the browser knows that it is offline; then the player need not wait for a timeout. */
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

/** The bar's label: its action, or why it is blocked. */
function labelOf({ isOffline, wait }: Pick<Now, 'isOffline' | 'wait'>): string {
  if (wait > 0) return lockText.rests(formatClock(wait * 1000));
  return isOffline ? lockText.kept : tableText.passwordSubmit;
}

/** When the lock takes answers again, by the store's clock; 0 where it never stopped. */
function untilOf(error: PasswordError | null): number {
  return error && error.type !== 'wrong' ? error.until : 0;
}

/**
 * Text above and below a lock, which stays while the lock scrolls under it. Beside the lock it takes no more
 * height than it needs, since the bar is below.
 */
const InSight = chakra('div', {
  base: {
    position: 'sticky',
    insetInlineStart: '0',
    maxWidth: 'calc(var(--window-width) - 0.5rem)',
    transition: 'opacity 160ms',
    // Hidden, so that the opening lock is seen whole.
    '&[data-past]': { opacity: '0' },
    [LYING]: { alignSelf: 'start' },
    // Stays visible however tall the lock and its text are.
    [NARROW]: { '&[data-fault]': { bottom: '1' } },
    // The button to the paper shares the line of the result and is short beside it.
    [PAPER_OVER]: {
      '&[data-fault]': { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '2' },
      '&[data-fault] > :first-child': { flex: '0 1 auto' },
      '&:has([data-says]) > button > span': { display: 'none' },
    },
  },
});

/** Adapts the layout to the smaller space above an on-screen keyboard. */
function useHandCss() {
  const typing = useTypingSpace();
  return typing ? { ...IN_HAND, ...typingCss(typing) } : IN_HAND;
}

/** The dialog has no frame of its own: the lock is the dialog. */
const IN_HAND = {
  bg: 'transparent',
  borderWidth: '0',
  boxShadow: 'none',
  maxWidth: 'var(--window-width)',
  // An opening lock needs more room than a closed one.
  '@media (min-width: 601px) and (min-height: 501px)': {
    paddingInline: '3.5rem',
    paddingTop: 'clamp(0px, (var(--window-height) - 42rem) / 5, 2.5rem)',
  },
  // An enlarged lock scrolls where it is wider than the window.
  '&:not(:has([data-large]))': {
    overflowX: 'hidden',
    [LYING]: { overflow: 'hidden' },
    [LOWEST]: { overflowY: 'auto' },
  },
  _before: { display: 'none' },
  _after: { display: 'none' },
  ...CLOSING_ANIMATION,
} as const;
