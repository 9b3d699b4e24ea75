import { MAX_JSON_DEPTH } from '#local/limits';
import { shortText } from '../../../core/calls/pieces/ids.ts';
import { MOST_SUMMARIES } from '../../../core/calls/room/summary.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { MOST_BYTES } from '../../../functions/src/http/serve.ts';
import type { Endpoint } from '../Endpoint.ts';
import type { Edge } from './Edge.ts';
import { longestOf } from './longestOf.ts';
import { nestedJson, textOfUnits } from './texts.ts';

/** The limits of the functions' calls. */
export const FUNCTION_EDGES: readonly Edge[] = [
  edge('a room’s id', longestOf(shortText), (count, choices) =>
    call('startPlay', { roomId: textOfUnits(count, choices) }),
  ),
  edge('a guest’s token', longestOf(shortText), (count, choices) =>
    call('startPlay', { roomId: 'none', guestToken: textOfUnits(count, choices) }),
  ),
  edge('an answer to a lock', LIMITS.folding * LIMITS.password, (count, choices) =>
    call('act', {
      playId: 'none',
      sequence: 1,
      action: { type: 'enterPassword', item: 'i', password: textOfUnits(count, choices) },
    }),
  ),
  edge('a name in an action', longestOf(shortText), (count, choices) => {
    const name = textOfUnits(count, choices);
    const action = choices.oneOf([
      { type: 'go', scene: name },
      { type: 'click', item: name },
      { type: 'useItem', item: 'i', on: name },
    ]);
    return call('act', { playId: 'none', sequence: 1, action });
  }),
  edge('rooms of a page', MOST_SUMMARIES, (count) => ({
    method: 'GET',
    path: `/api/summary?isPublished=true&limit=${count}`,
  })),
  edge('depth of a call', MAX_JSON_DEPTH, (count) =>
    call('startPlay', { roomId: 'none', unknown: nestedJson(count - 1) }),
  ),
  {
    ...edge('bytes of a call', MOST_BYTES, (count) => {
      const body = { roomId: 'none', unknown: '' };
      return call('startPlay', { ...body, unknown: 'x'.repeat(count - JSON.stringify(body).length) });
    }),
    refused: 413,
  },
];

function edge(name: string, limit: number, make: Edge['make']): Edge {
  return { name, limit, make, refused: 400 };
}

function call(name: string, body: object): Endpoint {
  return { method: 'POST', path: `/api/${name}`, body, headers: { 'content-type': 'application/json' } };
}
