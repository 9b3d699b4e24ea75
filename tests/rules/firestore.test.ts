import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAll, restoreDocuments } from './documents.ts';
import { bookmarkOperations, serverWrittenOperations } from './operations/others.ts';
import { roomOperations } from './operations/rooms.ts';
import { summaryOperations } from './operations/summaries.ts';
import { userOperations } from './operations/users.ts';
import { type RulesBackend, startRulesBackend } from './startRulesBackend.ts';
import { attemptAll, countCells, describeTable, expectedOutcomes } from './table.ts';

const operations = [
  ...userOperations,
  ...roomOperations,
  ...summaryOperations,
  ...bookmarkOperations,
  ...serverWrittenOperations,
];
/** The size of the table when it was last added to. */
const LEAST_CELLS = 900;

let backend: RulesBackend;
let before: Record<string, object>;

beforeAll(async () => {
  backend = await startRulesBackend();
  await restoreDocuments(backend);
  before = await readAll(backend);
});
afterAll(() => backend.close());

describe('firestore.rules, by everybody', () => {
  it.each(operations)('$name', async (operation) => {
    const outcomes = await attemptAll(operation, backend.people, () => restoreDocuments(backend));
    expect(outcomes, backend.denials.splice(0).join('\n')).toEqual(expectedOutcomes(operation));
  });

  it('leaves the database as it was where it denies', async () => {
    expect(await readAll(backend)).toEqual(before);
  });

  it('is a table that does not shrink', () => {
    console.log(describeTable('Firestore rules', operations));
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
    expect(countCells(operations)).toBeGreaterThanOrEqual(LEAST_CELLS);
  });
});
