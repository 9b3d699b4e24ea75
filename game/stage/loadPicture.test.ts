import { expect, it } from 'vitest';
import { toDoubleAddress } from './loadPicture.ts';

it('R11 derives the double size from the stable address', () => {
  expect(toDoubleAddress('/art/items/chest/oak/default.webp')).toBe('/art/items/chest/oak/default@2x.webp');
});

it('leaves addresses alone that have no double size', () => {
  const upload = 'https://storage.test/o/x.webp?alt=media&token=1';
  expect(toDoubleAddress(upload)).toBe(upload);
});
