import { expect, it } from 'vitest';
import { keyIn } from './hashedPictures.ts';

it('reads the key out of a hashed address of either size', () => {
  expect(keyIn('/files/0123456789abcdef.webp')).toBe('0123456789abcdef');
  expect(keyIn('/files/0123456789abcdef@2x.webp')).toBe('0123456789abcdef');
});
