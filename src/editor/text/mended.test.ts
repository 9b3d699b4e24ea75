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
    'This room had faults and was mended: a thing of which nothing was left is gone, ' +
      'a colour that does not exist was changed, and the room has a name. Please look it over.',
  );
});
