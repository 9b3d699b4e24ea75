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

const usualLocks = [...listPictures()].flatMap(([address, picture]) =>
  address.startsWith('/locks/') && picture.form === '' ? [address] : [],
);

it('draws every lock in its usual size, once, and nothing else', async () => {
  const { asked, ahead } = watched();
  await Promise.all([ahead.draw(), ahead.draw()]);
  expect(asked).toEqual(usualLocks);
  expect(asked).toContain('/locks/digits/shut.webp');
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
