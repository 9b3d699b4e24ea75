import * as v from 'valibot';
import { type Result, refuse, success } from './result.ts';

/** The first fault of something from outside (R1). */
export interface InvalidInput {
  type: 'invalid';
  /** Where it is, as `itemConfigs.chest.width`; empty for the whole. */
  path: string;
  message: string;
}

/** A schema whose output is known to be `Value`, whatever comes in. */
export type SchemaOf<Value> = v.GenericSchema<unknown, Value>;

/** Parses something from outside by a schema; never throws. */
export function parseWith<Value>(schema: SchemaOf<Value>, input: unknown): Result<Value, InvalidInput> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return success(parsed.output);
  const [issue] = parsed.issues;
  return refuse({ type: 'invalid', path: v.getDotPath(issue) ?? '', message: issue.message });
}
