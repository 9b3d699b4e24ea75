import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryUri, uploadUri } from '../catalogue/pictureAddresses.ts';
import { furnish } from '../testing/build.ts';
import { Choices } from '../testing/choices.ts';
import { chestEntry, keyEntry } from '../testing/entries.ts';
import { SEED } from '../testing/numbers.ts';
import { randomPuzzle } from '../testing/randomPuzzle.ts';
import { LIMITS } from './limits.ts';
import type { Room } from './model.ts';
import { withPicturesOf } from './pictures/roomPictures.ts';
import { contentsOf } from './records.ts';
import { parseRoomFile, toRoomFile } from './roomFile.ts';

const room = {
  ...furnish({ chest: chestEntry, key: keyEntry }),
  creator: 'Ada',
  creatorId: 'u1',
  revision: 7,
};
const file = JSON.parse(toRoomFile(room));

describe('a room as a file', () => {
  it('is restored unchanged, as a new room, with any content', () => {
    const numbers = fc.array(fc.noBias(fc.nat(100_000)), { minLength: 60, maxLength: 80, size: 'max' });
    fc.assert(
      fc.property(numbers, fc.string({ unit: 'grapheme', maxLength: 500 }), (list, introduction) => {
        const made = { ...randomPuzzle(new Choices(list), 6), introduction };
        const parsed = parseRoomFile(toRoomFile(made));
        expect(parsed.ok && contentsOf(parsed.value)).toEqual(contentsOf(made));
      }),
      { ...SEED, numRuns: 100 },
    );
    expect(parseRoomFile(toRoomFile(room))).toMatchObject({
      ok: true,
      value: { revision: 0, creatorId: '', isPublished: false },
    });
  });

  it('holds nothing of the account', () => {
    expect(toRoomFile(room)).not.toContain('Ada');
    expect(Object.keys(file.room)).not.toContain('creatorId');
  });

  it.each([
    ['no JSON', '{', { type: 'notARoom' }],
    ['another format', JSON.stringify({ ...file, format: 'recipe' }), { type: 'notARoom' }],
    ['a newer format', JSON.stringify({ ...file, version: 2 }), { type: 'newerVersion' }],
    [
      'a newer room',
      JSON.stringify({ ...file, room: { ...file.room, schemaVersion: 99 } }),
      { type: 'newerVersion' },
    ],
    [
      'a wrong field',
      JSON.stringify({ ...file, room: { ...file.room, timeLimit: 'five' } }),
      { type: 'invalid', path: 'timeLimit' },
    ],
    [
      'a picture from elsewhere',
      JSON.stringify(file).replaceAll('/art/items/chest', 'https://evil.example/chest'),
      { type: 'foreignPictures' },
    ],
    ['too much', `${JSON.stringify(file)}${' '.repeat(2 * LIMITS.roomBytes)}`, { type: 'tooLarge' }],
  ])('is refused with %s', (_name, text, refusal) => {
    expect(parseRoomFile(text)).toEqual({ ok: false, refusal });
  });

  it('R11 names uploaded pictures, of which the library’s and the reader’s own are kept', () => {
    const [mine, theirs] = ['M', 'T'].map((letter) => uploadUri(letter.repeat(20)));
    const shared = libraryUri('L'.repeat(20));
    const variant = { default: mine, opened: shared };
    const chest = { ...room.itemConfigs.chest, variants: { brown: variant }, color: 'brown', uri: mine };
    const own = {
      ...room,
      background: { uri: theirs, ambient: '#ffffff' },
      itemConfigs: { ...room.itemConfigs, chest },
    } as Room;
    const parsed = parseRoomFile(toRoomFile(own));
    if (!parsed.ok) throw new Error(parsed.refusal.type);
    const kept = withPicturesOf(parsed.value, new Set([mine ?? '']));
    expect(kept.leftOut).toBe(1);
    expect(kept.room.background.uri).toBe('');
    expect(kept.room.itemConfigs.chest).toMatchObject({ uri: mine, variants: { brown: variant } });
    expect(withPicturesOf(room, new Set())).toEqual({ room, leftOut: 0 });
  });

  it('never throws for any file, and claims nothing of an account', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(file.room)), fc.jsonValue(), (field, value) => {
        const claims = { creatorId: 'mallory', isPublished: true, publishedVersion: 9 };
        const parsed = parseRoomFile(
          JSON.stringify({ ...file, room: { ...file.room, ...claims, [field]: value } }),
        );
        if (parsed.ok)
          expect(parsed.value).toMatchObject({ creatorId: '', isPublished: false, publishedVersion: 0 });
      }),
      SEED,
    );
  });
});
