import { gameplayText } from '../../text/gameplay.ts';
import { useGame, useGameplay } from './gameContext.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** The one dialog that may lie over the room. */
export function GameDialogs() {
  const { gameplay } = useGame();
  const dialog = useGameplay((s) => s.dialog);
  const labels = useGameplay((s) => s.labels);
  const isActing = useGameplay((s) => s.isActing);
  if (!dialog) return null;
  const { closeDialog, enterPassword } = gameplay.getState();
  const label = labels[dialog.item] ?? gameplayText.something;
  if (dialog.type === 'message') {
    return <MessageDialog label={label} message={dialog.message} onClose={closeDialog} />;
  }
  return (
    <PasswordDialog
      key={dialog.item}
      label={label}
      message={dialog.message}
      error={dialog.error}
      isBusy={isActing}
      onSubmit={(password) => void enterPassword(password)}
      onClose={closeDialog}
    />
  );
}
