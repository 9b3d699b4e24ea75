import { expect, it } from 'vitest';
import type { ManifestPart } from '../../core/catalogue/manifestPart.ts';
import { listPictures, type Picture } from '../pictures.ts';
import { PicturesAhead } from './PicturesAhead.ts';

/** Returns the addresses of the cached pictures, in the order in which the maker was asked for them. */
function watched(first?: ManifestPart) {
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
  return { asked, ahead: new PicturesAhead({ maker, pause: 0, ...(first && { first }) }) };
}

const usualLocks = [...listPictures()].flatMap(([address, picture]) =>
  /^\/locks\/[a-z]+\//.test(address) && picture.form === '' ? [address] : [],
);

it('draws every lock in its usual size and material, once, and nothing else', async () => {
  const { asked, ahead } = watched();
  await Promise.all([ahead.draw(), ahead.draw()]);
  expect(asked).toEqual(usualLocks);
  expect(asked).toContain('/locks/digits/shut.webp');
});

it('draws what the first rooms show before the locks, opened and lying on a floor too', async () => {
  const { asked, ahead } = watched({
    items: { note: ['blue'], door: ['oak'] },
    backgrounds: { study: ['green'] },
  });
  await ahead.draw();
  const first = asked.slice(0, -usualLocks.length);
  expect(asked.slice(first.length)).toEqual(usualLocks);
  expect(first).toEqual(
    expect.arrayContaining([
      '/items/door/oak/default.webp',
      '/items/door/oak/opened.webp',
      '/items/note/blue/default.webp',
      '/floor/note/blue/default.webp',
      '/backgrounds/study/green.webp',
      '/lights/study/green.webp',
    ]),
  );
  expect(first.filter((address) => !/note\/blue|door\/oak|study\/green/.test(address))).toEqual([]);
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
  await new PicturesAhead({ maker, pause: 0 }).draw();
  expect(count).toBe(1);
});
