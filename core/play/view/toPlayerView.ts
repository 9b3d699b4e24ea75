import { itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, ItemState, Room, SceneId } from '../../room/model.ts';
import { pictureOf } from '../../room/pictures/pictures.ts';
import { sceneOf } from '../../room/scenes.ts';
import { elapsed, minutesOf } from '../clock.ts';
import type { JournalEntry, Play, World } from '../model.ts';
import { wordsOf } from '../sayings.ts';
import { backgroundIn, sceneBehind } from '../scenes.ts';
import { isInView } from '../step.ts';
import type { Turn } from '../turn.ts';
import { type OpaqueName, toOpaqueName } from './opaqueName.ts';
import type {
  PlayerView,
  ViewEntry,
  ViewItem,
  ViewJournalEntry,
  ViewPlace,
  ViewScene,
} from './playerView.ts';

/**
 * Returns what the player may see of a play (P12). It is built up from what was earned, never cut down from
 * the room, so nothing leaks. A paused play shows nothing (P2).
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
    timeLimit: minutesOf({ room, play }),
    timeAllowance: play.timeAllowance,
    imageUrl: room.imageUrl,
    creator: room.creator,
    language: room.language,
    background: isShown ? backgroundIn(room, play, play.scene) : null,
    scene: isShown ? viewScene(room, play) : null,
    places: isShown ? viewPlaces(room, play) : [],
    items: isShown ? viewItems(room, play) : [],
    inventory: isShown ? viewInventory(room, play) : [],
    ...viewOwn(play),
    journal: isShown ? viewJournal(room, play) : [],
    ending: play.isEscaped && room.ending !== '' ? room.ending : null,
    elapsed: elapsed(play, at),
    pausedFor: play.pausedFor,
    hints: play.hints.asked,
    ...(!room.offersHelp && { offersHelp: false }),
  };
}

/** Returns the part of a view that can differ between two seats in one scene. */
export function viewOwn(play: Play): Pick<PlayerView, 'canGoBack' | 'selected'> {
  const isShown = play.isStarted && !play.isPaused;
  return {
    canGoBack: isShown && sceneBehind(play) !== undefined,
    selected: isShown && play.selected !== null ? nameOf(play, play.selected) : null,
  };
}

const NO_NAME = toOpaqueName('');

/** Returns the opaque name of an item; empty for an item that the play does not know. */
export function nameOf(play: Pick<World, 'names'>, id: ItemId): OpaqueName {
  return Object.hasOwn(play.names, id) ? (play.names[id] ?? NO_NAME) : NO_NAME;
}

/** Returns the opaque name of a scene; empty for a scene that the play does not know. */
export function sceneNameOf(play: Pick<World, 'sceneNames'>, id: SceneId): OpaqueName {
  return Object.hasOwn(play.sceneNames, id) ? (play.sceneNames[id] ?? NO_NAME) : NO_NAME;
}

function viewScene(room: Room, play: Play): ViewScene {
  const { name = '', kind = 'place' } = sceneOf(room, play.scene) ?? {};
  return { id: sceneNameOf(play, play.scene), name, kind };
}

/** N4: returns only places, and only entered ones. */
function viewPlaces(room: Room, play: Play): readonly ViewPlace[] {
  return play.entered.flatMap((id) => {
    const scene = sceneOf(room, id);
    return scene?.kind === 'place' ? [{ id: sceneNameOf(play, id), name: scene.name }] : [];
  });
}

function viewItems(room: Room, play: Play): readonly ViewItem[] {
  return play.itemOrder.flatMap((id) => {
    const item = isInView(room, play, id) ? itemOf(room, id) : undefined;
    if (!item) return [];
    const { hitBox, position, width, spot } = item;
    return [
      {
        ...viewEntry(play, id, item),
        hitBox,
        position,
        width,
        ...(spot !== null && { spot }),
        ...viewUsedKeys(room, play, id),
        ...(isDone(play, id, item) && { isDone: true as const }),
      },
    ];
  });
}

/**
 * K5: returns the keys in a lock that needs more. An open lock shows none, since they would cover what was revealed.
 */
function viewUsedKeys(room: Room, play: Play, lock: ItemId): Pick<ViewItem, 'usedKeys'> {
  const used = play.usedKeys[lock] ?? [];
  return used.length === 0 || !play.items[lock]?.isLocked
    ? {}
    : { usedKeys: used.flatMap((key) => viewEntryOf(room, play, key)) };
}

/**
 * N6: returns whether an opened lock has only its text left, since it leads nowhere and cannot be closed
 * again.
 */
function isDone(play: Play, id: ItemId, { isItemLocked, onClick }: ItemConfig): boolean {
  const isOpened = isItemLocked && play.items[id]?.isLocked === false;
  return isOpened && onClick?.type !== 'go' && onClick?.type !== 'toggle';
}

function viewInventory(room: Room, play: Play): readonly ViewEntry[] {
  return play.inventory.flatMap((id) => viewEntryOf(room, play, id));
}

function viewEntryOf(room: Room, play: Play, id: ItemId): readonly ViewEntry[] {
  const item = itemOf(room, id);
  return item ? [viewEntry(play, id, item)] : [];
}

function viewEntry(play: Play, id: ItemId, item: ItemConfig): ViewEntry {
  const state: ItemState = play.items[id]?.state ?? 'default';
  return { id: nameOf(play, id), label: item.name, uri: pictureOf(item, state), aspect: item.aspect };
}

/**
 * Returns the journal as shown to the player. Each entry was earned when it was added (O5, P12); entries of
 * scenes not visited since are hidden (N4).
 */
export function viewJournal(room: Room, play: Play): readonly ViewJournalEntry[] {
  return play.journal.flatMap((entry) => (entry.isAway ? [] : (viewJournalEntry(room, entry) ?? [])));
}

function viewJournalEntry(room: Room, entry: JournalEntry): ViewJournalEntry | null {
  if (entry.type === 'background') {
    const scene = sceneOf(room, entry.scene);
    return scene ? { type: 'background', label: scene.name, uri: scene.background.uri } : null;
  }
  const item = itemOf(room, entry.item);
  if (!item) return null;
  const { name: label, aspect } = item;
  if (entry.type === 'picture') return { type: 'picture', label, uri: pictureOf(item, entry.state), aspect };
  const message = wordsOf(item, entry);
  const { isToWrongAnswer } = entry;
  return message && { type: 'text', label, message, ...(isToWrongAnswer && { isToWrongAnswer }) };
}
