import { isUtf8 } from 'node:buffer';
import { invalidArgument } from '../FirestoreError.ts';
import { LIMITS } from '../limits.ts';
import type { Pace } from '../work/Pace.ts';
import { JsonPieces, notJson } from './JsonPieces.ts';

/** Maximum number of elements of each list in the message, by the list's name. */
export type ListLimits = Readonly<Record<string, number>>;

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** More than any message has. */
const MAX_MEMBERS = 32;

/**
 * Parses the body of a request, a JSON object in UTF-8, in slices: its members one by one, and a list among them
 * element by element.
 * @throws FirestoreError INVALID_ARGUMENT for anything else, and for more than the limits
 */
export async function parseBody(body: Buffer, limits: ListLimits, pace: Pace): Promise<object> {
  const bytes = body.subarray(0, 3).equals(BYTE_ORDER_MARK) ? body.subarray(3) : body;
  if (!isUtf8(bytes)) throw notJson();
  const pieces = new JsonPieces(bytes, LIMITS.valuesOfWrite);
  if (!pieces.take('{')) throw notAnObject(pieces);
  const members: [string, unknown][] = [];
  while (!pieces.take('}')) {
    if (members.length > 0) expectMark(pieces, ',');
    if (members.length === MAX_MEMBERS) throw invalidArgument('The body has too many members.');
    const name = pieces.takeValue();
    if (typeof name !== 'string') throw notJson();
    expectMark(pieces, ':');
    members.push([name, await takeMember(pieces, limits[name] ?? LIMITS.maskPaths, name, pace)]);
  }
  if (!pieces.isAtEnd) throw notJson();
  return Object.fromEntries(members);
}

async function takeMember(pieces: JsonPieces, limit: number, name: string, pace: Pace): Promise<unknown> {
  if (!pieces.take('[')) return pieces.takeValue();
  const elements: unknown[] = [];
  while (!pieces.take(']')) {
    if (elements.length > 0) expectMark(pieces, ',');
    if (elements.length === limit)
      throw invalidArgument(`Invalid request at "${name}": There can be ${limit} at most.`);
    elements.push(pieces.takeValue());
    await pace.rest();
  }
  return elements;
}

function expectMark(pieces: JsonPieces, mark: string): void {
  if (!pieces.take(mark)) throw notJson();
}

/** Returns the error for a body that is not an object; the body must still be valid JSON. */
function notAnObject(pieces: JsonPieces): Error {
  pieces.takeValue();
  return pieces.isAtEnd ? invalidArgument('The body must be a JSON object.') : notJson();
}
