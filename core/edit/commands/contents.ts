import type { Room } from '../../room/model.ts';
import { contentsOf } from '../../room/records.ts';
import { changeRoom } from '../change.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf } from '../handler.ts';

/** Takes over another room's contents; id, owner, revision and what is published stay. */
export function replaceContents(room: Room, { contents }: CommandOf<'replaceContents'>): EditResult {
  return edited(changeRoom(room, contentsOf(contents)));
}
