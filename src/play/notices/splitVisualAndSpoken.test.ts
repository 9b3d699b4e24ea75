import { expect, it } from 'vitest';
import type { PlayEvent } from '../../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { splitVisualAndSpoken } from './splitVisualAndSpoken.ts';

const [chest, key] = [toOpaqueName('c'), toOpaqueName('k')];
const opened: PlayEvent<OpaqueName>[] = [
  { type: 'unlocked', item: chest, key: null },
  { type: 'opened', item: chest },
  { type: 'revealed', item: key },
];
const elsewhere: PlayEvent<OpaqueName> = { type: 'somethingElsewhere' };
const says = (text: string): PlayEvent<OpaqueName> => ({
  type: 'message',
  item: chest,
  message: { type: 'custom', text },
});

it('all effects are announced where none has a text of its own', () => {
  expect(splitVisualAndSpoken(opened)).toEqual({ forAll: opened, forEars: [] });
});

it('beside a line of the thing’s own, what is seen is told to ears alone, and what is out of sight to all', () => {
  const line = says('Odd socks.');
  expect(splitVisualAndSpoken([...opened, line, elsewhere])).toEqual({
    forAll: [elsewhere],
    forEars: [...opened, line],
  });
  const locked = { type: 'lockedByItem', item: chest, message: { type: 'custom', text: 'No.' } } as const;
  expect(splitVisualAndSpoken([locked])).toEqual({ forAll: [], forEars: [locked] });
});

it('a letter is closed before anything else is read: its effects are in the room then', () => {
  const letter = says('First.\n\nThen.');
  expect(splitVisualAndSpoken([...opened, letter])).toEqual({ forAll: [...opened, letter], forEars: [] });
});
