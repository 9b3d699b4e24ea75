import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../tests/runs.ts';
import { applyAction } from '../../play/applyAction.ts';
import type { Action, Play } from '../../play/model.ts';
import { isReachable } from '../../play/step.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { Choices } from '../../testing/choices.ts';
import { follow } from '../../testing/following.ts';
import { MOST, SEED } from '../../testing/numbers.ts';
import { START, startedPlay } from '../../testing/playing.ts';
import { randomPuzzle } from '../../testing/randomPuzzle.ts';
import { findWalkthrough } from '../escape/walk/findWalkthrough.ts';
import { findProblems } from '../findings/findProblems.ts';

const numbers = fc.array(fc.noBias(fc.nat(MOST)), { minLength: 60, maxLength: 80, size: 'max' });

/** Plays on until nothing changes; `mayEnter` decides whether a lock's password is known. */
function playOut(room: Room, mayEnter: (lock: ItemId, seen: ReadonlySet<ItemId>) => boolean) {
  let play = startedPlay(room);
  const seen = new Set<ItemId>();
  for (let before: Play | null = null; before !== play; ) {
    before = play;
    for (const action of actionsIn(room, play)) {
      for (const id of room.itemOrder) if (isReachable(play, id)) seen.add(id);
      if (action.type === 'enterPassword' && !mayEnter(action.item, seen)) continue;
      const result = applyAction({ room, play, at: START }, action);
      if (result.ok && hasGone(play, result.value.play)) play = result.value.play;
    }
  }
  return { play, seen };
}

/** The door comes last, so that everything else is seen first. */
function actionsIn(room: Room, play: Play): readonly Action[] {
  return room.itemOrder
    .slice(1)
    .flatMap((item): readonly Action[] => [
      { type: 'click', item },
      { type: 'enterPassword', item, password: room.itemConfigs[item]?.unlockPassword ?? '' },
      ...play.inventory.map((key) => ({ type: 'useItem', item: key, on: item }) as const),
    ]);
}

/** Returns whether a step unlocked, collected or revealed anything. Other clicks could be repeated for ever. */
function hasGone(before: Play, after: Play): boolean {
  const marks = ({ items }: Play) =>
    JSON.stringify(
      Object.values(items).map(({ isHidden, isLocked, visible }) => [isHidden, isLocked, visible]),
    );
  return marks(after) !== marks(before);
}

function hasClue(room: Room, seen: ReadonlySet<ItemId>): boolean {
  return [...seen].some((id) => {
    const item = room.itemConfigs[id];
    const isMute = item?.onClick?.type === 'none' && !item.isItemLocked;
    return item?.customDescription.includes('A1') === true && !isMute;
  });
}

it('S6 finds clues missing or behind their own locks exactly where playing does', () => {
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(numbers, (list) => {
      const room = randomPuzzle(new Choices(list), 7);
      const all = playOut(room, () => true).seen;
      const knowing = playOut(room, (_, seen) => !hasClue(room, all) || hasClue(room, seen));
      const locks = room.itemOrder.filter((id) => room.itemConfigs[id]?.unlockPassword.trim());
      const isStuck = hasClue(room, all) && !hasClue(room, knowing.seen);
      const behind = isStuck ? locks.filter((id) => knowing.seen.has(id)) : [];
      const missing = hasClue(room, all) ? [] : locks;
      const findings = findProblems(room);
      const found = (code: string) => findings.filter((finding) => finding.code === code);
      expect(found('clueBehindLock').map(({ items }) => items[0])).toEqual(behind);
      expect(found('noClue').flatMap(({ items }) => items)).toEqual(missing);
      if (behind.length > 0) counts.set('behind', (counts.get('behind') ?? 0) + 1);
      if (missing.length > 0) counts.set('missing', (counts.get('missing') ?? 0) + 1);
      if (locks.length > 0 && hasClue(room, knowing.seen)) counts.set('told', (counts.get('told') ?? 0) + 1);
    }),
    { ...SEED, numRuns: runs(1600) },
  );
  for (const kind of ['behind', 'missing', 'told'])
    expect([kind, (counts.get(kind) ?? 0) > runs(5)]).toEqual([kind, true]);
});

it('S1 S4 the walkthrough with its reading steps can be played step by step', () => {
  let readings = 0;
  fc.assert(
    fc.property(numbers, (list) => {
      const room = randomPuzzle(new Choices(list), 7);
      const walkthrough = findWalkthrough(room);
      if (!walkthrough) return;
      let play = startedPlay(room);
      for (const step of walkthrough.steps) {
        if (step.type !== 'read') play = follow(room, play, step);
        else {
          readings++;
          const isSeen =
            step.source === null || isReachable(play, step.source) || play.inventory.includes(step.source);
          const isUsedUp = step.source !== null && play.items[step.source]?.visible === false;
          expect(isSeen || isUsedUp).toBe(true);
        }
      }
      expect(play.isEscaped).toBe(true);
    }),
    { ...SEED, numRuns: runs(1600) },
  );
  expect(readings).toBeGreaterThan(runs(160));
});
