import { HttpError } from '../http/HttpError.ts';

/** Pictures that an instance decodes at once, so that the largest fit its memory. */
const AT_ONCE = 2;
/** Each holds its file in memory. */
const MOST_WAITING = 20;

const waiting: (() => void)[] = [];
let free = AT_ONCE;

/** Does a piece of work when few others are at work. @throws busy where too much waits already */
export async function takeTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (free > 0) free -= 1;
  else await waitForTurn();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

function waitForTurn(): Promise<void> {
  if (waiting.length >= MOST_WAITING)
    throw new HttpError('busy', 'Many pictures come in. Try again in a moment.');
  return new Promise((resolve) => waiting.push(resolve));
}
