import { expect, it } from 'vitest';
import { parseWith } from '../../../core/parseWith.ts';
import type { Play } from '../../../core/play/model.ts';
import { furnish } from '../../../core/testing/build.ts';
import { startedPlay } from '../../../core/testing/playing.ts';
import { playSchema } from './playSchema.ts';

it('M1 N4 P16 a play is read back whole, with what waits for the player to come by and what they were at', () => {
  const play: Play = {
    ...startedPlay(furnish({})),
    failedAt: 'door',
    touched: 'door',
    journal: [
      { type: 'background', scene: 'start', isAway: true },
      { type: 'text', item: 'door', state: 'default', isAway: true },
      { type: 'text', item: 'door', state: 'default', isToWrongAnswer: true },
      { type: 'picture', item: 'door', state: 'default' },
    ],
  };
  expect(parseWith(playSchema, JSON.parse(JSON.stringify(play)))).toEqual({ ok: true, value: play });
});
