import type { ItemConfig, Room } from '../../room/model.ts';
import { hasOpenedPicture, pictureOf, variantOf } from '../../room/pictures/pictures.ts';
import { refuse } from '../../util/result.ts';
import { changeItem } from '../change.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf, ItemHandlers } from '../handler.ts';
import { withinLimit } from '../limit.ts';

export const looksHandlers: ItemHandlers<'setName' | 'setColor' | 'setState'> = {
  setName: (room, { id, name }) => withinLimit('itemName', name, () => changeItem(room, id, { name })),
  setColor,
  setState,
};

/** SPEC §4: sets that colour's default picture. */
function setColor(room: Room, { id, color }: CommandOf<'setColor'>, item: ItemConfig): EditResult {
  if (!variantOf(item.variants, color)) return refuse({ type: 'unknownColor', color });
  const uri = pictureOf({ variants: item.variants, color }, 'default');
  return edited(changeItem(room, id, { color, uri, state: 'default' }));
}

/** SPEC §4: sets that colour's picture for the state. */
function setState(room: Room, { id, state }: CommandOf<'setState'>, item: ItemConfig): EditResult {
  if (state === 'opened' && !hasOpenedPicture(item)) return refuse({ type: 'noOpenedPicture' });
  return edited(changeItem(room, id, { state, uri: pictureOf(item, state) }));
}
