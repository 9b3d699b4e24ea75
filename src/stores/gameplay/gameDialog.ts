import type { Message, PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';

export type PasswordError =
  | { type: 'wrong' }
  /**
   * `until` by the clock of the store: too many wrong passwords close a lock for a while; too many different ones from
   * everybody of a network or account slow it down (P13).
   */
  | { type: 'closed' | 'slowed'; until: number };

/** What lies over the room, waiting for the player. */
export type GameDialog =
  | { type: 'message'; item: OpaqueName; message: Message }
  | { type: 'password'; item: OpaqueName; message: Message | null; error: PasswordError | null };

/** The dialog after an action: a wrong code keeps its entry open, an opened lock closes it, the last message stays on top. */
export function nextDialog(
  dialog: GameDialog | null,
  events: readonly PlayEvent<OpaqueName>[],
  moment: number,
): GameDialog | null {
  return events.reduce<GameDialog | null>((open, event) => afterEvent(open, event, moment), dialog);
}

function afterEvent(
  open: GameDialog | null,
  event: PlayEvent<OpaqueName>,
  moment: number,
): GameDialog | null {
  switch (event.type) {
    case 'message':
      return { type: 'message', item: event.item, message: event.message };
    case 'lockedByItem':
      return event.message ? { type: 'message', item: event.item, message: event.message } : open;
    case 'passwordAsked':
      return { type: 'password', item: event.item, message: event.message, error: null };
    case 'passwordWrong':
      // Whoever put the entry away before the answer came does not want it back.
      return isEntryOf(open, event.item) ? { ...open, error: { type: 'wrong' } } : open;
    case 'lockClosed':
      return waitingEntry(open, event.item, { type: 'closed', until: moment + event.wait });
    case 'lockSlowed':
      return waitingEntry(open, event.item, { type: 'slowed', until: moment + event.wait });
    case 'unlocked':
    case 'escaped':
    case 'gameOver':
    case 'paused':
      return null;
    default:
      return open;
  }
}

/** A click on a closed lock opens its entry too: without a word it would seem dead. */
function waitingEntry(open: GameDialog | null, item: OpaqueName, error: PasswordError): GameDialog {
  const entry = isEntryOf(open, item) ? open : { type: 'password' as const, item, message: null };
  return { ...entry, error };
}

function isEntryOf(
  dialog: GameDialog | null,
  item: OpaqueName,
): dialog is Extract<GameDialog, { type: 'password' }> {
  return dialog?.type === 'password' && dialog.item === item;
}
