import { describe, expect, it } from 'vitest';
import { assertCollectionId, assertDocumentId, numberOfId } from './names.ts';

const refused = expect.objectContaining({ status: 'INVALID_ARGUMENT' });

describe('the numbers among ids', () => {
  it.each(['__id7__', '__id-2__', '__id9223372036854775807__', '__id-9223372036854775808__'])(
    '%s names a document, and no collection',
    (id) => {
      expect(() => assertDocumentId(id)).not.toThrow();
      expect(() => assertCollectionId(id)).toThrow(refused);
    },
  );

  it.each([
    '__id0__',
    '__id07__',
    '__id9223372036854775808__',
    '__id7x__',
    '__id__',
    '__x__',
    '____',
    '__\n__',
  ])('%j is reserved, and no number', (id) => {
    expect(() => assertDocumentId(id)).toThrow(refused);
    expect(numberOfId(id)).toBeUndefined();
  });
});

it('takes any other text for an id', () => {
  for (const id of ['__id7_', '_id7__', '__', '___', '__x', 'x__', 'ﷺ', 'x'.repeat(1500)]) {
    expect(() => assertDocumentId(id)).not.toThrow();
    expect(() => assertCollectionId(id)).not.toThrow();
  }
});

it('refuses what is empty, a step in a path, too long or no text', () => {
  for (const id of ['', '.', '..', 'x'.repeat(1501), 'ü'.repeat(751), '\ud800']) {
    expect(() => assertDocumentId(id)).toThrow(refused);
    expect(() => assertCollectionId(id)).toThrow(refused);
  }
});
