import { describe, expect, it } from 'vitest';
import { backgrounds } from '../../art/backgrounds/library.ts';
import { LOCK_SKINS, lockFolder, lockSkinOf, SKINS_BY_BACKGROUND } from './lockSkins.ts';
import { backgroundUri } from './pictureAddresses.ts';

describe('K2 a skin of locks', () => {
  it('follows the background alone, which the player sees anyway', () => {
    expect(lockSkinOf(backgroundUri('spaceship', 'blue'))).toBe('neon');
    expect(lockSkinOf(backgroundUri('dungeon', 'slate'))).toBe('rune');
    expect(lockSkinOf(backgroundUri('childs-attic', 'afternoon'))).toBe('toy');
  });

  it.each([
    backgroundUri('study', 'green'),
    backgroundUri('constructor', 'green'),
    '/pictures/abcdefghijklmnopqrst.webp',
    '',
  ])('is the usual look before %j', (uri) => {
    expect(lockSkinOf(uri)).toBeNull();
  });

  it('is named for backgrounds that there are', () => {
    const ids = backgrounds.map(({ entry }) => entry.id);
    expect(Object.keys(SKINS_BY_BACKGROUND).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has folders of its own for what it has drawn, and the usual ones for all else', () => {
    expect(lockFolder('digits', 'neon')).toBe('digits-neon');
    expect(lockFolder('melody', 'neon')).toBe('melody');
    expect(lockFolder('digits', null)).toBe('digits');
    expect(Object.values(LOCK_SKINS).every((faces) => faces.length > 1)).toBe(true);
  });
});
