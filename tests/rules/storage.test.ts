// @isolation backend

import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_LIMITS, uploadPlaceName } from '../../core/catalogue/upload.ts';
import { restoreDocuments } from './documents.ts';
import { DRAFT_COVER, fileOf, LARGEST, LARGEST_COVER, restoreFiles } from './files.ts';
import { fileOperations } from './operations/files.ts';
import type { Role } from './people.ts';
import { type RulesBackend, startRulesBackend } from './startRulesBackend.ts';
import { attempt, attemptAll, countCells, describeTable, expectedOutcomes } from './table.ts';

/** The number of the table's cells when it was last extended, so that none is lost. */
const LEAST_CELLS = 360;

let backend: RulesBackend;

beforeAll(async () => {
  backend = await startRulesBackend();
  await restoreDocuments(backend);
  await restoreFiles(backend);
});
afterAll(() => backend.close());

describe('storage.rules, by everybody', () => {
  it.each(fileOperations)('$name', async (operation) => {
    const outcomes = await attemptAll(operation, backend.people, () => restoreFiles(backend));
    expect(outcomes, backend.denials.splice(0).join('\n')).toEqual(expectedOutcomes(operation));
  });

  it('is a table that does not shrink', () => {
    console.log(describeTable('Storage rules', fileOperations));
    expect(new Set(fileOperations.map(({ name }) => name)).size).toBe(fileOperations.length);
    expect(countCells(fileOperations)).toBeGreaterThanOrEqual(LEAST_CELLS);
  });
});

it.each<[string, Role, string, number]>([
  ['a cover of 768 kB', 'creator', DRAFT_COVER, LARGEST_COVER],
  ['a picture of one’s own of 5 MB', 'pro', 'uploads/proId/00', LARGEST],
])('takes %s, and no byte more', async (_name, role, name, largest) => {
  const file = ref(backend.people[role].storage, name);
  const uploadOf = (size: number) => {
    const { bytes, settings } = fileOf('image/webp', size);
    return attempt(() => uploadBytes(file, bytes, settings));
  };
  expect(await uploadOf(largest + 1)).not.toBe('allowed');
  expect(await uploadOf(largest)).toBe('allowed');
});

it('accepts nothing from an account whose record is disabled, whatever its token says', async () => {
  const users = { creator: 'creatorId', pro: 'proId', admin: 'adminId' } as const;
  const { bytes, settings } = fileOf('image/webp');
  const tryAll = async () => [
    await attempt(() => uploadBytes(ref(backend.people.creator.storage, DRAFT_COVER), bytes, settings)),
    await attempt(() => uploadBytes(ref(backend.people.pro.storage, 'uploads/proId/01'), bytes, settings)),
    await attempt(() =>
      uploadBytes(ref(backend.people.admin.storage, 'uploads/adminId/01'), bytes, settings),
    ),
    await attempt(() => getBytes(ref(backend.people.admin.storage, DRAFT_COVER))),
  ];
  const mark = (is_disabled: boolean) =>
    Promise.all(Object.values(users).map((id) => backend.admin.doc(`users/${id}`).update({ is_disabled })));
  await mark(true);
  expect(await tryAll()).toEqual(['denied', 'denied', 'denied', 'denied']);
  await mark(false);
  expect(await tryAll()).toEqual(['allowed', 'allowed', 'allowed', 'allowed']);
});

it.each<[string, object, 'allowed' | 'denied']>([
  ['is active', { stripeId: 'granted', end_datetime: new Date('2099-12-31') }, 'allowed'],
  ['is for life by isPro', { isPro: true, stripeId: 'granted', end_datetime: null }, 'allowed'],
  ['has ended', { stripeId: 'granted', end_datetime: new Date(Date.now() - 1000) }, 'denied'],
  ['has no end', { stripeId: 'granted', end_datetime: null }, 'denied'],
  ['has an end that is no date', { stripeId: 'granted', end_datetime: '2099-12-31' }, 'denied'],
  ['was never paid', { stripeId: '', end_datetime: new Date('2099-12-31') }, 'denied'],
])('takes pictures of one’s own as long as Pro is active: it %s', async (_name, plan, outcome) => {
  await restoreFiles(backend);
  await backend.admin.doc('users/proId').update({ isPro: false, ...plan });
  const { bytes, settings } = fileOf('image/png');
  const picture = ref(backend.people.pro.storage, 'uploads/proId/02');
  expect(await attempt(() => uploadBytes(picture, bytes, settings))).toBe(outcome);
});

it('keeps as many unused files as an account has slots, under any names', async () => {
  await restoreFiles(backend);
  const { bytes, settings } = fileOf('image/png');
  const named = Array.from({ length: 60 }, (_, place) => uploadPlaceName(place));
  const names = [...named, ...named, '0', '007', '07.png', '-1', '3a', '٠٧', 'any.png'];
  const outcomes = await Promise.all(
    names.map((name) =>
      attempt(() =>
        uploadBytes(ref(backend.people.admin.storage, `uploads/adminId/${name}`), bytes, settings),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'allowed')).toHaveLength(UPLOAD_LIMITS.places);
  const [stored] = await backend.bucket.getFiles({ prefix: 'uploads/adminId/' });
  const places = named.slice(0, UPLOAD_LIMITS.places).map((name) => `uploads/adminId/${name}`);
  expect(stored.map(({ name }) => name)).toEqual(places);
});
