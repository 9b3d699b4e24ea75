import type { LockMaterial } from '../../../core/catalogue/lockMaterial.ts';
import type { FaceView } from '../../../core/lock/faces.ts';
import { TEXT_FACE } from '../../../core/lock/model.ts';
import type { Message, PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { isCaption } from './caption.ts';

export type PasswordError =
  /** `text`: what the creator has the lock say to that (K7). */
  | { type: 'wrong'; text?: string }
  /**
   * `until` by the clock of the store: too many wrong passwords close a lock for a while; too many different ones from
   * everybody of a network or account slow it down (P13).
   */
  | { type: 'closed' | 'slowed'; until: number };

/** What lies over the room, waiting for the player. */
export type GameDialog =
  | { type: 'message'; item: OpaqueName; message: Message }
  /** A lock that takes several keys; which are in it, the view says (K5). */
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

/** What lies over the room, and what waits until that was read. */
export interface GameDialogs {
  dialog: GameDialog | null;
  unread: readonly GameDialog[];
}

/**
 * The dialogs after an action: a wrong code keeps its entry open, an opened lock closes it. What came of other clicks, made before a
 * letter lay there, waits until that was read.
 */
export function nextDialogs(
  shown: GameDialogs,
  events: readonly PlayEvent<OpaqueName>[],
  moment: number,
): GameDialogs {
  return events.reduce((before, event) => layOver(before, afterEvent(before.dialog, event, moment)), shown);
}

function layOver({ dialog, unread }: GameDialogs, next: GameDialog | null): GameDialogs {
  if (next === null) return { dialog: null, unread: [] };
  const isBeingRead = dialog?.type === 'message' && dialog.item !== next.item;
  return isBeingRead ? { dialog, unread: [...unread, next] } : { dialog: next, unread };
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
      // What the lock says stays beside it: without it the face would move while the key is on its way there.
      return holdKeyholes({ ...event, message: saidBy(open, event.item) });
    case 'passwordAsked':
      return askAnswer(event);
    case 'passwordWrong':
      // Whoever put the entry away before the answer came does not want it back.
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
      // A lock stays where it is; what is read goes along.
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

/** What is not a line on the stage is read in a window of its own (O4). */
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
