import type { StoredDocument } from '../../firestore/StoredDocument.ts';
import { EvaluationError, Path, type RulesMap, type RulesValue } from '../values/RulesValue.ts';
import { mapFromFields } from './fromFirestore.ts';

/** The prefix of every document's path in rules. */
export const DATABASE_PARTS: readonly string[] = ['databases', '(default)', 'documents'];

/** A document as in `resource` and `get()`; null if there is none. */
export function toResource(document: StoredDocument | undefined): RulesMap | null {
  if (document === undefined) return null;
  const segments = document.path.split('/');
  return new Map<string, RulesValue>([
    ['data', mapFromFields(document.fields)],
    ['id', segments.at(-1) ?? ''],
    ['__name__', new Path([...DATABASE_PARTS, ...segments])],
  ]);
}

/**
 * The path of a document in the store, such as `rooms/r1`. @throws EvaluationError if it is not in this
 * database
 */
export function storePath({ segments }: Path): string {
  const isOurs = DATABASE_PARTS.every((part, index) => segments[index] === part);
  const own = segments.slice(DATABASE_PARTS.length);
  if (isOurs && own.length > 0 && own.length % 2 === 0) return own.join('/');
  throw new EvaluationError('this is no path of a document');
}
