import type { Recipe } from '../../../recipe/model.ts';

/** A room as a good assistant writes it: two scenes, a lock by code, one by key, and a combination. */
export const goodRecipe: Omit<Recipe, 'id' | 'order'> = {
  roomName: 'The Last Guest',
  introduction: 'The hotel closes tonight. The porter has locked up, and forgotten you.',
  ending: 'The street is empty, and wonderfully cold.',
  timeLimit: 15,
  language: 'en',
  background: { id: 'study', mood: 'green' },
  startName: 'Lobby',
  scenes: [{ id: 'cellar', name: 'Cellar', kind: 'place', background: { id: 'tomb', mood: 'gold' } }],
  door: {
    of: 'hotel-door',
    color: 'cream',
    name: 'Front door',
    says: 'Locked twice.',
    lock: { key: 'brassKey' },
  },
  items: [
    {
      id: 'letter',
      of: 'letter',
      at: { x: 13.1, y: 73.82 },
      color: 'ivory',
      name: 'Letter',
      says: 'Dear porter, the safe still opens to the year of the fire, 1911. Burn this.',
    },
    {
      id: 'safe',
      of: 'safe',
      at: { x: 56.64, y: 59.44 },
      color: 'green',
      name: 'Hotel safe',
      says: 'Four wheels of digits.',
      saysOpened: 'Nothing but half a ticket.',
      lock: {
        password: '1 9 1 1',
        face: {
          type: 'wheels',
          wheels: [{ type: 'digits' }, { type: 'digits' }, { type: 'digits' }, { type: 'digits' }],
        },
        wrongText: 'It hums, and stays shut.',
      },
      hides: ['leftHalf'],
      hints: ['Somebody wrote to the porter.'],
    },
    {
      id: 'leftHalf',
      of: 'ticket',
      at: { x: 61.57, y: 61.87 },
      color: 'outward',
      name: 'Half a ticket',
      combines: { with: 'rightHalf', into: 'ticket' },
    },
    {
      id: 'painting',
      of: 'painting',
      at: { x: 29.04, y: 22.14 },
      color: 'gold',
      name: 'Painting',
      says: 'A ship on a sea of varnish.',
      hides: ['rightHalf'],
    },
    {
      id: 'rightHalf',
      of: 'ticket',
      at: { x: 35.54, y: 31.87 },
      width: 4.5,
      color: 'return',
      name: 'Other half',
    },
    { id: 'ticket', of: 'ticket', at: { x: 36.89, y: 88.33 }, color: 'whole', name: 'Whole ticket' },
    {
      id: 'trapdoor',
      of: 'trapdoor',
      at: { x: 65.13, y: 72.3 },
      color: 'oak',
      name: 'Trapdoor',
      says: 'A slot, as wide as a ticket.',
      lock: { key: 'ticket' },
      leadsTo: 'cellar',
    },
    {
      id: 'plant',
      of: 'plant',
      at: { x: 28.57, y: 59.75 },
      color: 'blue',
      name: 'Palm',
      says: 'It has seen better guests.',
    },
    {
      id: 'crate',
      of: 'crate',
      at: { x: 48.3, y: 64.33 },
      color: 'pine',
      name: 'Crate',
      scene: 'cellar',
      says: 'Straw.',
      hides: ['brassKey'],
    },
    {
      id: 'brassKey',
      of: 'padlock-key',
      at: { x: 53.96, y: 65.46 },
      width: 3.39,
      color: 'brass',
      name: 'Brass key',
      scene: 'cellar',
    },
    {
      id: 'stairs',
      of: 'sign',
      at: { x: 13.08, y: 21.48 },
      color: 'wood',
      name: 'Sign to the lobby',
      scene: 'cellar',
      leadsTo: 'start',
    },
  ],
};

/** The recipe with one of its things changed. */
export function withThing(id: string, change: object): object {
  return {
    ...goodRecipe,
    items: goodRecipe.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  };
}

/** The recipe without places and sizes, as the prompt asks for it. */
export const unplacedRecipe: object = {
  ...goodRecipe,
  items: goodRecipe.items.map(({ at: _, width: __, ...item }) => item),
};
