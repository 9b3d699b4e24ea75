import type { ItemConfig, Room } from '../room/model.ts';
import type { Command } from './command.ts';
import type { EditResult } from './edited.ts';

type CommandByType = { [Each in Command as Each['type']]: Each };

/** The command of one type. */
export type CommandOf<Type extends Command['type']> = CommandByType[Type];

/** Commands that change the room or add an item. */
export type RoomCommandType = Exclude<Command['type'], ItemCommandType>;

/** Commands that change an existing item. */
export type ItemCommandType = Exclude<
  Extract<Command, { id: string }>['type'],
  'addItem' | 'addSpot' | 'pasteItem'
>;

export type RoomHandlers<Type extends RoomCommandType> = {
  [T in Type]: (room: Room, command: CommandOf<T>) => EditResult;
};

export type ItemHandlers<Type extends ItemCommandType> = {
  [T in Type]: (room: Room, command: CommandOf<T>, item: ItemConfig) => EditResult;
};
