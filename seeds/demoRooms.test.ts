import { describe, expect, it } from 'vitest';
import { backgroundCatalogue, itemCatalogue } from '../art/catalogue.ts';
import { applyAction } from '../core/play/applyAction.ts';
import { createPlay } from '../core/play/createPlay.ts';
import type { Action, Play } from '../core/play/model.ts';
import { buildRoom } from '../core/recipe/buildRoom.ts';
import { parseRecipe } from '../core/recipe/recipeSchema.ts';
import { DOOR_ID, type Room } from '../core/room/model.ts';
import { parseRoom } from '../core/room/parseRoom.ts';
import { findProblems } from '../core/solve/findProblems.ts';
import { demoRooms } from './demoRooms.ts';

const catalogue = { items: itemCatalogue, backgrounds: backgroundCatalogue };

/** How each demo room is escaped; a room without a way here fails the test below. */
const WAYS_OUT: Readonly<Record<string, Action[]>> = {
  'clockmakers-study': [
    { type: 'click', item: 'note' },
    { type: 'click', item: 'clock' },
    { type: 'enterPassword', item: 'safe', password: '10 10' },
    { type: 'click', item: 'chestKey' },
    { type: 'useItem', item: 'chestKey', on: 'chest' },
    { type: 'click', item: 'doorKey' },
    { type: 'useItem', item: 'doorKey', on: DOOR_ID },
  ],
  'airlock-seven': [
    { type: 'click', item: 'computer' },
    { type: 'enterPassword', item: 'locker', password: 'orion 7' },
    { type: 'click', item: 'memo' },
    { type: 'click', item: 'radio' },
    { type: 'enterPassword', item: 'safe', password: '4471' },
    { type: 'click', item: 'card' },
    { type: 'select', item: 'card' },
    { type: 'click', item: DOOR_ID },
  ],
};

function playThrough(room: Room, actions: readonly Action[]): Play {
  const start: Play = createPlay(room, () => `name-${Math.random()}`);
  return [{ type: 'start' } as const, ...actions].reduce((play, action, second) => {
    const result = applyAction(room, play, action, second * 1000);
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.refusal.type}`);
    return result.value.play;
  }, start);
}

describe.each(demoRooms)('demo room $id', (demo) => {
  const built = buildRoom(demo, catalogue);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  const room = built.value;

  it('is a recipe that the editor can read as a starter room', () => {
    expect(parseRecipe(JSON.parse(JSON.stringify(demo)))).toEqual({ ok: true, value: demo });
  });

  it('is a room the editor could have saved, and nothing is found in it but small things', () => {
    const parsed = parseRoom(JSON.parse(JSON.stringify(room)));
    expect(parsed).toMatchObject({ ok: true, value: { warnings: [] } });
    // Keys and notes are meant to be small.
    expect(findProblems(room).map(({ code }) => code)).toEqual(['tooSmall']);
  });

  it('can be played to its end', () => {
    const way = WAYS_OUT[demo.id] ?? [];
    expect(playThrough(room, way).isEscaped).toBe(true);
  });

  it('stays shut when a step is left out', () => {
    const way = WAYS_OUT[demo.id] ?? [];
    const withoutTheCode = way.filter((action) => action.type !== 'enterPassword');
    expect(() => playThrough(room, withoutTheCode)).toThrow('unknownItem');
  });
});
