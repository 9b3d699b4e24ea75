import { itemOf } from '../room/links.ts';
import type { ItemId, ItemState, Room } from '../room/model.ts';
import { pictureOf } from '../room/pictures.ts';
import { elapsed } from './clock.ts';
import type { Play } from './model.ts';
import { type OpaqueName, toOpaqueName } from './opaqueName.ts';
import type { PlayerView, ViewEntry, ViewItem } from './playerView.ts';
import { isReachable } from './step.ts';
import type { Turn } from './turn.ts';

/**
 * What the player may see of a play at a moment (P12): built up from what was earned, never cut down from the room. A
 * paused play shows nothing of it (P2).
 */
export function toPlayerView({ room, play, at }: Turn): PlayerView {
  const isShown = play.isStarted && !play.isPaused;
  return {
    isStarted: play.isStarted,
    isPaused: play.isPaused,
    isGameOver: play.isGameOver,
    isEscaped: play.isEscaped,
    roomName: room.roomName,
    introduction: room.introduction,
    timeLimit: room.timeLimit,
    imageUrl: room.imageUrl,
    creator: room.creator,
    background: isShown ? room.background : null,
    items: isShown ? viewItems(room, play) : [],
    inventory: isShown ? viewInventory(room, play) : [],
    selected: isShown && play.selected !== null ? nameOf(play, play.selected) : null,
    elapsed: elapsed(play, at),
    pausedFor: play.pausedFor,
  };
}

const NO_NAME = toOpaqueName('');

/** The opaque name of an item; the empty one for an item that the play does not know. */
export function nameOf(play: Play, id: ItemId): OpaqueName {
  return Object.hasOwn(play.names, id) ? (play.names[id] ?? NO_NAME) : NO_NAME;
}

function viewItems(room: Room, play: Play): readonly ViewItem[] {
  return play.itemOrder.flatMap((id) => {
    const item = isReachable(play, id) ? itemOf(room, id) : undefined;
    if (!item) return [];
    const { hitBox, position, width } = item;
    return [{ ...viewEntry(play, id, item), hitBox, position, width }];
  });
}

function viewInventory(room: Room, play: Play): readonly ViewEntry[] {
  return play.inventory.flatMap((id) => {
    const item = itemOf(room, id);
    return item ? [viewEntry(play, id, item)] : [];
  });
}

function viewEntry(play: Play, id: ItemId, item: NonNullable<ReturnType<typeof itemOf>>): ViewEntry {
  const state: ItemState = play.items[id]?.state ?? 'default';
  return { id: nameOf(play, id), label: item.name, uri: pictureOf(item, state), aspect: item.aspect };
}
