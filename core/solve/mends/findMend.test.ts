import { describe, expect, it } from 'vitest';
import type { Command } from '../../edit/command.ts';
import { itemRect } from '../../room/geometry.ts';
import { DOOR_ID, type Room, START_ID } from '../../room/model.ts';
import { apply, build, furnish, get, hideIn, lockByItem, lockByPassword, say } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import type { Finding, FindingCode } from '../findings/finding.ts';
import { findProblems } from '../findings/findProblems.ts';
import { findMend } from './findMend.ts';
import type { Mend } from './mend.ts';

const things = furnish({ safe: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });

function findingOf(room: Room, code: FindingCode): Finding {
  const finding = findProblems(room).find((each) => each.code === code);
  if (!finding) throw new Error(`Nothing is found as ${code}.`);
  return finding;
}

function mendOf(room: Room, code: FindingCode): Mend {
  const mend = findMend(room, findingOf(room, code));
  if (!mend) throw new Error(`Nothing mends ${code}.`);
  return mend;
}

/** Applies the first choice as one step; the finding must then be gone. */
function mended(room: Room, code: FindingCode): Room {
  const [choice] = mendOf(room, code).choices;
  if (!choice) throw new Error(`Nothing mends ${code}.`);
  const after = apply(room, choice.command).room;
  expect(findProblems(after).map((finding) => finding.code)).not.toContain(code);
  return after;
}

/** Sets fields without commands, as in rooms from elsewhere. */
function withItem(id: string, changes: Partial<ReturnType<typeof get>>): Room {
  return { ...things, itemConfigs: { ...things.itemConfigs, [id]: { ...get(things, id), ...changes } } };
}

describe('L3 a finding is mended in one step', () => {
  it('shuts what starts open behind its lock', () => {
    const locked = build(lockByPassword('safe', '1894'), things);
    const open = {
      ...locked,
      itemConfigs: { ...locked.itemConfigs, safe: { ...get(locked, 'safe'), state: 'opened' } },
    };
    expect(get(mended(open as Room, 'startsOpened'), 'safe').state).toBe('default');
  });

  it('moves an outside item fully onto the stage', () => {
    const outside = withItem('tv', { position: { x: 98, y: -60 } });
    const { position, width } = get(mended(outside, 'offStage'), 'tv');
    expect(position).toEqual({ x: 100 - width, y: 0 });
  });

  it('enlarges a too small item to a fingertip’s size, keeping its foot', () => {
    const free = build(
      [
        { type: 'moveItem', id: 'key', position: { x: 88, y: 5 } },
        { type: 'moveItem', id: 'tv', position: { x: 70, y: 60 } },
        { type: 'setAddable', id: 'key', isAddableToInventory: true },
      ],
      things,
    );
    const small = build([{ type: 'resizeItem', id: 'key', width: 2 }], free);
    const before = get(small, 'key');
    const after = get(mended(small, 'tooSmall'), 'key');
    const foot = ({ position, width, aspect }: typeof after) => position.y + (width * aspect * 16) / 9;
    expect(after.width).toBeGreaterThan(2);
    expect(foot(after)).toBeCloseTo(foot(before));
  });

  it('sets the suggested time limit, at most the maximum', () => {
    const short = build(
      [...lockByPassword(DOOR_ID, '1894'), ...say('note', '1894'), { type: 'setTimeLimit', timeLimit: 1 }],
      things,
    );
    const { minutes } = findingOf(short, 'timeTooShort');
    expect(mendOf(short, 'timeTooShort').minutes).toBe(minutes);
    expect(mended(short, 'timeTooShort').timeLimit).toBe(minutes);
    expect(mended({ ...things, timeLimit: 400 }, 'limitPassed').timeLimit).toBe(180);
  });

  it('brings a needed item in front of its cover', () => {
    const over: readonly Command[] = [
      ...lockByItem(DOOR_ID, 'key'),
      { type: 'moveItem', id: 'key', position: { x: 30, y: 50 } },
      { type: 'moveItem', id: 'tv', position: { x: 28, y: 45 } },
      { type: 'moveItem', id: 'safe', position: { x: 70, y: 60 } },
    ];
    expect(mended(build(over, things), 'covered').itemOrder.at(-1)).toBe('key');
  });

  it('takes an item out of its hider where it is hidden behind its own lock', () => {
    const ring = build(
      [...lockByItem('safe', 'key'), ...hideIn('safe', 'key'), ...lockByPassword(DOOR_ID, '1894')],
      things,
    );
    const shut = build(
      [...lockByItem(DOOR_ID, 'note'), { type: 'setItemsToHide', id: 'safe', itemsToHide: ['key', 'note'] }],
      ring,
    );
    expect(mendOf(shut, 'notEscapable')).toMatchObject({ type: 'takeOut', choices: [{ item: 'key' }] });
    expect(get(mended(shut, 'notEscapable'), 'key').isHidden).toBe(false);
    expect(get(mended(shut, 'notEscapable'), 'note').isHidden).toBe(true);
  });
});

