import { invalidArgument } from '../FirestoreError.ts';
import { LIMITS } from '../limits.ts';
import type { ResourceNames } from '../ResourceNames.ts';
import type { Pace } from '../work/Pace.ts';
import { readWrite, writeSchema } from '../write/parseWrites.ts';
import type { Write } from '../write/write.ts';
import { parseRequest } from './parseRequest.ts';

/**
 * The writes of a request in canonical form, read in slices.
 * @throws FirestoreError INVALID_ARGUMENT, which names the first fault
 */
export async function readWrites(
  names: ResourceNames,
  messages: readonly unknown[],
  pace: Pace,
): Promise<readonly Write[]> {
  const writes: Write[] = [];
  for (const [index, message] of messages.entries()) {
    const parsed = parseRequest(writeSchema, message, `writes.${index}`);
    writes.push(await pace.finish(readWrite(names, parsed)));
    await pace.rest();
  }
  assertTransforms(writes);
  return writes;
}

/** Counts transforms for each document, over all its writes. */
function assertTransforms(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const write of writes) {
    if (write.type !== 'update') continue;
    const count = (counts.get(write.path) ?? 0) + write.transforms.length;
    if (count > LIMITS.transforms)
      throw invalidArgument(`A commit can have ${LIMITS.transforms} transforms of a document at most.`);
    counts.set(write.path, count);
  }
}
