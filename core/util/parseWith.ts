import * as v from 'valibot';
import { type Result, refuse, success } from './result.ts';

/** The first fault found in input from outside (R1). */
export interface InvalidInput {
  type: 'invalid';
  /** Path of the fault, as in `itemConfigs.chest.width`; empty for the whole input. */
  path: string;
  message: string;
}

/** A schema with output type `Value` for any input. */
export type SchemaOf<Value> = v.GenericSchema<unknown, Value>;

/** Parses input from outside by a schema; never throws. */
export function parseWith<Value>(schema: SchemaOf<Value>, input: unknown): Result<Value, InvalidInput> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return success(parsed.output);
  const [issue] = parsed.issues;
  return refuse({ type: 'invalid', path: v.getDotPath(issue) ?? '', message: issue.message });
}
