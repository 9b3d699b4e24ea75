import { expect, it } from 'vitest';
import { LocksAhead } from './LocksAhead.ts';
import { listPictures, type Picture } from './pictures.ts';

/** The addresses of those whose pictures are kept, in the order in which they were asked of the maker. */
function watched() {
  const addresses = new Map([...listPictures()].map(([address, picture]) => [picture, address]));
  const asked: string[] = [];
  const maker = {
    folder: '',
    learnKey: () => {},
    fileOf: async (picture: Picture) => {
      asked.push(addresses.get(picture) ?? '');
      return '';
    },
  };
  return { asked, ahead: new LocksAhead({ maker, pause: 0 }) };
}

const locksOf = (form: '' | '@2x') =>
  [...listPictures()].flatMap(([address, picture]) =>
    address.startsWith('/locks/') && picture.form === form ? [address] : [],
  );

it('draws every lock in its usual size, once, and nothing else', async () => {
  const { asked, ahead } = watched();
  await Promise.all([ahead.draw(), ahead.draw()]);
  expect(asked).toEqual(locksOf(''));
  expect(asked).toContain('/locks/digits/shut.webp');
});

it('draws them large once something large was asked for, after the usual ones', async () => {
  const { asked, ahead } = watched();
  for (const form of ['', '@thumb'] as const) ahead.noteAsked(form);
  const drawn = ahead.draw();
  for (const form of ['@2x', '@2x'] as const) ahead.noteAsked(form);
  await drawn;
  await expect.poll(() => asked.length).toBe(locksOf('').length + locksOf('@2x').length);
  expect(asked).toEqual([...locksOf(''), ...locksOf('@2x')]);
});

it('ends where one cannot be drawn: the next one could not either', async () => {
  let count = 0;
  const maker = {
    folder: '',
    learnKey: () => {},
    fileOf: () => {
      count += 1;
      return Promise.reject(new Error('spoilt'));
    },
  };
  await new LocksAhead({ maker, pause: 0 }).draw();
  expect(count).toBe(1);
});
