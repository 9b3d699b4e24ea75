import { displayNameSchema, MAX_JSON_DEPTH, photoUrlSchema } from '#local/limits';
import type { Endpoint } from '../Endpoint.ts';
import type { Edge } from './Edge.ts';
import { longestOf } from './longestOf.ts';
import { nestedJson, textOfUnits } from './texts.ts';

/** The limits of accounts. */
export const AUTH_EDGES: readonly Edge[] = [
  edge('a display name', longestOf(displayNameSchema), (count, choices) =>
    update({ displayName: textOfUnits(count, choices) }),
  ),
  edge('a picture’s address', longestOf(photoUrlSchema), (count, choices) =>
    update({ photoUrl: textOfUnits(count, choices) }),
  ),
  edge('depth of a body', MAX_JSON_DEPTH, (count) => update({ unknown: nestedJson(count - 1) })),
];

function edge(name: string, limit: number, make: Edge['make']): Edge {
  return { name, limit, make, refused: 400 };
}

/** The caller's token goes in its body. */
function update(body: object): Endpoint {
  return { method: 'POST', path: '/identitytoolkit.googleapis.com/v1/accounts:update', body };
}
