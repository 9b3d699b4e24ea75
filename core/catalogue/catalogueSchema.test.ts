import { describe, expect, it } from 'vitest';
import { backgroundEntry, chestEntry } from '../testing/entries.ts';
import { byPlace } from './byPlace.ts';
import { parseBackgroundEntry, parseCatalogueEntry } from './catalogueSchema.ts';

describe('parseCatalogueEntry', () => {
  it('R1 reads an entry as it is and drops what is not its own', () => {
    expect(parseCatalogueEntry({ ...chestEntry, cost: 3 })).toEqual({ ok: true, value: chestEntry });
  });

  it('SPEC 3 refuses an entry that lacks a field', () => {
    const place = ['name', 'tag', 'width', 'defaultPosition', 'variants'] as const;
    const traits = ['isContainer', 'isLockable', 'collection', 'is_active'] as const;
    for (const field of [...place, ...traits]) {
      const { [field]: _, ...partly } = chestEntry;
      expect(parseCatalogueEntry(partly), field).toMatchObject({ ok: false, refusal: { path: field } });
    }
    for (const tag of ['Doors', 'Keys', 'Storage', 'Decorations', 'Electronics'])
      expect(parseCatalogueEntry({ ...chestEntry, tag })).toMatchObject({ ok: true, value: { tag } });
    expect(Object.keys(chestEntry.variants)).toEqual(['brown', 'red']);
  });

  it('sorts an entry without an order behind all others', () => {
    const { order: _, ...placeless } = chestEntry;
    const parsed = parseCatalogueEntry(placeless);
    if (!parsed.ok) throw new Error(parsed.refusal.path);
    const placed = { ...chestEntry, name: 'Zither', order: 7 };
    expect(
      [parsed.value, placed, { ...placed, name: 'Anvil' }].sort(byPlace).map(({ name }) => name),
    ).toEqual(['Anvil', 'Zither', chestEntry.name]);
  });

  it('uses the colours in their own order, for any order of the map', () => {
    const [first, second] = Object.entries(chestEntry.variants);
    if (!first || !second) throw new Error('The chest has two colours');
    const shuffled = { ...chestEntry, variants: Object.fromEntries([second, first]) };
    const parsed = parseCatalogueEntry(shuffled);
    expect(parsed.ok && Object.keys(parsed.value.variants)).toEqual([first[0], second[0]]);
    const partly = parseCatalogueEntry({ ...shuffled, colorOrder: ['gone', first[0]] });
    expect(partly.ok && partly.value.colorOrder).toEqual([first[0], second[0]]);
  });

  it.each([
    ['order', -1],
    ['tag', 'Weapons'],
    ['width', 0],
    ['aspect', -1],
    ['variants', {}],
    ['hitBox', { x: 0, y: 0, width: 101, height: 1 }],
    ['is_active', 'yes'],
    ['id', ''],
  ])('refuses a wrong %s by its path', (field, value) => {
    const result = parseCatalogueEntry({ ...chestEntry, [field]: value });
    expect(result).toMatchObject({ ok: false, refusal: { path: expect.stringContaining(field) } });
  });
});

describe('parseBackgroundEntry', () => {
  it('reads an entry', () => {
    expect(parseBackgroundEntry(backgroundEntry)).toEqual({ ok: true, value: backgroundEntry });
  });

  it('uses the moods in their own order, for any order of the map', () => {
    const moods = { dusk: { uri: '/dusk.webp', ambient: '#aaaaaa' }, ...backgroundEntry.moods };
    const parsed = parseBackgroundEntry({ ...backgroundEntry, moods, moodOrder: ['warm', 'dusk'] });
    expect(parsed.ok && Object.keys(parsed.value.moods)).toEqual(['warm', 'dusk']);
  });

  it('refuses one without moods and a light that is no colour', () => {
    const dark = { dark: { uri: '/a.webp', ambient: 'black' } };
    expect(parseBackgroundEntry({ ...backgroundEntry, moods: {} })).toMatchObject({ ok: false });
    expect(parseBackgroundEntry({ ...backgroundEntry, moods: dark })).toMatchObject({
      ok: false,
      refusal: { path: 'moods.dark.ambient' },
    });
  });
});
