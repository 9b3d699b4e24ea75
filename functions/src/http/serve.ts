import type { Request, Response } from 'firebase-functions/v2/https';
import { parseWith, type SchemaOf } from '../../../core/parseWith.ts';
import { type Deps, getDeps } from '../deps.ts';
import { answerError } from './answerError.ts';
import { type Caller, findCaller } from './findCaller.ts';
import { badRequest, HttpError } from './HttpError.ts';

export type Handler<Input, Answer> = (input: Input, caller: Caller | null, deps: Deps) => Promise<Answer>;

export interface Endpoint<Input, Answer> {
  method: 'GET' | 'POST';
  /** Reads the query (GET) or the body (POST). */
  schema: SchemaOf<Input>;
  handle: Handler<Input, Answer>;
  /** Answers are private to their caller unless said otherwise. */
  cacheControl?: string;
}

/** The request handler of one function: the door where method, input and caller are checked and errors get a shape. */
export function serve<Input, Answer>(endpoint: Endpoint<Input, Answer>) {
  const { method, schema, handle, cacheControl = 'no-store' } = endpoint;
  return async (request: Request, response: Response): Promise<void> => {
    try {
      if (request.method !== method) throw wrongMethod(response, method);
      const input = parseInput(schema, method === 'GET' ? request.query : request.body);
      const deps = getDeps();
      const answer = await handle(input, await findCaller(request), deps);
      response.set('cache-control', cacheControl).json(answer);
    } catch (error) {
      answerError(response, error);
    }
  };
}

function wrongMethod(response: Response, method: string): HttpError {
  response.set('allow', method);
  return new HttpError(405, 'methodNotAllowed', `Use ${method}.`);
}

function parseInput<Input>(schema: SchemaOf<Input>, input: unknown): Input {
  const parsed = parseWith(schema, input);
  if (parsed.ok) return parsed.value;
  const { path, message } = parsed.refusal;
  throw badRequest(path ? `${path}: ${message}` : message);
}
