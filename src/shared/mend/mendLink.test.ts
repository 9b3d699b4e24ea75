import { describe, expect, it } from 'vitest';
import { build, furnish, get, lockByPassword } from '../../../core/testing/build.ts';
import { chestEntry } from '../../../core/testing/entries.ts';
import { insightsPath, lockMarkOf, MEND_FIELDS, type Mend, mendPath, readMendLink } from './mendLink.ts';

const searchOf = (path: string) => new URL(path, 'http://app.invalid').searchParams;
const read = (query: string) => readMendLink(new URLSearchParams(query));

describe('mendLink', () => {
  it.each<[string | null, Mend | null]>([
    [null, null],
    [null, { type: 'limit' }],
    ['desk', null],
    ['desk', { type: 'say' }],
    ['desk', { type: 'clue' }],
    ['desk', { type: 'accept', answer: 'bird', times: 3, lock: 'k2f' }],
    ['a b&c=d', { type: 'accept', answer: 'Ä & ß = 100 %?', times: 41 }],
  ])('leads to %s with %j and is read as it was written', (item, mend) => {
    const path = mendPath('room1', item, mend);
    expect(path).toMatch(/^\/room-editor\/room1\?/);
    const search = searchOf(path);
    expect(readMendLink(search)).toEqual({ item, mend, isFromInsights: true });
    expect([...search.keys()].every((key) => MEND_FIELDS.some((field) => field === key))).toBe(true);
  });

  it.each(['', 'tab=items', 'mend=say', 'item=', 'from=mail'])('says nothing with “%s”', (query) => {
    expect(read(query)).toBeNull();
  });

  it.each([
    'item=desk&mend=delete',
    'item=desk&mend=accept',
    'item=desk&mend=accept&answer=bird',
    'item=desk&mend=accept&answer=&times=3',
    'item=desk&mend=accept&answer=bird&times=-3',
    'item=desk&mend=accept&answer=bird&times=1e9',
    `item=desk&mend=accept&answer=${'x'.repeat(201)}&times=3`,
  ])('selects the thing and does no more with “%s”', (query) => {
    expect(read(query)).toEqual({ item: 'desk', mend: null, isFromInsights: false });
  });
});

describe('lockMarkOf', () => {
  const locked = build(lockByPassword('chest', 'bird'), furnish({ chest: chestEntry }));
  const mark = lockMarkOf(get(locked, 'chest'));

  it('stays for the same lock and does not tell its answer', () => {
    const renamed = build([{ type: 'setName', id: 'chest', name: 'Box' }], locked);
    expect(lockMarkOf(get(renamed, 'chest'))).toBe(mark);
    expect(mark).toMatch(/^[a-z\d]{1,7}$/);
  });

  it.each([
    { type: 'setPassword', id: 'chest', unlockPassword: 'owl' },
    { type: 'setPasswordMatch', id: 'chest', passwordMatch: 'exact' },
    { type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' },
  ] as const)('is another after $type', (command) => {
    expect(lockMarkOf(get(build([command], locked), 'chest'))).not.toBe(mark);
  });
});

describe('insightsPath', () => {
  it('names the room in the query of the projects', () => {
    expect(insightsPath('a&b')).toBe('/projects?insights=a%26b');
  });
});
