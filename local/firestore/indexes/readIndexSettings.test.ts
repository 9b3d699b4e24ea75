import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartError } from '../../StartError.ts';
import { makeTemporaryFolder } from '../../testing/temporaryFolder.ts';
import { readIndexSettings } from './readIndexSettings.ts';

const { folder, remove } = makeTemporaryFolder();
const file = join(folder, 'firestore.indexes.json');

afterAll(remove);

function read(content: string) {
  writeFileSync(file, content);
  return readIndexSettings(file);
}

it('reads what the Firebase tools read', () => {
  const fields = [{ fieldPath: 'a' }, { fieldPath: '`b c`', arrayConfig: 'CONTAINS' }];
  const override = {
    collectionGroup: 'rooms',
    fieldPath: '*',
    ttl: false,
    indexes: [{ order: 'DESCENDING' }],
  };
  const content = {
    indexes: [{ collectionGroup: 'rooms', fields, density: 'SPARSE_ALL' }],
    fieldOverrides: [override],
  };
  expect(read(JSON.stringify(content))).toEqual({
    composites: [
      {
        collectionId: 'rooms',
        scope: 'COLLECTION',
        fields: [
          { path: 'a', mode: 'ASCENDING' },
          { path: '`b c`', mode: 'CONTAINS' },
        ],
      },
    ],
    overrides: [{ collectionId: 'rooms', path: '*', indexes: [{ scope: 'COLLECTION', mode: 'DESCENDING' }] }],
  });
});

it.each([
  ['{', 'cannot be read'],
  [
    '{ "indexes": [{ "collectionGroup": "rooms", "fields": [{ "fieldPath": "a-b" }] }] }',
    'indexes.0.fields.0.fieldPath',
  ],
  ['{ "fieldOverrides": [{ "collectionGroup": "rooms", "fieldPath": "a" }] }', 'fieldOverrides.0.indexes'],
])('stops the start with one clear line for %s', (content, words) => {
  expect(() => read(content)).toThrow(StartError);
  expect(() => read(content)).toThrow(words);
  expect(() => read(content)).toThrow(file);
});

it('stops the start for a file that is not there', () => {
  expect(() => readIndexSettings(join(folder, 'none.json'))).toThrow(StartError);
});
