import { gameplayText } from '../../text/gameplay.ts';
import { useGame, useGameplay } from './gameContext.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

interface GameDialogsProps {
  /** Called when a dialog has gone, after the focus went back to what opened it. */
  onClosed: () => void;
}

/** The one dialog that may lie over the room. */
export function GameDialogs({ onClosed }: GameDialogsProps) {
  const { gameplay } = useGame();
  const dialog = useGameplay((s) => s.dialog);
  const isActing = useGameplay((s) => s.isActing);
  const speaker = useSpeaker(dialog?.item ?? '');
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

/** The thing that a dialog is about. */
export interface Speaker {
  label: string;
  /** Its present picture; empty once it is out of sight. */
  uri: string;
}

function useSpeaker(name: string): Speaker {
  const label = useGameplay((s) => s.labels[name]);
  const inRoom = useGameplay((s) => s.items[name]?.uri);
  const carried = useGameplay((s) => s.inventory.find((entry) => entry.name === name)?.uri);
  return { label: label ?? gameplayText.something, uri: inRoom ?? carried ?? '' };
}
