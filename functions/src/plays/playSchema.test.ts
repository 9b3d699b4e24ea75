// @isolation backend

import { expect, it } from 'vitest';
import type { Play } from '../../../core/play/model.ts';
import { splitPlay } from '../../../core/play/seats.ts';
import { furnish } from '../../../core/testing/build.ts';
import { startedPlay } from '../../../core/testing/playing.ts';
import { parseWith } from '../../../core/util/parseWith.ts';
import { seatSchema, worldSchema } from './playSchema.ts';

it('M1 N4 P16 T1 a play is read back completely, with pending journal entries and the player’s last place of work', () => {
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
  const { world, seat } = splitPlay(play);
  expect({ ...world, ...seat }).toEqual(play);
  expect(parseWith(worldSchema, JSON.parse(JSON.stringify(world)))).toEqual({ ok: true, value: world });
  expect(parseWith(seatSchema, JSON.parse(JSON.stringify(seat)))).toEqual({ ok: true, value: seat });
});
