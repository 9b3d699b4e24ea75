import { FIRESTORE_LIMITS } from '#local/limits';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import type { Endpoint } from '../Endpoint.ts';
import type { CaseAnswer, NamedCase } from './NamedCase.ts';

const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;
/** The target's draft, which only its creator may read. */
const KEPT = 'r1';
const NONE = 'r0';

/** Sizes that, with the stored data, may or may not exceed the limit. */
const PADS = [
  FIRESTORE_LIMITS.documentBytes - 200,
  FIRESTORE_LIMITS.documentBytes - 100,
  FIRESTORE_LIMITS.documentBytes - 60,
];
const ANY_TIME = '2026-01-01T00:00:00.000000Z';

/** A refusal reveals nothing that the caller may not read: it is the same for a missing document. */
export const SECRET_CASES: readonly NamedCase[] = [
  ...PADS.map((bytes) =>
    alike(`a commit with a pad of ${bytes} bytes`, (id) =>
      commit(
        id,
        { fields: { pad: { stringValue: 'x'.repeat(bytes) } } },
        { updateMask: { fieldPaths: ['pad'] } },
      ),
    ),
  ),
  alike('a commit for a document that is there', (id) =>
    commit(id, {}, { currentDocument: { exists: true } }),
  ),
  alike('a commit for a document that is not there', (id) =>
    commit(id, {}, { currentDocument: { exists: false } }),
  ),
  alike('a commit for a version', (id) => commit(id, {}, { currentDocument: { updateTime: ANY_TIME } })),
  alike('an array transform of a text', (id) =>
    commit(id, {}, { updateMask: {}, updateTransforms: [{ fieldPath: 'roomName', removeAllFromArray: {} }] }),
  ),
  alike('an increment of a text', (id) =>
    commit(
      id,
      {},
      { updateMask: {}, updateTransforms: [{ fieldPath: 'roomName', increment: { integerValue: '1' } }] },
    ),
  ),
  alike('a field below a text', (id) => commit(id, {}, { updateMask: { fieldPaths: ['roomName.a.b'] } })),
  alike('a verify', (id) =>
    post('commit', { writes: [{ verify: nameOf(id), currentDocument: { exists: true } }] }),
  ),
  alike('a delete', (id) =>
    post('commit', { writes: [{ delete: nameOf(id), currentDocument: { exists: true } }] }),
  ),
  alike('a read', (id) => post('batchGet', { documents: [nameOf(id)] })),
  alike('a page of rooms that starts after a draft', (id) => ({
    method: 'GET',
    path: `/api/summary?isPublished=true&startAfter=${id}`,
  })),
  alike('a play of a draft', (id) => ({
    method: 'POST',
    path: '/api/startPlay',
    body: { roomId: id },
    headers: { 'content-type': 'application/json' },
  })),
];

function alike(name: string, ask: (id: string) => Endpoint): NamedCase {
  return { name: `tells no draft from none: ${name}`, requests: [ask(KEPT), ask(NONE)], judge: judgeAlike };
}

function judgeAlike([kept, none]: readonly CaseAnswer[]): string | null {
  const told = [kept, none].map((answer) => `${answer?.status} ${answer?.body}`);
  const [one, other] = told.map((text) => text.replaceAll(KEPT, NONE).replace(/"\w*[tT]ime": ?"[^"]*"/g, ''));
  return one === other ? null : `${told[0]} | ${told[1]}`.slice(0, 400);
}

function commit(id: string, document: object, parts: object): Endpoint {
  return post('commit', { writes: [{ update: { name: nameOf(id), ...document }, ...parts }] });
}

function post(verb: string, body: object): Endpoint {
  return { method: 'POST', path: `/v1/${ROOT}:${verb}`, body, scheme: 'Bearer' };
}

function nameOf(id: string): string {
  return `${ROOT}/rooms/${id}`;
}
