import type { Room } from '../../room/model.ts';
import { contentsOf } from '../../room/records.ts';
import { changeRoom } from '../change.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf } from '../handler.ts';

/** Takes over what another room is made of; whose room this is, its revision and what is published of it stay. */
export function replaceContents(room: Room, { contents }: CommandOf<'replaceContents'>): EditResult {
  return edited(changeRoom(room, contentsOf(contents)));
}
