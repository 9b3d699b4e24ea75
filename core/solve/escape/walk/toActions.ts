import type { Action, Play } from '../../../play/model.ts';
import { isInInventory } from '../../../play/step.ts';
import { itemOf } from '../../../room/links.ts';
import type { ItemId, Room } from '../../../room/model.ts';
import type { WalkStep } from './walkStep.ts';

/** Returns the actions of a step from the player's state, including going to entered scenes. */
export function toActions(room: Room, play: Play, step: WalkStep): readonly Action[] {
  switch (step.type) {
    case 'read':
      return step.source === null ? [] : readingActions(room, play, { ...step, source: step.source });
    case 'enter':
      return withGoing(room, play, [{ type: 'click', item: step.item }]);
    case 'sequence':
      return withGoing(room, play, sequenceActions(play, step));
    default:
      return withGoing(room, play, [step]);
  }
}

/** Deselects first: a selected entry would be tried on the item (P3, C2). */
function readingActions(
  room: Room,
  play: Play,
  { source, isToWrongAnswer }: { source: ItemId; isToWrongAnswer?: true },
): readonly Action[] {
  const emptied: readonly Action[] = play.selected === null ? [] : [{ type: 'select', item: null }];
  if (isInInventory(play, source)) return [...emptied, { type: 'select', item: source }];
  const look = { type: 'click', item: source } as const;
  const tries = isToWrongAnswer
    ? [{ type: 'enterPassword', item: source, password: NO_ANSWER } as const]
    : [];
  return [...emptied, ...withGoing(room, play, [look, ...tries])];
}

/** An answer that opens no lock (K1). */
const NO_ANSWER = '';

/** K6: looks at the lock if it has not been in view, then clicks the rest of the sequence. */
function sequenceActions(play: Play, { item: lock, members }: { item: ItemId; members: readonly ItemId[] }) {
  const clicks = members.map((item) => ({ type: 'click', item }) as const);
  const isShown = play.shownLocks.includes(lock);
  return isShown ? clicks.slice(countRight(members, play.clicks[lock] ?? [])) : [LOOK_AT(lock), ...clicks];
}

/** A pseudo-action: be where the item can be seen. */
interface Look {
  type: 'look';
  item: ItemId;
}
const LOOK_AT = (item: ItemId): Look => ({ type: 'look', item });

/** Returns how many of the latest clicks are the beginning of the sequence. */
function countRight(members: readonly ItemId[], clicks: readonly ItemId[]): number {
  for (let count = Math.min(clicks.length, members.length - 1); count > 0; count--) {
    if (clicks.slice(-count).every((click, place) => click === members[place])) return count;
  }
  return 0;
}

type Click = Extract<Action, { item: ItemId | null }> | Look;

/** Inserts going to each item's scene if the player is elsewhere. */
function withGoing(room: Room, play: Play, clicks: readonly Click[]): readonly Action[] {
  const actions: Action[] = [];
  let { scene } = play;
  for (const click of clicks) {
    const target = click.type === 'useItem' ? click.on : click.item;
    const there =
      target === null || isInInventory(play, target) ? scene : (itemOf(room, target)?.scene ?? scene);
    if (there !== scene) actions.push({ type: 'go', scene: there });
    if (click.type !== 'look') actions.push(click);
    scene = there;
  }
  return actions;
}
