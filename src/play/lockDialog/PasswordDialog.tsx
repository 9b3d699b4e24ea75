import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { type RefObject, useContext, useEffect, useId, useRef } from 'react';
import type { LockMaterial } from '../../../core/catalogue/lockMaterial.ts';
import { lockMaterialOf } from '../../../core/catalogue/lockMaterials.ts';
import type { FaceView } from '../../../core/lock/faces.ts';
import type { Message } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { useOnline } from '../../shared/browser/useOnline.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { LockFace } from '../lock/LockFace.tsx';
import { keyBeside } from '../lock/layouts.ts';
import { ENLARGED } from '../lock/units.ts';
import { ReadAgainKey, TurnToPaper } from '../notices/ReadAgainKey.tsx';
import { Enlargeable, LARGE } from '../reading/Enlargeable.tsx';
import { PinnedPaper } from '../reading/PinnedPaper.tsx';
import { usePinned } from '../reading/usePinned.ts';
import type { Speaker } from '../reading/useSpeaker.ts';
import type { PasswordError } from '../session/gameDialog.ts';
import { useGameplay } from '../table/gameContext.ts';
import { useLarge } from '../table/largeChoice.ts';
import { TeamParts } from '../table/teamParts.ts';
import { lockText } from '../text/lock.ts';
import { LockHead } from './LockHead.tsx';
import { LockInscription } from './LockInscription.tsx';
import { LockOutcome, tryLabel } from './LockOutcome.tsx';
import { lockLayout } from './lockLayout.ts';
import { useLockTry } from './useLockTry.ts';
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
  const { speaker, message, view, isBusy, isOpen, onClose } = props;
  const [titleId, messageId] = [useId(), useId()];
  const face = useRef<HTMLFormElement>(null);
  const team = useContext(TeamParts);
  const announcements = useGameplay((s) => s.announcements);
  const background = useGameplay((s) => s.background?.uri ?? '');

  const isOffline = useIsOffline(isBusy);
  const { outcome, ...attempt } = useLockTry({ ...props, announcements, isOffline });

  const pinned = usePinned();
  const isPinned = pinned?.isShown === true && !isOpen;
  const isLarge = useLarge();
  useCentred(face, isLarge);
  const layout = lockLayout({
    isLarge,
    isOpen,
    isPinned,
    isInscribed: message !== null,
    isSaying: outcome.type !== 'none',
    keyBeside: keyBeside(view.type),
    typing: useTypingSpace(),
  });

  return (
    <ModalDialog
      labelledBy={titleId}
      {...(message ? { describedBy: messageId } : {})}
      initialFocus={face}
      closesBeside
      // A paper over the lock or beside it is closed first.
      onClose={isPinned ? pinned.toggle : onClose}
      onClosed={props.onClosed}
      width="fit-content"
      maxHeight="var(--window-height)"
      padding="0"
      css={layout.dialog}
    >
      <chakra.div
        style={{ [ENLARGED as string]: isLarge ? LARGE : 1 }}
        css={layout.held}
        onClick={isOpen ? onClose : undefined}
      >
        <LockHead
          id={titleId}
          label={speaker.label}
          readAgain={
            <>
              {team && !isOpen && <team.LockMates lock={props.lock} />}
              {pinned && !pinned.coversLock && <ReadAgainKey {...pinned} />}
            </>
          }
          css={layout.head}
          titleCss={layout.title}
          onClose={onClose}
        />
        {message && (
          <chakra.div data-inscription css={layout.inscription}>
            <Enlargeable>
              <LockInscription id={messageId} message={message} />
            </Enlargeable>
          </chakra.div>
        )}
        <LockFace
          ref={face}
          view={view}
          entered={attempt.entered}
          onEnter={attempt.enter}
          state={attempt.state}
          wrongTries={attempt.wrongTries}
          label={tryLabel(attempt)}
          material={lockMaterialOf({ chosen: props.material, uri: speaker.uri, background })}
          css={layout.face}
          onTry={attempt.submit}
        />
        <chakra.div css={layout.outcome}>
          <Enlargeable>
            {/* The key makes a new element, which is read out even if the next wrong answer has the same result. */}
            <LockOutcome key={announcements} outcome={outcome} face={view.type} css={layout.said} />
          </Enlargeable>
          {pinned?.coversLock && !isOpen && <TurnToPaper {...pinned} isShort={outcome.type !== 'none'} />}
        </chakra.div>
        {isPinned && <PinnedPaper {...pinned} css={layout.paper} leafCss={layout.leaf} />}
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

/** Scrolls to the middle of a lock wider than its dialog, whenever its size changes. */
function useCentred(face: RefObject<HTMLFormElement | null>, isLarge: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size changes with it
  useEffect(() => {
    const dialog = face.current?.closest('dialog');
    const width = face.current?.offsetWidth ?? 0;
    if (dialog) dialog.scrollLeft = Math.max(0, (width - dialog.clientWidth) / 2);
  }, [isLarge]);
}
