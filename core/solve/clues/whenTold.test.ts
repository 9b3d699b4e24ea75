import { describe, expect, it } from 'vitest';
import type { Command } from '../../edit/command.ts';
import type { ItemConfig, Room } from '../../room/model.ts';
import { build, furnish, get, hideIn, lockByItem, lockByPassword, say } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { soundRoom } from '../../testing/furnished.ts';
import clueInOpenedText from '../../testing/rooms/clue-in-the-opened-text-of-a-result.json';
import falseError from '../../testing/rooms/false-error-clue-behind-lock.json';
import falseWarning from '../../testing/rooms/false-warning-result-that-holds-back-clicks.json';
import { findWalkthrough } from '../escape/walk/findWalkthrough.ts';
import { findProblems } from '../findings/findProblems.ts';
import { findClues } from './clues.ts';

const things = furnish({ chest: chestEntry, note: noteEntry, tv: tvEntry });

/** A chest that opens with 12. */
const locked = build(lockByPassword('chest', '12'), things);

const openedText = (id: string, openedDescription: string): Command => ({
  type: 'setOpenedDescription',
  id,
  openedDescription,
});

/** Returns the states in which an item tells the chest's password. */
function toldWhen(room: Room, id: string): readonly string[] {
  return findClues(room)
    .clues.flatMap(({ texts }) => texts)
    .flatMap(({ source, state }) => (source === id ? [state] : []));
}

describe('S6 when a text is told', () => {
  it('is told on opening, or only before, as the item is set', () => {
    const statesAfter = (commands: readonly Command[]) => toldWhen(build(commands, locked), 'tv');
    const both = [...say('tv', '12'), openedText('tv', '12')];
    expect(statesAfter(both)).toEqual(['default', 'opened']);
    expect(statesAfter(say('tv', '12'))).toEqual(['default']);
    expect(statesAfter([...both, ...lockByPassword('tv', '3')])).toEqual(['default', 'opened']);
    const open: Command = { type: 'setState', id: 'tv', state: 'opened' };
    expect(statesAfter([...both, open])).toEqual(['opened']);
    expect(statesAfter([...say('tv', '12'), open])).toEqual(['default']);
    const collected: Command = { type: 'setAddable', id: 'tv', isAddableToInventory: true };
    expect(statesAfter([openedText('tv', '12'), collected])).toEqual([]);
    expect(statesAfter([openedText('tv', '12'), collected, open])).toEqual(['opened']);
    expect(statesAfter([openedText('tv', '12'), collected, ...lockByPassword('tv', '3')])).toEqual([
      'opened',
    ]);
  });

  it('is told by a way as it is opened or gone through, and never behind the door', () => {
    const scene: Command = { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background };
    const leads = (id: string): Command => ({
      type: 'setOnClick',
      id,
      onClick: { type: 'go', to: 'cellar' },
    });
    const ways = build([scene, leads('tv'), leads('note'), ...say('tv', '12'), ...say('note', '12')], locked);
    expect(toldWhen(ways, 'tv')).toEqual(['default']);
    expect(toldWhen(ways, 'note')).toEqual(['default']);
    expect(toldWhen(build([{ type: 'setState', id: 'tv', state: 'opened' }], ways), 'tv')).toEqual([
      'default',
    ]);
    const bringing = build([...hideIn('note', 'tv')], ways);
    expect(toldWhen(bringing, 'note')).toEqual(['default']);
    const door = build([...say('door', '12'), openedText('door', '12')], locked);
    expect(toldWhen(door, 'door')).toEqual(['default']);
  });

  it('is told at a failed try on its lock, as long as it is locked', () => {
    const wrong: Command = { type: 'setWrongText', id: 'tv', wrongText: 'Not 12.' };
    expect(toldWhen(build([...lockByPassword('tv', '3'), wrong], locked), 'tv')).toEqual(['default']);
    expect(
      toldWhen(
        build(
          [...lockByPassword('tv', '3'), wrong, { type: 'setLocked', id: 'tv', isItemLocked: false }],
          locked,
        ),
        'tv',
      ),
    ).toEqual([]);
  });
});

