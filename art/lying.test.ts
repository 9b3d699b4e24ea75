import { expect, it } from 'vitest';
import { items } from './items/library.ts';

/** Items that are drawn from above already, or that stand wherever they are put. */
const STANDING = {
  'has a foot, a case or a plinth': [
    ...[
      'jewelry-box',
      'books',
      'globe',
      'lamp',
      'candelabra',
      'hourglass',
      'potions',
      'scales',
      'skull-candle',
    ],
    ...['vase', 'chessboard', 'radio', 'laptop', 'microwave', 'projector', 'birthday-cake'],
  ],
  'is as round and as thick from above': ['cryptex', 'rope'],
};

const loose = items.filter(({ entry }) => entry.anchor === 'top' || entry.tag === 'Keys');

it('whatever is put on a floor lies there, but for what stands: nothing is a sticker on it', () => {
  const upright = loose.filter(({ layDown }) => !layDown).map(({ entry }) => entry.id);
  expect(upright.toSorted()).toEqual(Object.values(STANDING).flat().toSorted());
});

it('what lies is a thing of that kind, and no furniture or picture', () => {
  const lying = items.filter(({ layDown }) => layDown);
  expect(lying.filter((item) => !loose.includes(item)).map(({ entry }) => entry.id)).toEqual(['note']);
  expect(lying.length).toBeGreaterThan(22);
});

it('everything in Storage holds things, and whatever holds things opens', () => {
  const stores = items.filter(({ entry }) => entry.tag === 'Storage' || entry.isContainer);
  for (const { entry, states } of stores) {
    expect(entry.isContainer, entry.id).toBe(true);
    expect(states, entry.id).toContain('opened');
  }
});
