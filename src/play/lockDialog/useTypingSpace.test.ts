import { expect, it } from 'vitest';
import { typingSpaceIn } from './useTypingSpace.ts';

it.each([
  ['no keyboard', { offsetTop: 0, height: 812, scale: 1 }, null],
  ['a bar of the browser', { offsetTop: 0, height: 740, scale: 1 }, null],
  ['the room from twice as near', { offsetTop: 100, height: 406, scale: 2 }, null],
  ['a keyboard', { offsetTop: 0, height: 511.5, scale: 1 }, { top: 0, height: 512 }],
  [
    'a keyboard, and the page moved up for it',
    { offsetTop: 60, height: 500, scale: 1 },
    { top: 60, height: 500 },
  ],
  ['no word of it', undefined, null],
])('a keyboard on the screen leaves a part of the window: %s', (_, seen, space) => {
  expect(typingSpaceIn(812, seen)).toEqual(space);
});
