// @isolation backend

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAll, restoreDocuments } from './documents.ts';
import { copyOperations } from './operations/copies.ts';
import { bookmarkOperations, serverWrittenOperations } from './operations/others.ts';
import { roomOperations } from './operations/rooms.ts';
import { summaryOperations } from './operations/summaries.ts';
import { userOperations } from './operations/users.ts';
import { SIGNED_IN, userIdOf } from './people.ts';
import { type RulesBackend, startRulesBackend } from './startRulesBackend.ts';
import { attempt, attemptAll, countCells, describeTable, expectedOutcomes } from './table.ts';

const operations = [
  ...userOperations,
  ...roomOperations,
  ...copyOperations,
  ...summaryOperations,
  ...bookmarkOperations,
  ...serverWrittenOperations,
];
/** The number of the table's cells when it was last extended, so that none is lost. */
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

  it('refuses writes of accounts whose record is disabled, whatever the token says', async () => {
    const through: string[] = [];
    const mark = () =>
      Promise.all(
        SIGNED_IN.map((role) => backend.admin.doc(`users/${userIdOf(role)}`).update({ is_disabled: true })),
      );
    await mark();
    for (const { name, act, allowed } of operations.filter(({ isWriting }) => isWriting))
      for (const role of allowed)
        if ((await attempt(() => act(backend.people[role]))) !== 'denied') through.push(`${name}: ${role}`);
    await restoreDocuments(backend);
    expect(through).toEqual([]);
  });

  it('is a table that does not shrink', () => {
    console.log(describeTable('Firestore rules', operations));
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
    expect(countCells(operations)).toBeGreaterThanOrEqual(LEAST_CELLS);
  });
});
