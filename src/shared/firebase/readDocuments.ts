import type { DocumentSnapshot } from 'firebase/firestore/lite';
import type { InvalidInput } from '../../../core/util/parseWith.ts';
import type { Result } from '../../../core/util/result.ts';

/** Reads a list of documents with their ids; unreadable ones are left out with a warning. */
export function readDocuments<Value>(
  documents: readonly DocumentSnapshot[],
  parse: (input: unknown) => Result<Value, InvalidInput>,
): Value[] {
  return documents.flatMap((document) => {
    const parsed = parse({ ...document.data(), id: document.id });
    if (parsed.ok) return [parsed.value];
    const { path, message } = parsed.refusal;
    console.warn(`${document.ref.path} cannot be read: ${path}: ${message}`);
    return [];
  });
}