describe('S7 a clue that the creator named', () => {
  const declared = (commands: readonly Command[] = []) =>
    build([...commands, { type: 'setToldBy', id: 'chest', toldBy: ['note'] }], locked);

  it('is told by the last text of its item, or by seeing the item', () => {
    expect(toldWhen(declared(say('note', 'Count the legs.')), 'note')).toEqual(['default']);
    const both = declared([...say('note', 'A sealed letter.'), openedText('note', 'Count the legs.')]);
    expect(toldWhen(both, 'note')).toEqual(['opened']);
    const picture = declared([{ type: 'setShowsAs', id: 'note', showsAs: 'picture' }]);
    expect(toldWhen(picture, 'note')).toEqual(['default']);
  });

  it('does not count on a paper without text, nor for a lock without an answer', () => {
    const paper = declared([{ type: 'setShowsAs', id: 'note', showsAs: 'paper' }]);
    expect(toldWhen(paper, 'note')).toEqual([]);
    const unset = build(
      [{ type: 'setPassword', id: 'chest', unlockPassword: '' }],
      declared(say('note', 'Hm.')),
    );
    expect(toldWhen(unset, 'note')).toEqual([]);
  });

  it('is a step of the way out, and an error behind its own lock', () => {
    const riddle = build([...lockByPassword('door', '12'), ...say('note', 'Count the legs.')], things);
    const told = build([{ type: 'setToldBy', id: 'door', toldBy: ['note'] }], riddle);
    expect(findWalkthrough(told)?.steps.map(({ type }) => type)).toEqual(['read', 'enterPassword']);
    const behind = build(
      hideIn('chest', 'note'),
      build([...lockByPassword('chest', '7'), { type: 'setToldBy', id: 'chest', toldBy: ['note'] }], told),
    );
    expect(findProblems(behind).map(({ code, items }) => [code, items[0]])).toContainEqual([
      'clueBehindLock',
      'chest',
    ]);
  });

  it('may be one of several parts: all are read, and none may lie behind the lock', () => {
    const parts = build(
      [
        ...lockByPassword('chest', '157'),
        ...say('note', 'It begins with fifteen.'),
        ...say('tv', 'It ends with seven.'),
        { type: 'setToldBy', id: 'chest', toldBy: ['note', 'tv'] },
        ...hideIn('chest', 'key'),
        ...lockByItem('door', 'key'),
      ],
      furnish({ chest: chestEntry, note: noteEntry, tv: tvEntry, key: keyEntry }),
    );
    const steps = findWalkthrough(parts)?.steps ?? [];
    expect(steps.flatMap((step) => (step.type === 'read' ? [step.source] : []))).toEqual(['note', 'tv']);
    const behind = build([{ type: 'setItemsToHide', id: 'chest', itemsToHide: ['key', 'tv'] }], parts);
    expect(findProblems(behind).map(({ code, items }) => [code, ...items])).toContainEqual([
      'clueBehindLock',
      'chest',
      'note',
      'tv',
    ]);
  });
});

describe('S6 C1 the result of a combination', () => {
  /** The note and the television become the key. */
  const made = (result: Partial<ItemConfig>): Room => {
    const parts: Command = {
      type: 'setCombination',
      id: 'note',
      combination: { other: 'tv', result: 'key' },
    };
    const room = build(
      [parts],
      build(
        lockByPassword('door', '12'),
        furnish({ chest: chestEntry, note: noteEntry, tv: tvEntry, key: keyEntry }),
      ),
    );
    return { ...room, itemConfigs: { ...room.itemConfigs, key: { ...get(room, 'key'), ...result } } };
  };
  const codesOf = (room: Room) => findProblems(room).map(({ code }) => code);

  it('O4 is collected, not opened, so nobody reads its text for the open state', () => {
    const room = soundRoom(clueInOpenedText);
    expect(toldWhen(room, 'candle')).toEqual([]);
    expect(codesOf(room)).toEqual(['noClue', 'tooSmall']);
    expect(findWalkthrough(room)?.steps.map(({ type }) => type)).toEqual(['enterPassword']);
    const behind = codesOf(soundRoom(falseError));
    expect(behind, 'told by nothing, so not behind its lock').toEqual([
      'doorNotLocked',
      'noClue',
      'tooSmall',
    ]);
  });

  it('O1 shows that text if it starts open', () => {
    const open = { state: 'opened', uri: '/art/items/key/plain/default.webp' } as const;
    const room = made({ ...open, customDescription: '12', description: 'custom', openedDescription: 'No.' });
    expect(toldWhen(room, 'key')).toEqual([]);
    expect(toldWhen(made({ ...open, openedDescription: '12' }), 'key')).toEqual(['opened']);
  });

  it('P6 R10 shows its text from the inventory, whatever its click behaviour', () => {
    const told = { description: 'custom', customDescription: 'It is 12.' } as const;
    expect(codesOf(soundRoom(falseWarning))).toEqual(['tooSmall']);
    for (const type of ['none', 'message'] as const) {
      const room = made({ ...told, onClick: { type } });
      expect(toldWhen(room, 'key')).toEqual(['default']);
      expect(codesOf(room)).not.toContain('noClue');
    }
  });
});

describe('S6 O1 a way that is open from the start', () => {
  it('shows its text for the open state, or else what it said before', () => {
    const scene: Command = { type: 'addScene', scene: 'attic', name: 'Attic', kind: 'place', background };
    const way = build(
      [
        scene,
        { type: 'setState', id: 'tv', state: 'opened' },
        { type: 'setOnClick', id: 'tv', onClick: { type: 'go', to: 'attic' } },
        ...say('tv', '12'),
      ],
      locked,
    );
    expect(toldWhen(way, 'tv')).toEqual(['default']);
    expect(toldWhen(build([openedText('tv', 'Somebody was here.')], way), 'tv')).toEqual([]);
  });
});
