import { describe, expect, it } from 'vitest';
import type { Action, Play } from '../play/model.ts';
import { chestEntry, keyEntry, noteEntry } from '../testing/entries.ts';
import { furnished } from '../testing/furnished.ts';
import { actAll, startedPlay } from '../testing/playing.ts';

const WITH_TWO_KEYS = {
  isItemLocked: true,
  isLocked: true,
  unlockMethod: 'item',
  itemToUnlock: 'silver',
  furtherKeys: ['gold'],
} as const;

/** Two keys for the door: one lies under the rug, the other in the chest, whose code the note tells; a third fits nothing. */
const room = furnished(
  { rug: chestEntry, silver: keyEntry, chest: chestEntry, gold: keyEntry, note: noteEntry, stray: keyEntry },
  {
    door: WITH_TWO_KEYS,
    rug: { isHidingAnotherItem: true, itemToHide: 'silver' },
    silver: { isHidden: true, isAddableToInventory: true },
    chest: {
      isItemLocked: true,
      isLocked: true,
      unlockMethod: 'password',
      unlockPassword: '1893',
      isHidingAnotherItem: true,
      itemToHide: 'gold',
      hints: ['Four digits.'],
    },
    gold: { isHidden: true, isAddableToInventory: true },
    note: { description: 'custom', customDescription: 'Founded in 1893.' },
    stray: { isAddableToInventory: true },
  },
);
const ASK: Action = { type: 'askHint' };
const click = (item: string): Action => ({ type: 'click', item });
const dial: Action = { type: 'enterPassword', item: 'chest', password: '1' };

/** Returns the hinted step and its item after these actions. */
function hinted(...actions: readonly Action[]): string {
  return hintedFrom(actAll(room, startedPlay(room), actions).play);
}

function hintedFrom(play: Play): string {
  const { events } = actAll(room, play, [ASK, ASK]);
  const last = events.flatMap((event) => (event.type === 'hint' ? [event.hint] : [])).at(-1);
  return `${last?.step} ${last?.item}`;
}

describe('P16 a hint is about what the player works on', () => {
  it('P16 leads on at the lock at which a try failed last, with its creator’s own words', () => {
    expect(hinted()).toBe('open rug');
    expect(hinted(click('note'), dial, dial, click('stray'))).toBe('answer chest');
    const { events } = actAll(room, startedPlay(room), [click('note'), dial, ASK]);
    expect(events.at(-1)).toMatchObject({ hint: { step: 'answer', text: 'Four digits.' } });
    const key: Action = { type: 'useItem', item: 'stray', on: 'chest' };
    expect(hinted(click('note'), click('stray'), key, click('rug'))).toBe('answer chest');
  });

  it('P16 tells what the lock waits for where it cannot be opened yet', () => {
    expect(hinted(dial)).toBe('read note');
    const stray: Action = { type: 'useItem', item: 'stray', on: 'door' };
    expect(hinted(click('note'), click('stray'), stray)).toBe('open rug');
  });

  it('P16 returns to other steps once the lock is open', () => {
    const open: Action = { type: 'enterPassword', item: 'chest', password: '1893' };
    expect(hinted(click('note'), dial, open, click('gold'))).toBe('open rug');
  });

  it('P16 follows the last touched item where nothing failed, if something can be done there', () => {
    expect(hinted(click('note'), click('chest'))).toBe('answer chest');
    expect(hinted(click('chest'))).toBe('open rug');
  });

  it('P16 a started series of hints continues after any click, but not after a failed lock', () => {
    expect(hinted(click('note'), ASK, click('chest'))).toBe('open rug');
    expect(hinted(click('note'), ASK, dial)).toBe('answer chest');
  });

  it('P16 M1 works in an older stored play, which lacks this data', () => {
    const { failedAt: _, touched: __, ...before } = actAll(room, startedPlay(room), [dial]).play;
    expect(hintedFrom(before)).toBe('open rug');
  });
});

it('P16 N3 follows the player’s scene where nothing was touched', () => {
  const house = furnished(
    { rug: chestEntry, silver: keyEntry, chest: chestEntry, gold: keyEntry, way: noteEntry },
    {
      door: WITH_TWO_KEYS,
      rug: { isHidingAnotherItem: true, itemToHide: 'silver' },
      silver: { isHidden: true, isAddableToInventory: true },
      chest: { scene: 'cellar', isHidingAnotherItem: true, itemToHide: 'gold' },
      gold: { scene: 'cellar', isHidden: true, isAddableToInventory: true },
      way: { onClick: { type: 'go', to: 'cellar' } },
    },
    { cellar: 'place' },
  );
  const stepOf = (...actions: readonly Action[]) => {
    const { events } = actAll(house, startedPlay(house), [...actions, ASK, ASK]);
    return events.flatMap((event) => (event.type === 'hint' ? [event.hint.item] : [])).at(-1);
  };
  expect(stepOf(click('way'))).toBe('chest');
  expect(stepOf(click('way'), { type: 'go', scene: 'start' })).toBe('rug');
});
