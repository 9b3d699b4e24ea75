import { expect, it } from 'vitest';
import { requireContentType } from './requireContentType.ts';

it.each([
  [null, 'text/html', null],
  [null, null, null],
  [null, 'image/png', 'image/png'],
  [['image/png', 'text/plain'], 'image/png', 'image/png'],
  [['image/png', 'text/plain'], 'text/plain', null],
])('where %j may be uploaded, %s of a file that shows %s is taken', (allowed, contentType, imageType) => {
  expect(() => requireContentType(allowed, contentType, imageType)).not.toThrow();
});

it.each([
  [['image/png'], 'image/webp', 'image/webp'],
  [['image/png'], null, 'image/png'],
  [['image/png'], 'image/png', 'image/webp'],
  [null, 'image/png', null],
  [null, 'image/svg+xml', 'image/png'],
])('where %j may be uploaded, %s of a file that shows %s is refused', (allowed, contentType, imageType) => {
  expect(() => requireContentType(allowed, contentType, imageType)).toThrow(
    /may be uploaded|no such picture/,
  );
});
