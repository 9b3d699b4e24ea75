import { useEffect } from 'react';
import { useGame, useGameplay } from './gameContext.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { ReadingDialog } from './ReadingDialog.tsx';
import { useOpenedLock } from './useOpenedLock.ts';
import { useSpeaker } from './useSpeaker.ts';

interface GameDialogsProps {
  /** Called when a dialog has gone, after the focus went back to what opened it. */
  onClosed: () => void;
}

/** The one dialog that may lie over the room. */
export function GameDialogs({ onClosed }: GameDialogsProps) {
  const { gameplay } = useGame();
  const { lock: opened, putAway } = useOpenedLock();
  useEffect(() => {
    if (opened === null) gameplay.getState().showRoom();
  }, [opened, gameplay]);
  const asked = useGameplay((s) => s.dialog);
  const dialog = opened ?? asked;
  // Who has opened something else since is not taken away from it.
  const isHelped = useGameplay((s) => s.help !== null);
  const isActing = useGameplay((s) => s.isActing);
  const speaker = useSpeaker(dialog?.item ?? null);
  if (!dialog || isHelped) return null;
  const { closeDialog, enterPassword } = gameplay.getState();
  const shared = { speaker, onClose: opened ? putAway : closeDialog, onClosed };
  if (dialog.type === 'message') return <ReadingDialog {...shared} message={dialog.message} />;
  if (dialog.type === 'keys') {
    const { item, keyholes, message } = dialog;
    return <KeysDialog key={item} {...shared} lock={item} keyholes={keyholes} message={message} />;
  }
  return (
    <PasswordDialog
      key={dialog.item}
      {...shared}
      message={dialog.message}
      view={dialog.face}
      error={dialog.error}
      isBusy={isActing}
      isOpen={opened !== null}
      onSubmit={(password) => void enterPassword(password)}
    />
  );
}
