import type { Message, PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';

/** What a thing says, as a line on the stage (O4). */
export interface Caption {
  item: OpaqueName;
  message: Message;
}

/** Characters: what is longer, or has paragraphs, would hide the room that it speaks of, and is read as paper. */
const LONGEST = 240;

/** Whether a text is shown as a line on the stage. */
export function isCaption(message: Message): boolean {
  if (message.showsAs) return false;
  return message.type === 'ready' || (message.text.length <= LONGEST && !message.text.includes('\n\n'));
}

/** The caption after an action: it goes with the next one. Nothing that happens by itself takes it away. */
export function nextCaption(
  caption: Caption | null,
  events: readonly PlayEvent<OpaqueName>[],
): Caption | null {
  if (events.length === 0) return caption;
  return events.findLast(isCaptioned) ?? null;
}

function isCaptioned(event: PlayEvent<OpaqueName>): event is PlayEvent<OpaqueName> & Caption {
  const speaks = event.type === 'message' || event.type === 'lockedBySequence' || isPlainLock(event);
  return speaks && event.message !== null && isCaption(event.message);
}

/** Where there are several keyholes, the words stand beside them. */
function isPlainLock(event: PlayEvent<OpaqueName>): event is LockedByItem {
  return event.type === 'lockedByItem' && event.keyholes === undefined;
}

type LockedByItem = Extract<PlayEvent<OpaqueName>, { type: 'lockedByItem' }>;
