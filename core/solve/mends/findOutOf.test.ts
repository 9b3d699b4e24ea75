import { describe, expect, it } from 'vitest';
import { DOOR_ID, type Room, START_ID } from '../../room/model.ts';
import { apply, build, furnish, get, hideIn, lockByItem, lockByPassword, say } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import type { Finding, FindingCode } from '../findings/finding.ts';
import { findProblems } from '../findings/findProblems.ts';
import { findMend } from './findMend.ts';

const things = furnish({ safe: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });

function findingOf(room: Room, code: FindingCode): Finding {
  const finding = findProblems(room).find((each) => each.code === code);
  if (!finding) throw new Error(`Nothing is found as ${code}.`);
  return finding;
}

/** Returns the room in which the clue is no longer behind its own lock. */
function mended(room: Room): Room {
  const [choice] = findMend(room, findingOf(room, 'clueBehindLock'))?.choices ?? [];
  if (!choice) throw new Error('Nothing mends it.');
  const after = apply(room, choice.command).room;
  expect(findProblems(after).map(({ code }) => code)).not.toContain('clueBehindLock');
  return after;
}

describe('L3 an unreachable item is taken out', () => {
  it('takes out the creator’s selected item where that lies in the circle', () => {
    const ring = build(
      [
        ...lockByItem('safe', 'key'),
        ...lockByItem(DOOR_ID, 'note'),
        ...hideIn('tv', 'key'),
        ...hideIn('safe', 'tv'),
        { type: 'setItemsToHide', id: 'safe', itemsToHide: ['tv', 'note'] },
      ],
      things,
    );
    const finding = findingOf(ring, 'notEscapable');
    const takenOut = (inHand: string | null) => findMend(ring, finding, inHand)?.choices[0]?.item;
    expect([takenOut('tv'), takenOut('key'), takenOut('safe'), takenOut(null)]).toEqual([
      'tv',
      'key',
      'key',
      'key',
    ]);
  });

  it('takes out of a lock the item that brought its clue into it, or the selected item', () => {
    const shut = build(
      [
        ...lockByPassword('safe', '1894'),
        ...say('note', 'The year is 1894.'),
        ...hideIn('tv', 'note'),
        ...hideIn('safe', 'tv'),
        ...lockByItem(DOOR_ID, 'key'),
      ],
      things,
    );
    const finding = findingOf(shut, 'clueBehindLock');
    expect(finding).toMatchObject({
      items: ['safe', 'note'],
      obstacles: [
        { type: 'hiddenBy', item: 'note', by: 'tv' },
        { type: 'hiddenBy', item: 'tv', by: 'safe' },
      ],
    });
    expect(get(mended(shut), 'tv').isHidden).toBe(false);
    expect(findMend(shut, finding, 'note')?.choices[0]?.item).toBe('note');
    const withMore = build(
      [{ type: 'setItemsToHide', id: 'safe', itemsToHide: ['tv', 'key'] }, ...lockByItem(DOOR_ID, 'tv')],
      shut,
    );
    expect(findMend(withMore, finding, 'key')?.choices[0]?.item).toBe('tv');
  });

  it('considers that lock alone, whatever lies behind another', () => {
    const further = furnish({ safe: chestEntry, note: noteEntry, other: chestEntry, paper: noteEntry });
    const shut = build(
      [
        ...lockByPassword('safe', '1894'),
        ...say('note', 'The year is 1894.'),
        ...hideIn('safe', 'note'),
        ...lockByPassword('other', '2031'),
        ...say('paper', 'The year is 2031.'),
        ...hideIn('other', 'paper'),
      ],
      further,
    );
    const found = findProblems(shut).filter(({ code }) => code === 'clueBehindLock');
    expect(found.map((finding) => findMend(shut, finding)?.choices[0]?.item)).toEqual(['note', 'paper']);
  });

  it('brings the clue of a way to the first scene, where it lies behind that way', () => {
    const behind = build(
      [
        { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
        { type: 'setOnClick', id: 'tv', onClick: { type: 'go', to: 'cellar' } },
        ...lockByPassword('tv', '1894'),
        ...say('note', 'The year is 1894.'),
        { type: 'moveItemToScene', id: 'note', scene: 'cellar' },
      ],
      things,
    );
    expect(findingOf(behind, 'clueBehindLock')).not.toHaveProperty('obstacles');
    expect(findMend(behind, findingOf(behind, 'clueBehindLock'))).toMatchObject({
      type: 'bringToStart',
      choices: [{ item: 'note' }],
    });
    expect(get(mended(behind), 'note').scene).toBe(START_ID);
  });
});
