import { expect, it } from 'vitest';
import { joinExports } from './joinExports.ts';

it('joins lists that continue on the next page, and keeps the order', () => {
  const pages = [
    { person: { account: { name: 'Lea' }, plays: [1, 2] }, rooms: [], next: 'plays/2' },
    { person: { plays: [3], records: [] }, rooms: [{ id: 'a' }], next: 'rooms/a' },
    { person: null, rooms: [{ id: 'b', room: {}, copies: [1] }], next: 'copies/b_1' },
    { person: null, rooms: [{ id: 'b', copies: [2] }], next: null },
  ];
  expect(joinExports(pages)).toEqual({
    account: { name: 'Lea' },
    plays: [1, 2, 3],
    records: [],
    rooms: [{ id: 'a' }, { id: 'b', room: {}, copies: [1, 2] }],
  });
});
