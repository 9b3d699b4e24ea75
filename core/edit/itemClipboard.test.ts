import { expect, it } from 'vitest';
import { build, furnish, get, lockByPassword } from '../testing/build.ts';
import { chestEntry, keyEntry } from '../testing/entries.ts';
import { copyItem } from './commands/items.ts';
import { parseItemClipboard, toItemClipboard } from './itemClipboard.ts';

const room = build(lockByPassword('chest', '1848'), furnish({ chest: chestEntry, key: keyEntry }));
const items = ['chest', 'key'].flatMap((id) => copyItem(room, id) ?? []);

it('E6 brings copied things into another room as they were', () => {
  const other = furnish({ lid: keyEntry });
  const copied = parseItemClipboard(other, toItemClipboard(room, items));
  expect(copied).toEqual(items);
  const pasted = build(
    copied.map((item, place) => ({ type: 'pasteItem', id: `new-${place}`, item })),
    other,
  );
  expect(get(pasted, 'new-0')).toMatchObject({ name: get(room, 'chest').name, unlockPassword: '1848' });
});

it('R1 R11 takes nothing that is not ours, and no foreign pictures', () => {
  const [chest] = items;
  const away = { default: 'https://elsewhere.example/a.png', opened: 'https://elsewhere.example/b.png' };
  const foreign = { ...chest, uri: away.default, variants: { brown: away } };
  const texts = [
    '',
    'a shopping list',
    '{"items":[]}',
    JSON.stringify({ schemaVersion: 2, items: [{ name: 'half' }] }),
    JSON.stringify({ schemaVersion: 99, items }),
    JSON.stringify({ schemaVersion: 2, items: [foreign] }),
  ];
  for (const text of texts) expect(parseItemClipboard(room, text)).toEqual([]);
});
