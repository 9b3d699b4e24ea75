import { expect, it } from 'vitest';
import { build } from '../../testing/build.ts';
import { chestEntry, keyEntry, tvEntry } from '../../testing/entries.ts';
import { playedUrisOf } from './roomPictures.ts';

it('R11 names each picture that a play can show, once: of a thing those of its colour, closed and opened', () => {
  const room = build([
    { type: 'addItem', id: 'tv', entry: tvEntry },
    { type: 'addItem', id: 'chest', entry: chestEntry },
    { type: 'addItem', id: 'other', entry: chestEntry },
    { type: 'addItem', id: 'key', entry: keyEntry },
    { type: 'setColor', id: 'tv', color: 'white' },
  ]);
  const uris = playedUrisOf(room);
  expect(uris).toHaveLength(new Set(uris).size);
  const { variants } = room.itemConfigs.tv ?? {};
  expect(uris).toContain(room.background.uri);
  expect(uris).toContain(variants?.white?.opened);
  expect(uris).not.toContain(variants?.black?.opened);
  for (const { uri } of Object.values(room.itemConfigs)) expect(uris).toContain(uri);
});
