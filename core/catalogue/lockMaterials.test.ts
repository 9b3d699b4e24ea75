import { describe, expect, it } from 'vitest';
import { backgroundCatalogue, itemCatalogue } from '../../art/catalogue.ts';
import { locks } from '../../art/locks/library.ts';
import { LOCK_MATERIALS } from './lockMaterial.ts';
import {
  lockFolder,
  lockMaterialOf,
  materialOfThing,
  namedInMaterials,
  USUAL_MATERIALS,
} from './lockMaterials.ts';
import { backgroundUri, itemUri } from './pictureAddresses.ts';

const STUDY = backgroundUri('study', 'green');
const PANEL = backgroundUri('machine-panel', 'brass');
const TOMB_CHEST = itemUri('chest', 'sandstone', 'default');

describe('K2 what a lock in the hand is made of', () => {
  it('follows the item that it is on, whatever the background', () => {
    const sits = (uri: string) => lockMaterialOf({ uri, background: PANEL });
    expect(sits(itemUri('safe', 'gunmetal', 'default'))).toBe('steel');
    expect(sits(itemUri('chest', 'oak', 'opened'))).toBe('wood');
    expect(sits(TOMB_CHEST)).toBe('stone');
    expect(sits(itemUri('control-panel', 'grey', 'default'))).toBe('terminal');
  });

  it('follows the background where only that shows the thing: an old machine has no glowing dials', () => {
    expect(lockMaterialOf({ uri: '', background: PANEL })).toBe('brass');
    expect(lockMaterialOf({ uri: '', background: backgroundUri('spaceship', 'blue') })).toBe('terminal');
    expect(lockMaterialOf({ uri: '', background: '/pictures/abcdefghijklmnopqrst.webp' })).toBeNull();
  });

  it('is the creator’s choice, if there is one', () => {
    expect(lockMaterialOf({ chosen: 'paper', uri: TOMB_CHEST, background: STUDY })).toBe('paper');
  });

  it('is the default look on an uploaded thing', () => {
    expect(lockMaterialOf({ uri: '/pictures/abcdefghijklmnopqrst.webp', background: PANEL })).toBeNull();
  });

  it('is defined for everything in the library that can be locked', () => {
    const lockable = itemCatalogue.filter(({ isLockable }) => isLockable);
    const untold = lockable.filter(({ variants }) =>
      Object.values(variants).some((variant) => materialOfThing(variant.default) === null),
    );
    expect(untold.map(({ id }) => id)).toEqual([]);
    const rooms = backgroundCatalogue.filter(
      ({ moods }) =>
        !Object.values(moods).every(({ uri }) => lockMaterialOf({ uri: '', background: uri }) !== null),
    );
    expect(rooms.map(({ id }) => id)).toEqual([]);
  });

  it('names existing items and backgrounds only, each once', () => {
    const ids = new Set([...itemCatalogue, ...backgroundCatalogue].map(({ id }) => id));
    const named = namedInMaterials();
    expect(named.filter((name) => !ids.has(name.split('/')[0] ?? ''))).toEqual([]);
    expect(named.filter((name, i) => named.indexOf(name) !== i)).toEqual([]);
  });

  it('is drawn: each face in each material, its usual one in the usual folder', () => {
    for (const [face, usual] of Object.entries(USUAL_MATERIALS)) {
      const parts = Object.keys(locks[face] ?? {});
      expect([face, parts.length > 0]).toEqual([face, true]);
      for (const material of LOCK_MATERIALS) {
        const folders = parts.map((part) => [part, lockFolder(face, part, material)] as const);
        const missing = folders.filter(([part, folder]) => !locks[folder]?.[part]);
        expect([face, material, missing]).toEqual([face, material, []]);
        const isOwn = folders.some(([, folder]) => folder !== face);
        expect([face, material, isOwn]).toEqual([face, material, material !== usual]);
      }
    }
  });
});
