import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { ViewItem } from '../../../core/play/view/playerView.ts';

export type PlayEvents = readonly PlayEvent<OpaqueName>[];

/** By thing, what the last click on it did, where it only showed words, and the picture that the thing had then. */
export type RememberedEvents = Readonly<Record<OpaqueName, { uri: string; events: PlayEvents }>>;

/** What is known of the room before a click is judged. */
interface Known {
  remembered: RememberedEvents;
  items: readonly ViewItem[];
  selected: OpaqueName | null;
}

/**
 * The events of a click that will do what the last one on that thing did, as nothing is seen to have changed; null where that is not
 * known. The judge is asked all the same, and corrects it. With an entry in the hand a click may do something else (C2).
 */
export function predictEvents(
  { remembered, items, selected }: Known,
  clicked: OpaqueName,
): PlayEvents | null {
  const before = remembered[clicked];
  const isUnchanged = before !== undefined && before.uri === findItem(items, clicked)?.uri;
  return isUnchanged && selected === null ? before.events : null;
}

/** What is remembered after a click, which met the room as it is `known`. */
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

/** What is still remembered after anything came about: things that opened or shut, here or out of sight, may say something else. */
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

/** Whether a click brought about words of the thing and no more. */
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
