import type { Message, PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';

/** A thing's message as a caption on the stage (O4). */
export interface Caption {
  item: OpaqueName;
  message: Message;
  /** True if it is shown because the thing is locked; the caption has a padlock then. */
  isLocked?: boolean;
  /** The time of the event, by the store's clock. */
  since: number;
}

/** Characters: a longer text, or one with paragraphs, would hide the room, so it is shown as paper. */
const LONGEST = 240;

/**
 * Milliseconds for which a caption stays even if the player acts again: the minimum, and for each character. No
 * timer removes it: a player who stands still may still be reading.
 */
const MIN_SHOWN = 1500;
const SHOWN_PER_CHARACTER = 40;

/** Maximum number of captions at once; more would hide the room. */
const MOST = 2;

/** Whether a message is shown as a caption. */
export function isCaption(message: Message): boolean {
  if (message.showsAs) return false;
  return message.type === 'ready' || (message.text.length <= LONGEST && !message.text.includes('\n\n'));
}

/**
 * The captions after an action, oldest first. They disappear with the next action, unless it came before they
 * could be read and led to no other scene; none stays longer than a later one. A tap on bare ground and a pause remove
 * them too (`stepPlay`).
 */
export function nextCaptions(
  captions: readonly Caption[],
  events: readonly PlayEvent<OpaqueName>[],
  moment: number,
): readonly Caption[] {
  if (events.length === 0) return captions;
  if (events.some(({ type }) => COVERS.has(type))) return [];
  const said = events.filter(isCaptioned).map(
    ({ type, item, message }): Caption => ({
      item,
      message,
      ...(type !== 'message' && { isLocked: true }),
      since: moment,
    }),
  );
  const isSaidAnew = (caption: Caption) => said.some(({ item }) => item === caption.item);
  const isElsewhere = events.some(({ type }) => type === 'entered');
  // From the newest on: a long text that came back after a shorter, later one would seem to be about the new action.
  const lastRead = captions.findLastIndex((caption) => moment - caption.since >= shownFor(caption));
  const unread = isElsewhere ? [] : captions.slice(lastRead + 1).filter((caption) => !isSaidAnew(caption));
  return [...unread, ...said].slice(-MOST);
}

/** Milliseconds for which a caption stays even if the player acts again. */
function shownFor({ message }: Caption): number {
  return message.type === 'custom'
    ? Math.max(MIN_SHOWN, message.text.length * SHOWN_PER_CHARACTER)
    : MIN_SHOWN;
}

/** Events after which something covers the room. */
const COVERS: ReadonlySet<PlayEvent['type']> = new Set(['paused', 'escaped', 'gameOver']);

/** Whether a caption shows the event in the thing's own words. */
export function isCaptioned(
  event: PlayEvent<OpaqueName>,
): event is PlayEvent<OpaqueName> & Pick<Caption, 'item' | 'message'> {
  const speaks = event.type === 'message' || event.type === 'lockedBySequence' || isPlainLock(event);
  return speaks && event.message !== null && isCaption(event.message);
}

/** With several keyholes, the text is shown beside them instead. */
function isPlainLock(event: PlayEvent<OpaqueName>): event is LockedByItem {
  return event.type === 'lockedByItem' && event.keyholes === undefined;
}

type LockedByItem = Extract<PlayEvent<OpaqueName>, { type: 'lockedByItem' }>;
