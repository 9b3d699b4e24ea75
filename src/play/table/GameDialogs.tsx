import { useEffect } from 'react';
import type { Message } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { DialogShown } from '../../shared/dialog/ModalDialog.tsx';
import { KeysDialog } from '../lockDialog/KeysDialog.tsx';
import { PasswordDialog } from '../lockDialog/PasswordDialog.tsx';
import { useOpenedLock } from '../lockDialog/useOpenedLock.ts';
import { takeUp } from '../moments/takeUp.ts';
import { ReadingDialog } from '../reading/ReadingDialog.tsx';
import { useSpeaker } from '../reading/useSpeaker.ts';
import { useGame, useGameplay } from './gameContext.ts';

interface GameDialogsProps {
  /** Called when a dialog has closed, after the focus returned to its opener. */
  onClosed: () => void;
}

/** The one dialog that may cover the room. */
export function GameDialogs({ onClosed }: GameDialogsProps) {
  const { gameplay } = useGame();
  const { lock: opened, closeOpened } = useOpenedLock();
  useEffect(() => {
    if (opened === null) gameplay.getState().showRoom();
  }, [opened, gameplay]);
  const asked = useGameplay((s) => s.dialog);
  const dialog = opened ?? asked;
  // Do not take the focus from something that opened since.
  const isHelped = useGameplay((s) => s.help !== null);
  const isActing = useGameplay((s) => s.isActing);
  const speaker = useSpeaker(dialog?.item ?? null);
  if (!dialog || isHelped) return null;
  const { closeDialog, enterPassword } = gameplay.getState();
  const shared = { speaker, onClose: opened ? closeOpened : closeDialog, onClosed };
  return (
    <DialogShown value={(shown) => takeUp(shown, findThing(dialog.item))}>
      {dialog.type === 'message' && <ReadingDialog {...shared} message={dialog.message} />}
      {dialog.type === 'keys' && (
        <KeysDialog
          key={dialog.item}
          {...shared}
          lock={dialog.item}
          keyholes={dialog.keyholes}
          message={saidAtLock(dialog.message)}
          material={dialog.material}
          isOpen={opened !== null}
        />
      )}
      {dialog.type === 'password' && (
        <PasswordDialog
          key={dialog.item}
          {...shared}
          lock={dialog.item}
          message={saidAtLock(dialog.message)}
          view={dialog.face}
          material={dialog.material}
          error={dialog.error}
          isBusy={isActing}
          isOpen={opened !== null}
          onSubmit={(password) => void enterPassword(password)}
        />
      )}
    </DialogShown>
  );
}

/** Returns the message to show at a lock. “It is locked.” is left out, since the title says it. */
function saidAtLock(message: Message | null): Message | null {
  return message?.type === 'ready' && message.description === 'locked' ? null : message;
}

/** Finds a thing in the room or in the inventory. */
function findThing(name: OpaqueName): Element | null {
  const id = CSS.escape(name);
  return document.querySelector(`[data-item="${id}"], [data-entry="${id}"]`);
}
