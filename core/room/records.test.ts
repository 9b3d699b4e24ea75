import { expect, it } from 'vitest';
import { furnish } from '../testing/build.ts';
import { asNewRoom, contentsOf, recordsOf, settledFieldsOf } from './records.ts';

const room = { ...furnish({}), revision: 7, publishedVersion: 2, isPublished: true, imageUrl: '/cover.webp' };

it('every field of a room is the creator’s, a record, its version or the mark of its preview', () => {
  const told = [...Object.keys(contentsOf(room)), ...Object.keys(recordsOf(room))];
  expect([...told, 'schemaVersion', 'isPreviewed'].sort()).toEqual(Object.keys(room).sort());
});

it('the fields that the account decides are records', () => {
  expect(recordsOf(room)).toMatchObject(settledFieldsOf(room));
});

it('a new room of the same contents was never saved nor published, and has no cover', () => {
  const fresh = asNewRoom(room);
  expect(contentsOf(fresh)).toEqual(contentsOf(room));
  expect(fresh).toMatchObject({ revision: 0, publishedVersion: 0, isPublished: false, imageUrl: '' });
});
