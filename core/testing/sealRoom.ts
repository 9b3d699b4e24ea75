import type { ItemConfig, ItemId, Room } from '../room/model.ts';
import { pictureOf } from '../room/pictures/pictures.ts';

/** Marks the secrets of a room: each text and picture names its item between unique marks. */
export function sealRoom(room: Room): Room {
  const sealed = Object.entries(room.itemConfigs).map(([id, item]) => [id, sealItem(id, item)] as const);
  return { ...room, itemConfigs: Object.fromEntries(sealed) };
}

export const secrets = {
  password: (id: ItemId) => `<password ${id}>`,
  message: (id: ItemId) => `<message ${id}>`,
  name: (id: ItemId) => `<name ${id}>`,
  picture: (id: ItemId, state: string) => `/<picture ${id} ${state}>`,
};

function sealItem(id: ItemId, item: ItemConfig): ItemConfig {
  const hasOpened = pictureOf(item, 'opened') !== pictureOf(item, 'default');
  const opened = secrets.picture(id, hasOpened ? 'opened' : 'default');
  const variants = { [item.color]: { default: secrets.picture(id, 'default'), opened } };
  return {
    ...item,
    variants,
    uri: variants[item.color]?.[item.state] ?? '',
    name: secrets.name(id),
    unlockPassword: item.unlockPassword === '' ? '' : secrets.password(id),
    customDescription: item.description === 'custom' ? secrets.message(id) : '',
    openedDescription: item.openedDescription === '' ? '' : secrets.message(id),
  };
}
