import type { Recipe } from '../../../recipe/model.ts';

/** A room as a good assistant writes it: two scenes, a lock by code, one by key, a combination, and no places. */
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
      color: 'ivory',
      name: 'Letter',
      says: 'Dear porter, the safe still opens to the year of the fire, 1911. Burn this.',
    },
    {
      id: 'safe',
      of: 'safe',
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
      color: 'outward',
      name: 'Half a ticket',
      combines: { with: 'rightHalf', into: 'ticket' },
    },
    {
      id: 'painting',
      of: 'painting',
      color: 'gold',
      name: 'Painting',
      says: 'A ship on a sea of varnish.',
      hides: ['rightHalf'],
    },
    { id: 'rightHalf', of: 'ticket', color: 'return', name: 'Other half' },
    { id: 'ticket', of: 'ticket', color: 'whole', name: 'Whole ticket' },
    {
      id: 'trapdoor',
      of: 'trapdoor',
      color: 'oak',
      name: 'Trapdoor',
      says: 'A slot, as wide as a ticket.',
      lock: { key: 'ticket' },
      leadsTo: 'cellar',
    },
    { id: 'plant', of: 'plant', color: 'blue', name: 'Palm', says: 'It has seen better guests.' },
    {
      id: 'crate',
      of: 'crate',
      color: 'pine',
      name: 'Crate',
      scene: 'cellar',
      says: 'Straw.',
      hides: ['brassKey'],
    },
    { id: 'brassKey', of: 'padlock-key', color: 'brass', name: 'Brass key', scene: 'cellar' },
    { id: 'stairs', of: 'sign', color: 'wood', name: 'Sign to the lobby', scene: 'cellar', leadsTo: 'start' },
  ],
};

/** The recipe with one of its things changed. */
export function withThing(id: string, change: object): object {
  return {
    ...goodRecipe,
    items: goodRecipe.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  };
}
