import * as v from 'valibot';
import type { Permit } from '../authorize.ts';
import { toFirestoreError } from '../FirestoreError.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { Pace } from '../work/Pace.ts';
import { commitWrites } from '../write/commitWrites.ts';
import type { WriteResult } from '../write/stageWrites.ts';
import type { Write } from '../write/write.ts';
import { parseRequest } from './parseRequest.ts';
import { readWrites } from './readWrites.ts';

const requestSchema = v.strictObject({
  writes: v.exactOptional(v.array(v.unknown()), []),
  labels: v.exactOptional(v.record(v.string(), v.string())),
});

/** google.rpc.Status. */
interface Status {
  readonly code: number;
  readonly message: string;
}

interface BatchWriteAnswer {
  readonly writeResults: readonly WriteResult[];
  readonly status: readonly Status[];
}

/** BatchWrite: each write by itself, with its own status. */
export async function batchWrite(
  deps: HandlerDeps,
  database: string,
  body: unknown,
  permit: Permit,
  pace: Pace,
): Promise<BatchWriteAnswer> {
  deps.names.assertDatabase(database);
  const { writes } = parseRequest(requestSchema, body);
  const parsed = await readWrites(deps.names, writes, pace);
  const outcomes = await Promise.all(parsed.map((write) => writeOne(deps, write, permit)));
  return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) };
}

async function writeOne(
  deps: HandlerDeps,
  write: Write,
  permit: Permit,
): Promise<{ result: WriteResult; status: Status }> {
  try {
    // Each write has a pace of its own: they run concurrently, and each has to know whether its own work was short.
    const pace = new Pace(deps.turns);
    const { writeResults } = await commitWrites(deps, { writes: [write], permit }, pace);
    const [result = {}] = writeResults;
    return { result, status: { code: 0, message: '' } };
  } catch (thrown) {
    const { grpcCode, message } = toFirestoreError(thrown);
    return { result: {}, status: { code: grpcCode, message } };
  }
}
