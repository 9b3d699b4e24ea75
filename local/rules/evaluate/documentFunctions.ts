import { EvaluationError, Path, type RulesValue } from '../values/RulesValue.ts';
import type { DocumentReads } from './DocumentReads.ts';

type DocumentFunction = (reads: DocumentReads, path: Path) => RulesValue;

const get: DocumentFunction = (reads, path) => requireDocument(reads, path, false);
const exists: DocumentFunction = (reads, path) => reads.read(path, false) !== null;

/** Firestore's rules call them by their names, Storage's with the prefix `firestore.`. */
const BY_SERVICE: ReadonlyMap<string, ReadonlyMap<string, DocumentFunction>> = new Map([
  [
    'cloud.firestore',
    new Map([
      ['get', get],
      ['exists', exists],
      ['getAfter', (reads: DocumentReads, path: Path) => requireDocument(reads, path, true)],
      ['existsAfter', (reads: DocumentReads, path: Path) => reads.read(path, true) !== null],
    ]),
  ],
  [
    'firebase.storage',
    new Map([
      ['firestore.get', get],
      ['firestore.exists', exists],
    ]),
  ],
]);

/** The functions by which a service's rules look up documents. */
export function documentFunctionsOf(service: string): ReadonlyMap<string, DocumentFunction> {
  return BY_SERVICE.get(service) ?? new Map();
}

export function isRulesService(service: string): boolean {
  return BY_SERVICE.has(service);
}

/** @throws EvaluationError if it is not a path */
export function expectPath(value: RulesValue): Path {
  if (value instanceof Path) return value;
  throw new EvaluationError('a document is looked up by its path');
}

/** The documentation promises null for a document that is not there; production and emulator both fail. */
function requireDocument(reads: DocumentReads, path: Path, isAfter: boolean): RulesValue {
  const document = reads.read(path, isAfter);
  if (document === null) throw new EvaluationError('the document does not exist');
  return document;
}
