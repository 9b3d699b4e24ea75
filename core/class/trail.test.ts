import { describe, expect, it } from 'vitest';
import type { Action, Play } from '../play/model.ts';
import { chestEntry, keyEntry, noteEntry } from '../testing/entries.ts';
import { furnished } from '../testing/furnished.ts';
import { act, startedPlay } from '../testing/playing.ts';
import { stepsCsv, teamsCsv } from './classCsv.ts';
import { resultOf } from './classResults.ts';
import { countDone, neededThings } from './progress.ts';
import { NO_TRAIL, noteTrail, type Trail } from './trail.ts';

/** The note tells the code of the chest, which hides the key of the door. */
const room = furnished(
  { chest: chestEntry, key: keyEntry, note: noteEntry },
  {
    chest: {
      name: '=Chest',
      isItemLocked: true,
      isLocked: true,
      unlockMethod: 'password',
      unlockPassword: '1742',
      isHidingAnotherItem: true,
      itemToHide: 'key',
    },
    door: { isItemLocked: true, isLocked: true, unlockMethod: 'item', itemToUnlock: 'key' },
    key: { isAddableToInventory: true, isHidden: true },
  },
);
const enter = (password: string): Action => ({ type: 'enterPassword', item: 'chest', password });
const click = (item: string): Action => ({ type: 'click', item });

interface Taken {
  play: Play;
  trail: Trail;
}

/** Takes actions, one each second of the team's clock. */
function take(from: Taken, ...actions: readonly Action[]): Taken {
  return actions.reduce(({ play, trail }, action) => {
    const { play: after, events } = act(room, play, action);
    const at = trail.actedAt + 1000;
    return { play: after, trail: noteTrail(trail, { room, before: play, after, events, at }) };
  }, from);
}

const begun: Taken = { play: startedPlay(room), trail: NO_TRAIL };
const out = take(begun, click('chest'), enter('1'), enter('2'), enter('1742'), click('key'), {
  type: 'useItem',
  item: 'key',
  on: 'door',
});

describe('Q4 what the board knows of a team', () => {
  it('is the share of the needed things that are done', () => {
    expect(neededThings(room)).toEqual(['done chest', 'done key', 'done door']);
    expect(countDone(room, begun.play)).toBe(0);
    expect(take(begun, enter('1742')).trail.done).toBe(1);
    expect(take(begun, enter('1742'), click('key')).trail.done).toBe(2);
    expect(out.trail.done).toBe(3);
  });

  it('is the lock that was tried last, since when, and the wrong answers there', () => {
    const tried = take(begun, click('chest'), enter('1'), enter('1'));
    expect(tried.trail).toMatchObject({
      lock: { id: 'chest', since: 1000 },
      wrong: { chest: 2 },
      actedAt: 3000,
    });
    expect(take(tried, click('door')).trail.lock).toEqual({ id: 'door', since: 4000 });
    expect(take(tried, enter('1742')).trail.lock).toBeNull();
  });

  it('does not count what the teacher does as an action of the team', () => {
    const { play: after, events } = act(room, begun.play, enter('1742'));
    const turn = { room, before: begun.play, after, events, at: 5000, sentAt: 7 };
    expect(noteTrail(NO_TRAIL, turn)).toMatchObject({
      actedAt: 0,
      done: 1,
      steps: [{ type: 'opened', item: 'chest', at: 5000, isHelped: true }],
    });
  });

  it('notes the rungs of hints with their items, and a step that a hint took', () => {
    const hints = Array.from({ length: 3 }, (): Action => ({ type: 'askHint' }));
    const { steps } = take(begun, ...hints).trail;
    expect(steps.map(({ type }) => type)).toEqual(['hint', 'hint', 'hint', 'opened']);
    expect(steps.at(0)).toMatchObject({
      type: 'hint',
      item: 'chest',
      rung: 'what',
      at: 1000,
      told: { step: 'answer' },
    });
    expect(steps.at(0)).not.toHaveProperty('sentAt');
    expect(steps.at(-1)).toEqual({ type: 'opened', item: 'chest', at: 3000, isHelped: true });
  });
});

const team = {
  seats: 3,
  people: 5,
  names: [],
  played: 6000,
  minutesGiven: 5,
  hints: 0,
  isHelped: false,
  journal: [],
};

describe('Q8 the results', () => {
  const escaped = resultOf(room, { ...team, name: 'Brass Owls', outcome: 'escaped', trail: out.trail });
  const late = resultOf(room, {
    ...team,
    name: '+Moles',
    outcome: 'timeUp',
    trail: take(begun, enter('1'), { type: 'askHint' }).trail,
  });

  it('are the locks of each team in their order, with what they took', () => {
    expect(escaped).toMatchObject({ progress: 1, wrong: 2, hinted: [] });
    expect(late.hinted).toMatchObject([{ at: 2000, hint: { rung: 'what' }, isByTeacher: false }]);
    expect(escaped.steps).toEqual([
      { name: '=Chest', words: '', openedAt: 4000, took: 4000, wrong: 2, hints: 0, isHelped: false },
      { name: 'Door', words: '', openedAt: 6000, took: 2000, wrong: 0, hints: 0, isHelped: false },
    ]);
    expect(late).toMatchObject({
      progress: 0,
      wrong: 1,
      steps: [{ name: '=Chest', openedAt: null, took: null, wrong: 1, hints: 1 }],
    });
  });

  it('are a file for spreadsheets, with semicolons where fractions have a comma, and run nothing there', () => {
    const words = {
      teams: ['Team', 'Ende'],
      names: 'Wer',
      steps: ['Team', 'Schloss'],
      outcomes: { escaped: 'draußen', timeUp: 'Zeit um', ended: 'beendet', running: 'drin', empty: 'leer' },
      yes: 'ja',
      no: 'nein',
    };
    expect(teamsCsv([escaped, late], words, ',')).toBe(
      '\ufeff"Team";"Ende"\r\n' +
        '"Brass Owls";"draußen";0,1;100;3;5;2;0;5;"nein"\r\n' +
        '"\'+Moles";"Zeit um";0,1;0;3;5;1;0;5;"nein"\r\n',
    );
    const named = { ...escaped, names: ['=Ada', 'Ben'] };
    expect(teamsCsv([named, late], words, ',').split('\r\n')).toMatchObject([
      '\ufeff"Team";"Ende";"Wer"',
      expect.stringMatching(/;"'=Ada, Ben"$/),
      expect.stringMatching(/;""$/),
      '',
    ]);
    expect(stepsCsv([escaped, late], words, '.')).toBe(
      '\ufeff"Team","Schloss"\r\n' +
        '"Brass Owls","\'=Chest","",0.1,0.1,2,0,"nein"\r\n' +
        '"Brass Owls","Door","",0.1,0,0,0,"nein"\r\n' +
        '"\'+Moles","\'=Chest","","","",1,1,"nein"\r\n',
    );
  });
});
