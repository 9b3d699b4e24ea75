import { invalidArgument } from '../FirestoreError.ts';
import { LIMITS } from '../limits.ts';
import { measureFields, nameBytes } from './measure.ts';
import type { Fields } from './value.ts';

const DOCUMENT_OVERHEAD_BYTES = 32;

/**
 * Refuses a document over 1 MiB (counted as Firestore counts), nested over 20 maps deep, or with an array in an array.
 * @throws FirestoreError INVALID_ARGUMENT; not how large the document is, part of which the caller may not be allowed to read
 */
export function assertStorable(path: string, fields: Fields): void {
  const { bytes, depth } = measureFields(fields);
  if (depth >= LIMITS.depth)
    throw invalidArgument(`Maps and arrays can be nested ${LIMITS.depth} levels deep at most.`);
  if (nameBytes(path) + bytes + DOCUMENT_OVERHEAD_BYTES > LIMITS.documentBytes)
    throw invalidArgument(
      `Document "${path}" cannot be written because its size exceeds the maximum allowed size of ${LIMITS.documentBytes} bytes.`,
    );
}
