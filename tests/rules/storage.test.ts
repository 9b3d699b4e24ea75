import { ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreDocuments } from './documents.ts';
import { DRAFT_COVER, fileOf, LARGEST, restoreFiles } from './files.ts';
import { fileOperations } from './operations/files.ts';
import { type RulesBackend, startRulesBackend } from './startRulesBackend.ts';
import { attempt, attemptAll, countCells, describeTable, expectedOutcomes } from './table.ts';

/** The size of the table when it was last added to. */
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

it('takes a cover of 5 MB, and no byte more', async () => {
  const cover = ref(backend.people.creator.storage, DRAFT_COVER);
  const uploadOf = (size: number) => {
    const { bytes, settings } = fileOf('image/webp', size);
    return attempt(() => uploadBytes(cover, bytes, settings));
  };
  expect(await uploadOf(LARGEST)).toBe('allowed');
  expect(await uploadOf(LARGEST + 1)).not.toBe('allowed');
});

it.each<[string, object, 'allowed' | 'denied']>([
  ['is active', { stripeId: 'granted', end_datetime: new Date('2099-12-31') }, 'allowed'],
  ['is for life by isPro', { isPro: true, stripeId: 'granted', end_datetime: null }, 'allowed'],
  ['has ended', { stripeId: 'granted', end_datetime: new Date(Date.now() - 1000) }, 'denied'],
  ['has no end', { stripeId: 'granted', end_datetime: null }, 'denied'],
  ['has an end that is no date', { stripeId: 'granted', end_datetime: '2099-12-31' }, 'denied'],
  ['was never paid', { stripeId: '', end_datetime: new Date('2099-12-31') }, 'denied'],
])('takes pictures of one’s own as long as Pro is active: it %s', async (_name, plan, outcome) => {
  await backend.admin.doc('users/proId').update({ isPro: false, ...plan });
  const { bytes, settings } = fileOf('image/png');
  const picture = ref(backend.people.pro.storage, `uploads/proId/${crypto.randomUUID()}.png`);
  expect(await attempt(() => uploadBytes(picture, bytes, settings))).toBe(outcome);
});
