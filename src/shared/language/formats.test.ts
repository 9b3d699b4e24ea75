import { expect, it } from 'vitest';
import { createFormats } from './formats.ts';

it('speaks of today and yesterday by their names, by the calendar and not by hours', () => {
  const now = new Date(2026, 10, 27, 0, 30);
  const { recent, moment } = createFormats('en');
  expect(recent(new Date(2026, 10, 27, 0, 5), now)).toMatch(/^today, 12:05\sAM$/);
  expect(recent(new Date(2026, 10, 26, 23, 55), now)).toMatch(/^yesterday, 11:55\sPM$/);
  expect(createFormats('de').recent(new Date(2026, 10, 26, 23, 55), now)).toBe('gestern, 23:55');
  for (const other of [new Date(2026, 10, 25, 23, 55), new Date(2026, 10, 28, 0, 5)])
    expect(recent(other, now)).toBe(moment(other));
});