describe('L3 a circle through a scene is mended in one step', () => {
  const cellar = build(
    [
      { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
      { type: 'setOnClick', id: 'tv', onClick: { type: 'go', to: 'cellar' } },
      ...lockByItem('tv', 'key'),
      ...lockByItem(DOOR_ID, 'note'),
      ...['safe', 'key', 'note'].map((id) => ({ type: 'moveItemToScene', id, scene: 'cellar' }) as const),
    ],
    things,
  );

  it.each([
    ['what lies there openly', cellar],
    ['what is hidden there', build(hideIn('safe', 'key'), cellar)],
  ])('brings to the first scene %s', (_, room) => {
    expect(mendOf(room, 'notEscapable')).toMatchObject({ type: 'bringToStart', choices: [{ item: 'key' }] });
    expect(get(mended(room, 'notEscapable'), 'key')).toMatchObject({ scene: START_ID, isHidden: false });
  });

  it('first adds a way to the unreachable scene, whatever lies there', () => {
    const lost = build([{ type: 'setOnClick', id: 'tv', onClick: null }, ...hideIn('safe', 'note')], cellar);
    expect(mendOf(lost, 'notEscapable').type).toBe('leadTo');
  });
});

describe('L3 a finding is mended by a choice', () => {
  it('offers keys for a lock: collected items first, none that is in use', () => {
    const keyless = build(
      [
        { type: 'setLocked', id: DOOR_ID, isItemLocked: true },
        { type: 'setUnlockMethod', id: DOOR_ID, unlockMethod: 'item' },
      ],
      things,
    );
    const choices = (room: Room) => mendOf(room, 'lockWithoutKey').choices.map(({ item }) => item);
    expect(choices(keyless)).toEqual(['key', 'note']);
    expect(choices(build([{ type: 'setAddable', id: 'key', isAddableToInventory: true }], keyless))).toEqual([
      'key',
    ]);
    expect(choices(build(lockByItem('safe', 'key'), keyless))).toEqual(['note']);
    expect(choices(build(lockByPassword('note', '1894'), keyless))).toEqual(['key']);
    const rect = { x: 10, y: 10, width: 10, height: 10 };
    const spot = { type: 'addSpot', id: 'stain', shape: 'ellipse', name: 'Stain', rect } as const;
    expect(choices(build([spot], keyless))).toEqual(['key', 'note']);
    expect(get(mended(keyless, 'lockWithoutKey'), DOOR_ID).itemToUnlock).toBe('key');
  });

  it('offers nothing that lies behind the lock', () => {
    const keyless = build(
      [
        { type: 'setLocked', id: 'safe', isItemLocked: true },
        { type: 'setUnlockMethod', id: 'safe', unlockMethod: 'item' },
        ...hideIn('safe', 'key'),
      ],
      things,
    );
    expect(mendOf(keyless, 'lockWithoutKey').choices.map(({ item }) => item)).toEqual(['note']);
  });

  it('locks the door with an unused item', () => {
    const after = mended(things, 'doorNotLocked');
    expect(get(after, DOOR_ID)).toMatchObject({
      isItemLocked: true,
      unlockMethod: 'item',
      itemToUnlock: 'key',
    });
  });

  it('enlarges a small item only as far as it covers little around it', () => {
    const at = (x: number) => ({ position: { x, y: 50 } });
    const small = build(
      [
        { type: 'resizeItem', id: 'key', width: 2, ...at(50) },
        { type: 'setAddable', id: 'key', isAddableToInventory: true },
        { type: 'resizeItem', id: 'tv', width: 4, ...at(49) },
        { type: 'setLocked', id: 'tv', isItemLocked: false },
      ],
      things,
    );
    const [choice] = mendOf(small, 'tooSmall').choices;
    const { x, width, height } = itemRect(get(build(choice ? [choice.command] : [], small), 'key'));
    const vase = itemRect(get(small, 'tv'));
    expect(width).toBeGreaterThan(2);
    const across = Math.min(x + width, vase.x + vase.width) - Math.max(x, vase.x);
    expect(across * height).toBeLessThanOrEqual(vase.width * vase.height);
    expect(width).toBeLessThan(vase.width);
  });

  it('S7 offers readable items as the clue, unless they lie behind the lock, and does not change their texts', () => {
    const riddle = 'Half past the hour at which the cock crows.';
    const untold = build([...lockByPassword('safe', '1894'), ...say('note', riddle)], things);
    expect(mendOf(untold, 'noClue').choices.map(({ item }) => item)).toEqual(['note']);
    const told = mended(untold, 'noClue');
    expect(get(told, 'note')).toEqual(get(untold, 'note'));
    expect(get(told, 'safe').toldBy).toEqual(['note']);
    expect(findProblems(told).map(({ code }) => code)).not.toContain('noClue');
    const inside = build(hideIn('safe', 'note'), untold);
    expect(mendOf(inside, 'noClue').choices.map(({ item }) => item)).toEqual(['key', 'tv']);
  });

  it('offers an item elsewhere as the way to an unreachable scene', () => {
    const lost = build(
      [{ type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background }],
      things,
    );
    expect(mendOf(lost, 'sceneOutOfReach').choices.map(({ item }) => item)).toEqual([
      'safe',
      'key',
      'note',
      'tv',
    ]);
    expect(get(mended(lost, 'sceneOutOfReach'), 'safe').onClick).toEqual({ type: 'go', to: 'cellar' });
  });
});

it('offers nothing where only the creator can know, or where it would be refused', () => {
  expect(findMend(things, findingOf(things, 'noIntroduction'))).toBeNull();
  const bare = furnish({});
  expect(findMend(bare, findingOf(bare, 'doorNotLocked'))).toBeNull();
  const pinned = withItem('tv', { position: { x: 98, y: -60 }, isPositionLocked: true });
  expect(findMend(pinned, findingOf(pinned, 'offStage'))).toBeNull();
});
