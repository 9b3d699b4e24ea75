import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { broken } from './broken.ts';
import { isMute } from './checkItem.ts';
import { allUnder, hiddenIn, type Ties } from './ties.ts';

/** Checks hiding, keys, and what linked items must be (E3, E5, E8, R7, R10, M4, N2). */
export function checkLinks(room: Room, ties: Ties, id: ItemId, item: ItemConfig): readonly string[] {
  const countIn = (named: ReadonlyMap<ItemId, readonly ItemId[]>) => named.get(id)?.length ?? 0;
  const [hiders, locks, makers] = [countIn(ties.hiders), countIn(ties.locks), countIn(ties.results)];
  const isUsed = locks + countIn(ties.parts) + countIn(ties.sequences) > 0;
  const keys = [item.itemToUnlock, ...item.furtherKeys];
  const named = [...hiddenIn(item), ...keys.filter((key) => key !== null)];
  return broken({
    [`E3 ${id} names nothing that is not there`]: named.some((other) => !(other in room.itemConfigs)),
    [`M4 ${id} is hidden by one item or made by one combination`]:
      hiders + makers !== (item.isHidden ? 1 : 0),
    [`E5 ${id} is not under itself`]: allUnder(room, id).has(id),
    [`E8 ${id} is the key of one lock`]: locks > 1,
    [`SPEC key ${id} is addable`]: locks > 0 && !item.isAddableToInventory,
    [`N6 key ${id} is no spot`]: locks > 0 && item.spot !== null,
    [`E5 own key ${id}`]: keys.includes(id),
    [`R10 key, part or member ${id} answers clicks`]: isUsed && isMute(item),
    [`N2 key, part or member ${id} is no way`]: isUsed && item.onClick?.type === 'go',
    ...(id === DOOR_ID && {
      'E5 the door is hidden by nothing, hides nothing, is no key and no member, and is not made':
        hiders + makers > 0 || isUsed || hiddenIn(item).length > 0,
      'E5 the door is not addable': item.isAddableToInventory,
      'M4 the door is no spot': item.spot !== null,
      'R10 N2 the door answers clicks and leads nowhere': isMute(item) || item.onClick?.type === 'go',
    }),
  });
}
