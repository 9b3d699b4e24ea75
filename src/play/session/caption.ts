import type { Message, PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';

/** What a thing says, as a line on the stage (O4). */
export interface Caption {
  item: OpaqueName;
  message: Message;
  /** It told so because it is locked: its line has a padlock then. */
  isLocked?: boolean;
  /** When it was said, by the clock of the store. */
  since: number;
}

/** Characters: what is longer, or has paragraphs, would hide the room that it speaks of, and is read as paper. */
const LONGEST = 240;

/** Milliseconds: nobody has read a line that is younger. */
const UNREAD = 1500;

/** Lines at once: more would hide the room. */
const MOST = 3;

/** Whether a text is shown as a line on the stage. */
export function isCaption(message: Message): boolean {
  if (message.showsAs) return false;
  return message.type === 'ready' || (message.text.length <= LONGEST && !message.text.includes('\n\n'));
}

/**
 * The captions after an action, oldest first: they go with the next one, unless that came before they could be read, and led to no
 * other scene. Nothing that happens by itself takes them away.
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
  const unread = captions.filter(
    (caption) => !isElsewhere && moment - caption.since < UNREAD && !isSaidAnew(caption),
  );
  return [...unread, ...said].slice(-MOST);
}

/** What lies over the room from then on. */
const COVERS: ReadonlySet<PlayEvent['type']> = new Set(['paused', 'escaped', 'gameOver']);

/** Whether a line on the stage tells of it in the thing's own words. */
export function isCaptioned(
  event: PlayEvent<OpaqueName>,
): event is PlayEvent<OpaqueName> & Pick<Caption, 'item' | 'message'> {
  const speaks = event.type === 'message' || event.type === 'lockedBySequence' || isPlainLock(event);
  return speaks && event.message !== null && isCaption(event.message);
}

/** Where there are several keyholes, the words stand beside them. */
function isPlainLock(event: PlayEvent<OpaqueName>): event is LockedByItem {
  return event.type === 'lockedByItem' && event.keyholes === undefined;
}

type LockedByItem = Extract<PlayEvent<OpaqueName>, { type: 'lockedByItem' }>;
