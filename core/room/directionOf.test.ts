import { expect, it } from 'vitest';
import { directionOf } from './directionOf.ts';

it.each([
  ...['ar', 'ar-EG', 'fa', 'ur-PK', 'he', 'iw', 'yi', 'dv', 'ckb', 'ps', 'az-Arab', 'pa-PK', 'ff-Adlm'].map(
    (tag) => [tag, 'rtl'],
  ),
  ...['en', 'de-AT', 'az', 'pa', 'ja', 'hi', 'ar-Latn', '', 'x', 'de-DE-AT'].map((tag) => [tag, 'ltr']),
])('M2 %s is written %s', (tag, direction) => {
  expect(directionOf(tag ?? '')).toBe(direction);
});
