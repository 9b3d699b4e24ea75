import { expect, it } from 'vitest';
import { MOST_FILES, pickPictures } from './readDropped.ts';

const filesOf = (...names: string[]) => names.map((name) => new File(['picture'], name));

it('takes the files of a folder in the order in which it shows them, without what nobody meant', () => {
  const { files, areTooMany } = pickPictures(
    filesOf('owl 10.png', '.DS_Store', 'owl 2.png', 'Thumbs.db', 'cup.jpg'),
  );
  expect(files.map(({ name }) => name)).toEqual(['cup.jpg', 'owl 2.png', 'owl 10.png']);
  expect(areTooMany).toBe(false);
});

it('says where there were more than it takes', () => {
  const names = Array.from({ length: MOST_FILES + 1 }, (_, place) => `${place}.png`);
  const { files, areTooMany } = pickPictures(filesOf(...names));
  expect([files.length, areTooMany]).toEqual([MOST_FILES, true]);
});
