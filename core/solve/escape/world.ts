import { foldPassword } from '../../lock/passwords.ts';
import { createPlay } from '../../play/createPlay.ts';
import type { Action, Play } from '../../play/model.ts';
import { bringsAbout, hidersIn, holdsBackClicks, itemOf, keysOf, locksIn } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { hasOpenedPicture } from '../../room/pictures.ts';

/** A room in a state of a play, with its links in both directions: what all searches go through. */
export interface World {
  readonly room: Room;
  readonly play: Play;
  readonly hiders: ReadonlyMap<ItemId, ItemId>;
  readonly locks: ReadonlyMap<ItemId, ItemId>;
}

/** One item depends on another: that one has to be opened, unlocked or collected first. */
export interface Dependency {
  type: 'lockedBy' | 'hiddenBy';
  item: ItemId;
  by: ItemId;
}

/** An action that opens, unlocks or collects an item. */
export type Move = Extract<Action, { type: 'click' | 'enterPassword' | 'useItem' }>;

export function createWorld(room: Room, play: Play): World {
  return { room, play, hiders: hidersIn(room), locks: locksIn(room) };
}

/** A room as every play of it begins. */
export function createOpeningWorld(room: Room): World {
  let count = 0;
  return createWorld(
    room,
    createPlay(room, () => `item-${count++}`),
  );
}

/** The items that have to be opened, unlocked or collected before this one can be. */
export function dependenciesOf(world: World, id: ItemId): readonly Dependency[] {
  const hiding = hidingDependencyOf(world, id);
  const item = world.play.items[id]?.isLocked ? itemOf(world.room, id) : undefined;
  const lacking = item ? keysOf(item).filter((key) => !world.play.inventory.includes(key)) : [];
  return [...hiding, ...lacking.map((by): Dependency => ({ type: 'lockedBy', item: id, by }))];
}

/** What has to be opened or collected before this item is in sight. */
export function hidingDependencyOf({ play, hiders }: World, id: ItemId): readonly Dependency[] {
  const hider = play.items[id]?.isHidden ? hiders.get(id) : undefined;
  return hider === undefined ? [] : [{ type: 'hiddenBy', item: id, by: hider }];
}

/** The one action that opens, unlocks or collects an item in sight whose needs are met, null where there is none. */
export function moveFor({ room, play }: World, id: ItemId): Move | null {
  const item = itemOf(room, id);
  if (!item) return null;
  if (play.items[id]?.isLocked) return unlockingMove(id, item);
  const hasToOpen = hasOpenedPicture(item) || bringsAbout(item);
  const opens = id === DOOR_ID || (hasToOpen && play.items[id]?.state === 'default');
  const answers = !holdsBackClicks(item) && (item.isAddableToInventory || opens);
  return answers ? { type: 'click', item: id } : null;
}

function unlockingMove(id: ItemId, item: ItemConfig): Move | null {
  if (item.unlockMethod === 'password') {
    const { unlockPassword: password } = item;
    return foldPassword(password) === '' ? null : { type: 'enterPassword', item: id, password };
  }
  const [key] = keysOf(item);
  return key === undefined ? null : { type: 'useItem', item: key, on: id };
}
