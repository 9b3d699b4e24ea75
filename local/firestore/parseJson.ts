import { invalidArgument } from './FirestoreError.ts';

/** Far deeper than the deepest message that Firestore allows. */
const MAX_DEPTH = 200;

/** Parses the body of a request, a JSON object in UTF-8; INVALID_ARGUMENT for anything else. */
export function parseJson(body: Buffer): object {
  const message = parseText(body);
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw invalidArgument('The body must be a JSON object.');
  }
  assertDepth(message, 0);
  return message;
}

function parseText(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw invalidArgument('The body is not valid JSON.');
  }
}

/** A hundred thousand brackets are valid JSON, and would overflow the stack of whatever walks them. */
function assertDepth(message: object, depth: number): void {
  if (depth > MAX_DEPTH) throw invalidArgument('The body is nested too deeply.');
  for (const child of Object.values(message)) {
    if (typeof child === 'object' && child !== null) assertDepth(child, depth + 1);
  }
}
