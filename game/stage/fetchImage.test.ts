import { expect, it } from 'vitest';
import { listAddresses } from './fetchImage.ts';

const uri = '/art/items/chest/oak/default.webp';
const guide = new Map([[uri, { color: '#b5763c', file: '/art/files/0123456789abcdef.webp' }]]);

it('R11 takes the file that never changes, and the stable name where that is gone', () => {
  expect(listAddresses(uri, false, guide)).toEqual(['/art/files/0123456789abcdef.webp', uri]);
  expect(listAddresses(uri, false, new Map())).toEqual([uri]);
});

it('R11 takes the double size first, and the usual one where there is none', () => {
  expect(listAddresses(uri, true, guide)).toEqual([
    '/art/files/0123456789abcdef@2x.webp',
    '/art/items/chest/oak/default@2x.webp',
    '/art/files/0123456789abcdef.webp',
    uri,
  ]);
});

it('asks once for a picture that has no double size', () => {
  const upload = 'https://storage.test/o/x.webp?alt=media&token=1';
  expect(listAddresses(upload, true, guide)).toEqual([upload]);
});
