import { expect, it } from 'vitest';
import { mendedText } from './mended.ts';

it('VA3 says in plain words what was mended, each kind once', () => {
  expect(
    mendedText([
      { type: 'missingConfig', id: 'a' },
      { type: 'missingConfig', id: 'b' },
      { type: 'unknownColor', id: 'c', color: 'plaid' },
      { type: 'blankName' },
    ]),
  ).toBe(
    'This room had errors and was repaired: a thing without any data was removed, ' +
      'a colour that does not exist was replaced, and the room was given a name. Please check it.',
  );
});
