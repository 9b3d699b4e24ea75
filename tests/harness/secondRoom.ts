import { createItem } from '../../core/room/create/createItem.ts';
import { createRoom } from '../../core/room/create/createRoom.ts';
import type { ItemConfig, ItemId, Room, Scene } from '../../core/room/model.ts';
import { createEntry } from './room.ts';

/** A background in a hue. */
const wall = (hue: number) => ({ uri: `/pictures/wall-${hue}-1920x1080.webp`, ambient: '#ffffff' });
const say = (text: string) => ({ description: 'custom', customDescription: text }) as const;
const goTo = (to: string) => ({ onClick: { type: 'go', to } }) as const;
const taken = { isAddableToInventory: true } as const;

/** Things beside the door: hue, position and settings. */
const THINGS: Readonly<Record<string, [x: number, y: number, settings: Partial<ItemConfig>]>> = {
  Window: [8, 15, { spot: 'ellipse', ...say('Snow.') }],
  Desk: [65, 60, goTo('drawer')],
  Stairs: [25, 30, goTo('cellar')],
  Lamp: [80, 20, { onOpen: { background: { scene: 'start', ...wall(40) } } }],
  Iron: [85, 70, taken],
  Gem: [20, 40, { scene: 'drawer', ...taken, combinesWith: 'coin', combinesInto: 'ring' }],
  Coin: [60, 40, { scene: 'drawer', ...taken }],
  Ring: [40, 40, { scene: 'drawer', ...taken, isHidden: true }],
  Up: [40, 30, { scene: 'cellar', ...goTo('start') }],
};

const SCENES: Readonly<Record<string, Scene>> = {
  start: { name: 'Hall', kind: 'place', background: wall(230) },
  cellar: { name: 'Cellar', kind: 'place', background: wall(110) },
  drawer: { name: 'Drawer', kind: 'closeUp', background: wall(20) },
};

/** A room of the second kind: a hall with a spot and a lamp, a cellar, a drawer with two parts of a key, a door with two keyholes. */
export function createSecondRoom(): Room {
  const door = createEntry({ name: 'Door', hue: 150, x: 45, y: 24.8, width: 12, aspect: 1.85 });
  const room = createRoom(door, wall(230), { creator: 'Ada', creatorId: 'ada' });
  const things = Object.entries(THINGS).map(([name, [x, y, settings]], index): [ItemId, ItemConfig] => {
    const entry = createEntry({ name, hue: 30 * index, x, y, width: 10, aspect: 1 });
    return [name.toLowerCase(), { ...createItem(entry), ...settings }];
  });
  const lock = { isItemLocked: true, isLocked: true, unlockMethod: 'item' } as const;
  const keys = { itemToUnlock: 'iron', furtherKeys: ['ring'] };
  return {
    ...room,
    scenes: SCENES,
    sceneOrder: Object.keys(SCENES),
    itemConfigs: {
      ...Object.fromEntries(things),
      door: { ...createItem(door), ...lock, ...keys },
    },
    itemOrder: ['door', ...things.map(([id]) => id)],
  };
}
