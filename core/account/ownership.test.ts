import { describe, expect, it } from 'vitest';
import { ownsCollection, ownsProduct } from './ownership.ts';
import { PACK_IDS, PACK_PRICE, PRO_PRICE, priceOf } from './products.ts';

const NOBODY = { packs: [], isAdmin: false };

describe('what is sold', () => {
  it('SPEC 9: Pro is $20, and each pack $5', () => {
    expect([PRO_PRICE, PACK_PRICE]).toEqual([20, 5]);
    expect([priceOf('pro'), ...PACK_IDS.map(priceOf)]).toEqual([20, 5, 5]);
  });

  it('gives a pack to its buyer, and to everybody what is in every plan or no longer sold', () => {
    const buyer = { packs: ['old-tales'], isAdmin: false };
    expect(ownsCollection(buyer, 'old-tales')).toBe(true);
    expect(ownsCollection(buyer, 'cold-ward')).toBe(false);
    expect(ownsCollection({ ...NOBODY, isAdmin: true }, 'cold-ward')).toBe(true);
    expect([ownsCollection(NOBODY, 'basic'), ownsCollection(NOBODY, 'given-up')]).toEqual([true, true]);
  });

  it('is bought separately: Pro includes no packs, and a pack no Pro', () => {
    expect(ownsProduct({ ...NOBODY, isPro: true }, 'pro')).toBe(true);
    expect(ownsProduct({ ...NOBODY, isPro: true }, 'old-tales')).toBe(false);
    expect(ownsProduct({ ...NOBODY, isPro: false, packs: ['old-tales'] }, 'old-tales')).toBe(true);
  });
});
