import type { LockMaterial } from '../../../core/catalogue/lockMaterial.ts';
import type { FaceView } from '../../../core/lock/faces.ts';
import { TEXT_FACE } from '../../../core/lock/model.ts';
import type { Message, PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { isCaption } from './caption.ts';

export type PasswordError =
  /** `text`: the creator's reply to that answer (K7). */
  | { type: 'wrong'; text?: string }
  /**
   * `until` by the store's clock. Too many wrong answers close a lock for a while; too many different ones
   * from a whole network or account slow it down (P13).
   */
  | { type: 'closed' | 'slowed'; until: number };

/** The dialog over the room. */
export type GameDialog =
  | { type: 'message'; item: OpaqueName; message: Message }
  /** A lock that takes several keys; the view holds which are in it (K5). */
  | { type: 'keys'; item: OpaqueName; keyholes: number; message: Message | null; material?: LockMaterial }
  | {
      type: 'password';
      item: OpaqueName;
      message: Message | null;
      face: FaceView;
      /** The material chosen by the room's creator. */
      material?: LockMaterial;
      error: PasswordError | null;
    };

type EventOf<Type extends PlayEvent['type']> = Extract<PlayEvent<OpaqueName>, { type: Type }>;

/** The open dialog, and those that wait until it is closed. */
export interface GameDialogs {
  dialog: GameDialog | null;
  waitingDialogs: readonly GameDialog[];
}

/**
 * The dialogs after an action. A wrong answer keeps its lock open, an opened lock closes. Results of other
 * clicks, made before a letter appeared, wait until that is closed.
 */
export function nextDialogs(
  shown: GameDialogs,
  events: readonly PlayEvent<OpaqueName>[],
  moment: number,
): GameDialogs {
  return events.reduce((before, event) => layOver(before, afterEvent(before.dialog, event, moment)), shown);
}

function layOver({ dialog, waitingDialogs }: GameDialogs, next: GameDialog | null): GameDialogs {
  if (next === null) return { dialog: null, waitingDialogs: [] };
  const isBeingRead = dialog?.type === 'message' && dialog.item !== next.item;
  return isBeingRead
    ? { dialog, waitingDialogs: [...waitingDialogs, next] }
    : { dialog: next, waitingDialogs };
}

function afterEvent(
  open: GameDialog | null,
  event: PlayEvent<OpaqueName>,
  moment: number,
): GameDialog | null {
  switch (event.type) {
    case 'message':
    case 'lockedBySequence':
      return reading(open, event);
    case 'lockedByItem': {
      const { keyholes } = event;
      return keyholes === undefined ? reading(open, event) : holdKeyholes({ ...event, keyholes });
    }
    case 'keyFits':
      // The lock's message stays beside it, or the face would move while the key flies there.
      return holdKeyholes({ ...event, message: saidBy(open, event.item) });
    case 'passwordAsked':
      return askAnswer(event);
    case 'passwordWrong':
      // A lock that the player closed before the response does not open again.
      return isEntryOf(open, event.item) ? { ...open, error: wrongAnswer(event) } : open;
    case 'lockClosed':
      return isEntryOf(open, event.item)
        ? { ...open, error: { type: 'closed', until: moment + event.wait } }
        : open;
    case 'lockSlowed':
      return isEntryOf(open, event.item)
        ? { ...open, error: { type: 'slowed', until: moment + event.wait } }
        : open;
    case 'entered':
      // Locks close, since they stay in their place; a text being read stays open.
      return open?.type === 'message' ? open : null;
    case 'unlocked':
    case 'escaped':
    case 'gameOver':
    case 'paused':
      return null;
    default:
      return open;
  }
}

function wrongAnswer({ text }: EventOf<'passwordWrong'>): PasswordError {
  return text === undefined ? { type: 'wrong' } : { type: 'wrong', text };
}

function askAnswer({ item, message, face = TEXT_FACE, material }: EventOf<'passwordAsked'>): GameDialog {
  return { type: 'password', item, message, face, error: null, ...(material && { material }) };
}

function saidBy(open: GameDialog | null, lock: OpaqueName): Message | null {
  return open?.type === 'keys' && open.item === lock ? open.message : null;
}

interface Keyholes {
  item: OpaqueName;
  keyholes: number;
  message: Message | null;
  material?: LockMaterial;
}

function holdKeyholes({ item, keyholes, message, material }: Keyholes): GameDialog {
  return { type: 'keys', item, keyholes, message, ...(material && { material }) };
}

/** A message too long for a caption opens in a dialog (O4). */
function reading(
  open: GameDialog | null,
  { item, message }: { item: OpaqueName; message: Message | null },
): GameDialog | null {
  return message === null || isCaption(message) ? open : { type: 'message', item, message };
}

function isEntryOf(
  dialog: GameDialog | null,
  item: OpaqueName,
): dialog is Extract<GameDialog, { type: 'password' }> {
  return dialog?.type === 'password' && dialog.item === item;
}
