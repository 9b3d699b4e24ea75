import { describe, expect, it } from 'vitest';
import { newRoom } from '../testing/entries.ts';
import { findUnownedPacks, ownsCollection, ownsProduct, packPictures } from './ownership.ts';
import { PACK_IDS, PACK_PRICE, PRO_PRICE, priceOf } from './products.ts';

const NOBODY = { packs: [], isAdmin: false };
const variant = (id: string) => ({ default: `/art/items/${id}/red/default.webp`, opened: `/${id}.webp` });

describe('what is sold', () => {
  it('SPEC 9: Pro is $20, and each pack $5', () => {
    expect([PRO_PRICE, PACK_PRICE]).toEqual([20, 5]);
    expect([priceOf('pro'), ...PACK_IDS.map(priceOf)]).toEqual([20, 5, 5]);
  });

  it('is owned by whom bought it; what comes with every plan, and what is sold no more, by everybody', () => {
    const buyer = { packs: ['old-tales'], isAdmin: false };
    expect(ownsCollection(buyer, 'old-tales')).toBe(true);
    expect(ownsCollection(buyer, 'cold-ward')).toBe(false);
    expect(ownsCollection({ ...NOBODY, isAdmin: true }, 'cold-ward')).toBe(true);
    expect([ownsCollection(NOBODY, 'basic'), ownsCollection(NOBODY, 'given-up')]).toEqual([true, true]);
  });

  it('is bought once: Pro brings no packs, and a pack no Pro', () => {
    expect(ownsProduct({ ...NOBODY, isPro: true }, 'pro')).toBe(true);
    expect(ownsProduct({ ...NOBODY, isPro: true }, 'old-tales')).toBe(false);
    expect(ownsProduct({ ...NOBODY, isPro: false, packs: ['old-tales'] }, 'old-tales')).toBe(true);
  });
});

describe('packs in a room', () => {
  const room = newRoom();
  const { door } = room.itemConfigs;
  if (!door) throw new Error('No door');
  const pictures = packPictures({
    items: [
      { collection: 'basic', variants: door.variants },
      { collection: 'cold-ward', variants: { red: variant('freezer') } },
    ],
    backgrounds: [
      { collection: 'old-tales', moods: { dark: { uri: '/art/backgrounds/dungeon/dark.webp' } } },
    ],
  });
  const chilled = {
    ...room,
    background: { ...room.background, uri: '/art/backgrounds/dungeon/dark.webp' },
    itemConfigs: { door: { ...door, variants: { ...door.variants, red: variant('freezer') } } },
  };

  it('are found by every picture that a thing can ever show, and by the background', () => {
    expect(findUnownedPacks(chilled, pictures, NOBODY)).toEqual([
      { collection: 'old-tales', items: [], isBackground: true },
      { collection: 'cold-ward', items: ['door'], isBackground: false },
    ]);
  });

  it('are no matter where they are owned, or where there are none', () => {
    const owner = { packs: ['old-tales', 'cold-ward'], isAdmin: false };
    expect(findUnownedPacks(chilled, pictures, owner)).toEqual([]);
    expect(findUnownedPacks(room, pictures, NOBODY)).toEqual([]);
  });
});
