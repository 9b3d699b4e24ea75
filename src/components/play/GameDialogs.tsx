import { useGame, useGameplay } from './gameContext.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { useSpeaker } from './useSpeaker.ts';

interface GameDialogsProps {
  /** Called when a dialog has gone, after the focus went back to what opened it. */
  onClosed: () => void;
}

/** The one dialog that may lie over the room. */
export function GameDialogs({ onClosed }: GameDialogsProps) {
  const { gameplay } = useGame();
  const dialog = useGameplay((s) => s.dialog);
  const isActing = useGameplay((s) => s.isActing);
  const speaker = useSpeaker(dialog?.item ?? null);
  if (!dialog) return null;
  const { closeDialog, enterPassword } = gameplay.getState();
  const shared = { speaker, onClose: closeDialog, onClosed };
  if (dialog.type === 'message') return <MessageDialog {...shared} message={dialog.message} />;
  return (
    <PasswordDialog
      key={dialog.item}
      {...shared}
      message={dialog.message}
      error={dialog.error}
      isBusy={isActing}
      onSubmit={(password) => void enterPassword(password)}
    />
  );
}
