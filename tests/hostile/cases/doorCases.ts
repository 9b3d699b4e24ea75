import { storageBucket } from '#local/config';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import type { Endpoint } from '../Endpoint.ts';
import type { CaseAnswer, NamedCase } from './NamedCase.ts';

const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;
const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
/** Half of a character, as JSON and addresses may contain it. */
const HALF = '\\ud800';
const HALF_ESCAPED = '%ED%A0%80';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Requests that the entry points once accepted, or that made them fail. */
export const DOOR_CASES: readonly NamedCase[] = [
  answered(
    'half of a character in a document’s id',
    400,
    post('batchGet', `{"documents":["${ROOT}/items/${HALF}"]}`),
  ),
  answered('half of a character in a text', 400, post('commit', commitOf(`{"stringValue":"${HALF}"}`))),
  answered('half of a character in a room’s id', 400, call('startPlay', `{"roomId":"${HALF}"}`)),
  answered(
    'half of a character in a play’s id',
    400,
    call('act', `{"playId":"${HALF}","sequence":1,"action":{"type":"start"}}`),
  ),
  answered('half of a character in an address', 400, {
    method: 'GET',
    path: `/api/summary?isPublished=true&startAfter=${HALF_ESCAPED}`,
  }),
  answered('half of a character in a file’s name', 400, {
    method: 'GET',
    path: `/v0/b/${storageBucket(PROJECT_ID)}/o/${HALF_ESCAPED}`,
    scheme: 'Firebase',
  }),
  answered(
    'half of a character in an account’s name',
    400,
    auth('signUp', `{"email":"a@example.com","displayName":"${HALF}"}`),
  ),
  answered('a slash in a room’s id', 400, call('startPlay', '{"roomId":"a/b"}')),
  answered('a reserved collection to read', 400, post('batchGet', `{"documents":["${ROOT}/__x__/a"]}`)),
  answered(
    'a reserved collection to ask',
    400,
    post('runQuery', '{"structuredQuery":{"from":[{"collectionId":"__x__"}]}}'),
  ),
  answered(
    'a number for an id, which is allowed',
    200,
    post('batchGet', `{"documents":["${ROOT}/items/__id7__"]}`),
  ),
  answered(
    'a stranger’s delete before an update that wants the document',
    403,
    post('commit', deleteAndUpdate()),
  ),
  answered(
    'an account asked for by its address, which tells nothing',
    200,
    auth('createAuthUri', '{"identifier":"ada@example.com","continueUri":"http://localhost"}'),
  ),
];

function answered(name: string, status: number, request: Endpoint): NamedCase {
  const judge = ([answer]: readonly CaseAnswer[]) =>
    answer?.status === status ? null : `${answer?.status} ${answer?.body.slice(0, 300)}`;
  return { name: `${status} for ${name}`, requests: [request], judge };
}

function post(verb: string, body: string): Endpoint {
  return { method: 'POST', path: `/v1/${ROOT}:${verb}`, body };
}

function call(name: string, body: string): Endpoint {
  return { method: 'POST', path: `/api/${name}`, body, headers: JSON_TYPE };
}

function auth(name: string, body: string): Endpoint {
  return { method: 'POST', path: `${TOOLKIT}/accounts:${name}`, body, headers: JSON_TYPE };
}

function commitOf(value: string): string {
  return `{"writes":[{"update":{"name":"${ROOT}/rooms/r0","fields":{"f":${value}}}}]}`;
}

function deleteAndUpdate(): string {
  const name = `${ROOT}/rooms/r0`;
  return JSON.stringify({
    writes: [{ delete: name }, { update: { name, fields: {} }, currentDocument: { exists: true } }],
  });
}
