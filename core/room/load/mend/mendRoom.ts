import { isGroupId } from '../../create/ids.ts';
import { ungroupSingles, withoutGroup } from '../../groups.ts';
import { isLanguageTag, mendLanguageTag } from '../../languageTag.ts';
import type { ItemConfig, ItemId, Room } from '../../model.ts';
import { mendCombinations } from './mendCombinations.ts';
import { mendItems } from './mendItems.ts';
import { mendHideLinks, mendUnlockLinks } from './mendLinks.ts';
import { mendNames } from './mendNames.ts';
import { mendOrder } from './mendOrder.ts';
import { mendRoles } from './mendRoles.ts';
import { mendScenes } from './mendScenes.ts';
import { mendSequences } from './mendSequences.ts';
import { mendTold } from './mendTold.ts';
import type { Mend, RoomWarning, Warn } from './warning.ts';

/** Each step relies on the earlier ones: roles are known only once the links are sound. */
const STEPS: readonly Mend[] = [
  mendNames,
  mendLanguage,
  mendScenes,
  mendOrder,
  mendItems,
  mendUnlockLinks,
  mendHideLinks,
  mendCombinations,
  mendSequences,
  mendTold,
  mendRoles,
  mendGroups,
];

/** Mends a room whose types are valid until R5–R10 hold; returns a warning for each change (R1). */
export function mendRoom(room: Room): { room: Room; warnings: readonly RoomWarning[] } {
  const warnings: RoomWarning[] = [];
  const warn: Warn = (warning) => void warnings.push(warning);
  const mended = STEPS.reduce((worse, mend) => mend(worse, warn), room);
  return { room: mended, warnings };
}

/** E10. Clears invalid group ids, such as endless texts, which every save and version would carry. */
function mendGroups(room: Room, warn: Warn): Room {
  const tell = (id: ItemId) => warn({ type: 'contradiction', id, field: 'group' });
  const mended = Object.entries(room.itemConfigs)
    .filter(([, { group }]) => group !== undefined && !isGroupId(group))
    .map(([id, item]): [ItemId, ItemConfig] => {
      tell(id);
      return [id, withoutGroup(item)];
    });
  const sound =
    mended.length > 0
      ? { ...room, itemConfigs: { ...room.itemConfigs, ...Object.fromEntries(mended) } }
      : room;
  return ungroupSingles(sound, tell);
}

/** M2. Clears invalid language tags: browsers throw on them, which would break screens. */
function mendLanguage(room: Room, warn: Warn): Room {
  if (isLanguageTag(room.language)) return room;
  warn({ type: 'badLanguage' });
  return { ...room, language: mendLanguageTag(room.language) };
}
