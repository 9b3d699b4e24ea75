// @isolation apart

import { describe, expect, it } from 'vitest';
import { findWalkthrough } from '../../core/solve/escape/walk/findWalkthrough.ts';
import { findProblems } from '../../core/solve/findings/findProblems.ts';
import { buildLittleRooms } from './buildLittleRooms.ts';

describe('the little room of the landing page', () => {
  it.each(Object.entries(buildLittleRooms()))(
    'can be escaped, in %s, by the same few steps',
    (_language, room) => {
      expect(findProblems(room).filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(findWalkthrough(room)?.steps).toMatchInlineSnapshot(`
      [
        {
          "item": "keyOfChest",
          "type": "click",
        },
        {
          "item": "keyOfChest",
          "on": "chest",
          "type": "useItem",
        },
        {
          "lock": "dresser",
          "source": "letter",
          "type": "read",
        },
        {
          "item": "dresser",
          "password": "1742",
          "type": "enterPassword",
        },
        {
          "item": "keyOfDoor",
          "type": "click",
        },
        {
          "item": "keyOfDoor",
          "on": "door",
          "type": "useItem",
        },
      ]
    `);
    },
  );
});
