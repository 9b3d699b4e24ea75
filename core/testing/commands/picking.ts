import type { Position } from '../../catalogue/model.ts';
import type { Command } from '../../edit/command.ts';
import type { CommandOf } from '../../edit/handler.ts';
import type { Background, ItemConfig, ItemId, Room, SceneId } from '../../room/model.ts';
import type { Choices } from '../choices.ts';

/** Makes a random command of one type. */
export type Maker<Type extends Command['type']> = (room: Room, choices: Choices) => CommandOf<Type>;

/** One maker for each of these types. */
export type Makers<Type extends Command['type']> = { readonly [T in Type]: Maker<T> };

/** Mostly returns an item for which `holds` is true, so that commands find the state that they need. */
export function mostly(room: Room, choices: Choices, holds: (item: ItemConfig) => boolean): ItemId {
  const fitting = Object.entries(room.itemConfigs).filter(([, item]) => holds(item));
  const isPicked = choices.below(4) > 0 && fitting.length > 0;
  return isPicked ? choices.oneOf(fitting)[0] : anyId(room, choices);
}

/** Mostly returns the id of an existing item, sometimes that of a missing one. */
export function anyId(room: Room, choices: Choices): ItemId {
  return choices.below(20) === 19 ? 'constructor' : choices.oneOf([...room.itemOrder, 'nobody']);
}

export function anyLink(room: Room, choices: Choices): ItemId | null {
  return choices.below(8) === 7 ? null : anyId(room, choices);
}

/** Returns a list, mostly short, sometimes over every limit. */
export function some<Each>(choices: Choices, make: () => Each): readonly Each[] {
  const length = choices.oneOf([0, 1, 1, 2, 2, 2, 3, 3, 9]);
  return Array.from({ length }, make);
}

export function anyScene(room: Room, choices: Choices): SceneId {
  return choices.below(20) === 19 ? 'constructor' : choices.oneOf(room.sceneOrder);
}

export function anyBackground(choices: Choices): Background {
  return { uri: `/art/backgrounds/${choices.below(3)}.webp`, ambient: '#ffffff' };
}

export function newId(room: Room): ItemId {
  return `item-${room.itemCounter}`;
}

/** Returns an id that no scene has; a deleted scene may have had it. */
export function newSceneId(room: Room): SceneId {
  const free = Array.from({ length: room.sceneOrder.length + 1 }, (_, place) => `scene-${place}`);
  return free.find((id) => !(id in room.scenes)) ?? 'scene';
}

export function anyPosition(choices: Choices): Position {
  return { x: choices.below(400) - 150, y: choices.below(400) - 150 };
}

/** Returns a text with a mark in it, so that tests can search views for leaks. */
export function anyText(choices: Choices): string {
  return `secret-${choices.below(1000)}`.repeat(choices.oneOf([1, 1, 1, 7, 60, 250]));
}
