import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { ViewItem } from '../../../core/play/view/playerView.ts';

export type PlayEvents = readonly PlayEvent<OpaqueName>[];

/** By item: the events of its last click, if it only showed text, and the picture that the item had then. */
export type RememberedEvents = Readonly<Record<OpaqueName, { uri: string; events: PlayEvents }>>;

/** The known state of the room before a click is judged. */
interface Known {
  remembered: RememberedEvents;
  items: readonly ViewItem[];
  selected: OpaqueName | null;
}

/**
 * Predicts a click's events if it will repeat the last click on that item, since nothing visible has changed;
 * otherwise null. The judge is asked all the same and corrects the prediction. With a selected entry, a click
 * may do something else (C2).
 */
export function predictEvents(
  { remembered, items, selected }: Known,
  clicked: OpaqueName,
): PlayEvents | null {
  const before = remembered[clicked];
  const isUnchanged = before !== undefined && before.uri === findItem(items, clicked)?.uri;
  return isUnchanged && selected === null ? before.events : null;
}

/** Returns the memory after a click; `known` is the room's state before the click. */
export function rememberEvents(
  { remembered, items, selected }: Known,
  clicked: OpaqueName,
  events: PlayEvents,
): RememberedEvents {
  const item = findItem(items, clicked);
  const { [clicked]: _, ...others } = remembered;
  const isRemembered = item !== undefined && selected === null && onlyShowsWords(clicked, events);
  return isRemembered ? { ...others, [clicked]: { uri: item.uri, events } } : others;
}

/** The memory after events: items that opened or closed, visible or not, may say something else now. */
export function forgetChanged(remembered: RememberedEvents, events: PlayEvents): RememberedEvents {
  if (events.some(({ type }) => type === 'somethingElsewhere')) return {};
  const changed = new Set(events.flatMap((event) => (isChange(event) ? [event.item] : [])));
  if (changed.size === 0) return remembered;
  return Object.fromEntries(Object.entries(remembered).filter(([name]) => !changed.has(name as OpaqueName)));
}

function findItem(items: readonly ViewItem[], name: OpaqueName): ViewItem | undefined {
  return items.find(({ id }) => id === name);
}

function isChange(event: PlayEvent<OpaqueName>): event is Extract<PlayEvent<OpaqueName>, { type: 'opened' }> {
  return event.type === 'unlocked' || event.type === 'opened' || event.type === 'shut';
}

/** Whether a click only showed the item's text. */
function onlyShowsWords(clicked: OpaqueName, events: PlayEvents): boolean {
  return (
    events.length > 0 &&
    events.every((event) => {
      const isWords =
        event.type === 'message' ||
        event.type === 'nothing' ||
        event.type === 'lockedByItem' ||
        event.type === 'lockedBySequence';
      return isWords && event.item === clicked;
    })
  );
}
