import type { ServerResponse } from 'node:http';
import type { Pace } from './work/Pace.ts';
import { waitForDrain } from './work/waitForDrain.ts';

/** Characters sent at once: a short response is sent as a whole, with its length. */
const CHUNK = 64 * 1024;
/** Milliseconds within which a long response must be read, since its source is kept for so long. */
const MAX_TIME = 30_000;

/**
 * Sends a JSON list whose elements are produced while the client reads, never more than it accepts. A client that is
 * too slow is cut off. @throws what producing the first element throws, before anything is sent
 */
export async function sendList(
  response: ServerResponse,
  elements: AsyncIterable<unknown>,
  pace: Pace,
): Promise<void> {
  const end = performance.now() + MAX_TIME;
  let text = '[';
  let isFirst = true;
  for await (const element of elements) {
    text += `${isFirst ? '' : ','}${JSON.stringify(element)}`;
    isFirst = false;
    if (text.length >= CHUNK) {
      const isTaken = await sendPart(response, text);
      if (!isTaken || performance.now() > end) return void response.destroy();
      text = '';
    }
    await pace.rest();
  }
  setType(response);
  if (!response.headersSent) response.setHeader('content-length', Buffer.byteLength(text) + 1);
  response.end(`${text}]`);
}

/** Sends a part of the list. Returns whether the client is still connected and reads. */
async function sendPart(response: ServerResponse, text: string): Promise<boolean> {
  if (response.destroyed) return false;
  setType(response);
  return response.write(text) || (await waitForDrain(response));
}

function setType(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('content-type', 'application/json; charset=utf-8');
}
