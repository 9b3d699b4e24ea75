import { describe, expect, it } from 'vitest';
import { itemRect } from '../../room/geometry.ts';
import { DOOR_ID, type Room } from '../../room/model.ts';
import { build, furnish, get, hideIn, lockByItem, lockByPassword } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import type { Finding } from '../findings/finding.ts';
import { findMend } from './findMend.ts';

const things = furnish({ safe: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });

/** Returns the fix for a given finding. */
function mendFor(finding: Partial<Finding>, room: Room = things) {
  return findMend(room, { severity: 'error', items: [], ...finding } as Finding);
}

describe('L3 what is done about a finding', () => {
  it.each<[Partial<Finding>, string]>([
    [{ code: 'startsOpened', items: ['safe'] }, 'shut'],
    [{ code: 'offStage', items: ['tv'] }, 'bringIn'],
    [{ code: 'covered', items: ['key'] }, 'toFront'],
    [{ code: 'mostlyCovered', items: ['key'] }, 'toFront'],
    [{ code: 'tooSmall', items: ['note'] }, 'enlarge'],
    [{ code: 'noClue', items: ['note'] }, 'tell'],
    [{ code: 'sceneOutOfReach', scenes: ['cellar'] }, 'leadTo'],
    [{ code: 'timeTooShort', minutes: 12 }, 'giveTime'],
    [{ code: 'lockWithoutKey', items: ['safe'] }, 'openWith'],
    [{ code: 'doorNotLocked' }, 'openWith'],
    [{ code: 'foreignPicture', items: ['tv'] }, 'remove'],
    [{ code: 'packNotOwned', items: ['tv', 'key'] }, 'remove'],
  ])('of %o is to %s', (finding, type) => {
    const room = build(
      [
        { type: 'setState', id: 'safe', state: 'opened' },
        { type: 'resizeItem', id: 'note', width: 2, position: { x: 60, y: 10 } },
        ...lockByPassword('note', '1894'),
        { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
      ],
      things,
    );
    expect(mendFor(finding, room)?.type).toBe(type);
  });

  it('deletes items that the creator may not use, but never the door', () => {
    const mend = mendFor({ code: 'packNotOwned', items: ['tv', 'key'] });
    const [choice] = mend?.choices ?? [];
    expect(build(choice ? [choice.command] : [], things).itemOrder).toEqual([DOOR_ID, 'safe', 'note']);
    expect(mendFor({ code: 'packNotOwned', items: ['tv', DOOR_ID] })).toBeNull();
    expect(mendFor({ code: 'packNotOwned' })).toBeNull();
  });

  it('brings all mostly covered items to the front, in one step', () => {
    const [choice] = mendFor({ code: 'mostlyCovered', items: ['safe', 'key'] })?.choices ?? [];
    const after = build(choice ? [choice.command] : [], things);
    expect(after.itemOrder).toEqual([DOOR_ID, 'note', 'tv', 'safe', 'key']);
  });

  it('is nothing where the finding names nothing that is there', () => {
    for (const code of ['covered', 'lockWithoutKey', 'noClue', 'sceneOutOfReach', 'notEscapable'] as const)
      expect(mendFor({ code }), code).toBeNull();
    expect(mendFor({ code: 'offStage', items: ['gone'] })).toBeNull();
    expect(mendFor({ code: 'limitPassed', field: 'ending' }, { ...things, timeLimit: 400 })).toBeNull();
  });

  it('never moves the door out of a circle', () => {
    const obstacles = [{ type: 'inScene', item: DOOR_ID, scene: 'cellar' }] as const;
    expect(mendFor({ code: 'notEscapable', obstacles })).toBeNull();
    expect(mendFor({ code: 'notEscapable', obstacles: [{ type: 'noKey', item: 'safe' }] })).toBeNull();
  });

  it('takes out a single hidden item by turning hiding off', () => {
    const ring = build([...lockByItem('safe', 'key'), ...hideIn('safe', 'key')], things);
    const mend = mendFor(
      { code: 'notEscapable', obstacles: [{ type: 'hiddenBy', item: 'key', by: 'safe' }] },
      ring,
    );
    const command = { type: 'setHiding', id: 'safe', isHidingAnotherItem: false };
    expect(mend?.choices).toEqual([{ item: 'key', command }]);
  });

  it('moves items in from below and from the left too, as far as they fit', () => {
    const at = (x: number, y: number): Room => {
      const tv = { ...get(things, 'tv'), position: { x, y } };
      return { ...things, itemConfigs: { ...things.itemConfigs, tv } };
    };
    const broughtIn = (room: Room) => {
      const [choice] = mendFor({ code: 'offStage', items: ['tv'] }, room)?.choices ?? [];
      return get(build(choice ? [choice.command] : [], room), 'tv').position;
    };
    const { height } = itemRect(get(things, 'tv'));
    expect(broughtIn(at(-8, 97))).toEqual({ x: 0, y: 100 - height });
    expect(broughtIn(at(40, 97))).toEqual({ x: 40, y: 100 - height });
  });
});
