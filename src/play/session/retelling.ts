import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { ViewItem } from '../../../core/play/view/playerView.ts';

type Events = readonly PlayEvent<OpaqueName>[];

/** What a click brought about, and what the thing looked like then. */
interface Told {
  uri: string;
  events: Events;
}

/** By thing, what the last click on it told, where it did nothing else. */
export type ToldByItem = Readonly<Record<OpaqueName, Told>>;

/** What is known of the room before a click is judged. */
interface Known {
  told: ToldByItem;
  items: Readonly<Record<OpaqueName, ViewItem>>;
  /** In the hand. */
  selectedTool: OpaqueName | null;
}

/**
 * What a click will tell again, as nothing is seen to have changed since it told that; null where that is not known. The judge
 * is asked all the same, and puts it right. An empty hand alone does what it did before (C2).
 */
export function foretell({ told, items, selectedTool }: Known, clicked: OpaqueName): Events | null {
  const before = told[clicked];
  const isSame = before !== undefined && before.uri === items[clicked]?.uri;
  return isSame && selectedTool === null ? before.events : null;
}

/** What is known to be told after a click on a thing, which met the room as it is `known`. */
export function noteTold(
  { told, items, selectedTool }: Known,
  clicked: OpaqueName,
  events: Events,
): ToldByItem {
  const item = items[clicked];
  const { [clicked]: _, ...others } = told;
  const isTold = item !== undefined && selectedTool === null && onlyTell(clicked, events);
  return isTold ? { ...others, [clicked]: { uri: item.uri, events } } : others;
}

/** What is still known after anything came about: what opened or shut, here or out of sight, may say something else. */
export function forgetChanged(told: ToldByItem, events: Events): ToldByItem {
  if (events.some(({ type }) => type === 'somethingElsewhere')) return {};
  const changed = new Set(events.flatMap((event) => (isChange(event) ? [event.item] : [])));
  if (changed.size === 0) return told;
  return Object.fromEntries(Object.entries(told).filter(([name]) => !changed.has(name as OpaqueName)));
}

function isChange(event: PlayEvent<OpaqueName>): event is Extract<PlayEvent<OpaqueName>, { type: 'opened' }> {
  return event.type === 'unlocked' || event.type === 'opened' || event.type === 'shut';
}

/** Whether a click brought about words of the thing and no more. */
function onlyTell(clicked: OpaqueName, events: Events): boolean {
  return (
    events.length > 0 &&
    events.every((event) => {
      const tells =
        event.type === 'message' ||
        event.type === 'nothing' ||
        event.type === 'lockedByItem' ||
        event.type === 'lockedBySequence';
      return tells && event.item === clicked;
    })
  );
}
