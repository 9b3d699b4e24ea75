// @isolation backend

import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackend } from '../../../local/startBackend.ts';
import { makeTemporaryFolder } from '../../../local/testing/temporaryFolder.ts';
import { APP_BACKEND } from '../../../tools/serve/appBackend.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';

/** The app's page, as far as the server needs it: the bar after which an opening stands. */
const APP =
  '<html><head></head><body><div id="root"><header class="opening-rail"><a href="/dashboard">Escape Rooms</a></header></div></body></html>';
const data = makeTemporaryFolder();
let backend: Awaited<ReturnType<typeof startBackend>>;
let deps: TestDeps;

beforeAll(async () => {
  const functionsEntry = resolve('functions/src/index.ts');
  const pages = { '/dashboard': 'dashboardPage' };
  backend = await startBackend({
    ...APP_BACKEND,
    dataFolder: data.folder,
    port: 0,
    functionsEntry,
    pages,
    createApp: () => (_request, response) => response.type('html').send(APP),
  });
  deps = createTestDeps();
});
afterAll(async () => {
  await deps.db.terminate();
  await backend.close();
  data.remove();
});

async function call(path: string, init?: RequestInit) {
  const response = await fetch(`${backend.origin}/api/${path}`, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function post(name: string, body: unknown, headers: Record<string, string> = {}) {
  return call(name, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Returns a creator's identity token, obtained as the app does. */
async function signUp(email: string): Promise<{ userId: string; token: string }> {
  const address = `${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded`;
  const body = JSON.stringify({ email, password: 'password-1', returnSecureToken: true });
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { userId: localId, token: idToken };
}

describe('the calls under /api', () => {
  it('publish a room and let a guest start to play it', async () => {
    const { userId, token } = await signUp('ada@example.com');
    await deps.saveDraft('study', createTestRoom({ creatorId: userId }));
    const request = { roomId: 'study', revision: 3 };
    const published = await post('publishRoom', request, { authorization: `Bearer ${token}` });
    expect(published).toMatchObject({ status: 200, body: { isPublished: true, version: 1, findings: [] } });
    expect(published.headers.get('cache-control')).toBe('no-store');

    const page = await call('summary?isPublished=true&sortBy=createdAt&order=desc&limit=6');
    expect(page).toMatchObject({ status: 200, body: [{ id: 'study', roomName: 'The study' }] });
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');

    const opened = await post('startPlay', { roomId: 'study' });
    expect(opened.status).toBe(200);
    const { playId, guestToken } = opened.body;
    expect(guestToken).toMatch(/^[\w-]{43}$/);
    const started = await post('act', { playId, guestToken, sequence: 1, action: { type: 'start' } });
    expect(started).toMatchObject({ status: 200, body: { sequence: 1, events: [{ type: 'started' }] } });
    expect(await post('act', { playId, guestToken, sequence: 7, action: { type: 'tick' } })).toMatchObject({
      status: 409,
      body: { error: { code: 'sequence' } },
    });
  });

  it('refuse a caller who is not signed in or has an invalid token', async () => {
    const request = { roomId: 'study', revision: 3 };
    const refusal = { status: 401, body: { error: { code: 'unauthenticated' } } };
    expect(await post('publishRoom', request)).toMatchObject(refusal);
    expect(await post('publishRoom', request, { authorization: 'Bearer e30.e30.' })).toMatchObject(refusal);
  });

  it('refuse the wrong method, and name the right one', async () => {
    const answer = await call('startPlay');
    expect(answer).toMatchObject({ status: 405, body: { error: { code: 'methodNotAllowed' } } });
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await post('summary', {})).toMatchObject({ status: 405 });
  });

  it.each([
    ['startPlay', {}, 'roomId'],
    ['startPlay', [], ''],
    ['startPlay', { roomId: 'a/b' }, 'roomId'],
    ['startPlay', { roomId: 7 }, 'roomId'],
    ['act', { playId: 'x', sequence: -1, action: { type: 'start' } }, 'sequence'],
    ['act', { playId: 'x', sequence: 1, action: { type: 'fly' } }, 'action'],
    ['publishRoom', { roomId: 'x', revision: '3' }, 'revision'],
  ])('refuse a bad request to %s: %j', async (name, body, path) => {
    const answer = await post(name, body);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'badRequest' } } });
    expect(answer.body.error.message).toContain(path);
  });

  it.each([
    '',
    'isPublished=false',
    'isPublished=true&isPublished=true',
    'isPublished[]=true',
    'isPublished=true&startAfter=a&startAfter=b',
    'isPublished=true&limit=1e9',
    'isPublished=true&limit=%EF%BC%91',
    'isPublished=true&startAfter=..',
    'isPublished=true&startAfter=a%2Fb',
    'isPublished=true&startAfter=__x__',
    'isPublished=true&sortBy=email',
    'isPublished=true&order=asc',
    'isPublished=true&limit=25',
    'isPublished=true&limit=0',
    'isPublished=true&startAfter=missing',
  ])('refuse a bad query of summary: %s', async (query) => {
    expect(await call(`summary?${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'badRequest' } },
    });
  });

  it('say SPEC’s text for a room that is not there', async () => {
    expect(await post('startPlay', { roomId: 'missing' })).toMatchObject({
      status: 404,
      body: { error: { code: 'notFound', message: 'Room with id missing not found' } },
    });
  });

  it('reveal nothing about an internal error', async () => {
    await deps.db.doc('plays/odd').set({ secret: 'a stored secret' });
    const answer = await post('act', { playId: 'odd', sequence: 1, action: { type: 'start' } });
    expect(answer).toMatchObject({ status: 500, body: { error: { code: 'internal' } } });
    expect(Object.keys(answer.body.error)).toEqual(['code', 'message']);
    expect(answer.body.error.message).toBe('Something went wrong on our side.');
  });
});

it('refuses a caller whose record says that the account is disabled, while the token is still good', async () => {
  const { userId, token } = await signUp('shut@example.com');
  await deps.db.doc(`users/${userId}`).set({ userId, is_disabled: true });
  for (const [name, request] of Object.entries({
    publishRoom: { roomId: 'study', revision: 3 },
    takePicture: { file: 'x.png', kind: 'item' },
    createStripeCheckoutSession: { priceId: 'price_pro', email: null },
    postRating: { roomId: 'study', rating: 1 },
    postReport: { roomId: 'study', reason: 'other', note: '' },
    saveUpload: {},
    startPlay: { roomId: 'study' },
  }))
    expect(await post(name, request, { authorization: `Bearer ${token}` }), name).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated', message: 'This account is disabled.' } },
    });
});

const HOSTILE_IDS: readonly unknown[] = [
  ...['', '.', '..', '/', 'a/b', 'rooms/study/versions/1', '__x__', '__id7__', '____', '__a\nb__'],
  ...['\ud800', 'a\udfffb', '\udc00\ud800', '\u0000', '\n', 'x'.repeat(201), '😀'.repeat(101)],
  ...[7, null, true, {}, [], ['study'], { toString: 'study' }],
];

describe('hostile calls under /api', () => {
  beforeAll(async () => {
    await deps.saveDraft('open', createTestRoom());
    await publishRoom({ roomId: 'open', revision: 3 }, CREATOR, deps);
  });

  it.each(HOSTILE_IDS)('the id %j is a bad request, in whatever field', async (id) => {
    const action = { type: 'start' };
    const answers = await Promise.all([
      post('startPlay', { roomId: id }),
      post('startPlay', { roomId: 'open', playId: id }),
      post('act', { playId: id, sequence: 1, action }),
      post('publishRoom', { roomId: id, revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  it('unusual but valid ids find nothing', async () => {
    for (const id of ['__', '__a', 'a__', '...', '%2f', '\u202e', '😀', 'constructor', '__proto__x']) {
      expect((await post('startPlay', { roomId: id })).status, id).toBe(404);
      const action = { type: 'tick' };
      expect((await post('act', { playId: id, sequence: 1, action })).status, id).toBe(404);
      const query = `isPublished=true&startAfter=${encodeURIComponent(id)}`;
      expect((await call(`summary?${query}`)).status, id).toBe(400);
    }
  });

  it('unusual texts within a play get a normal response', async () => {
    const opened = await post('startPlay', { roomId: 'open', guestToken: '😀\u0000' });
    const { playId, guestToken } = opened.body;
    const actions = [
      { type: 'start' },
      { type: 'click', item: '__proto__' },
      { type: 'enterPassword', item: '\ufffd', password: '\u202e\u0000' },
      { type: 'useItem', item: 'constructor', on: '\u0000' },
      { type: 'select', item: '\uffff' },
    ];
    for (const [index, action] of actions.entries()) {
      const request = { playId, guestToken, sequence: index + 1, action, username: '\u200d\u0000' };
      expect((await post('act', request)).status, JSON.stringify(action)).toBe(200);
    }
  });

  it('a body larger than any request needs is refused', async () => {
    const large = { roomId: 'open', more: 'x'.repeat(64 * 1024) };
    const refusal = { status: 413, body: { error: { code: 'tooLarge' } } };
    for (const name of ['startPlay', 'act', 'publishRoom'])
      expect(await post(name, large)).toMatchObject(refusal);
  });

  it('a body that is no request is refused', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const body of ['', '{', '[]', 'null', '7', deep, '{"roomId":"a","roomId":7}']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await call('startPlay', { method: 'POST', headers, body });
      expect(answer.status, body.slice(0, 20)).toBe(400);
    }
    for (const type of ['text/plain', 'multipart/form-data', 'application/json;x', 'x']) {
      const request = { method: 'POST', headers: { 'content-type': type }, body: 'roomId=open' };
      expect((await call('startPlay', request)).status, type).toBe(400);
    }
  });

  it('a draft’s id cannot be distinguished from an unknown one', async () => {
    await deps.saveDraft('secret', createTestRoom(), { createdAt: 7 });
    const ask = async (id: string) => {
      const { status, body } = await call(`summary?isPublished=true&startAfter=${id}`);
      return { status, text: JSON.stringify(body).replaceAll(id, '…') };
    };
    expect(await ask('secret')).toEqual(await ask('nobody'));
  });
});

describe('the page of the dashboard', () => {
  beforeAll(async () => {
    await deps.saveDraft('hall', createTestRoom());
    await publishRoom({ roomId: 'hall', revision: 3 }, CREATOR, deps);
    await deps.db.doc('summary/study').delete();
    await deps.db.doc('summary/open').delete();
  });
  afterEach(() => vi.useRealTimers());

  const hang = (imageUrl: string) => deps.db.doc('summary/hall').update({ imageUrl });
  async function openPage(path = '/dashboard', init?: RequestInit) {
    const response = await fetch(backend.origin + path, init);
    return { status: response.status, link: response.headers.get('link'), html: await response.text() };
  }

  it('is built once for all requests within some seconds, and then again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await hang('/v0/first.webp');
    const pages = await Promise.all(Array.from({ length: 50 }, () => openPage()));
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(pages[0]?.html).toContain('src="/v0/first.webp"');
    await hang('/v0/second.webp');
    expect((await openPage()).html).toContain('src="/v0/first.webp"');
    vi.setSystemTime(Date.now() + 6000);
    expect((await openPage()).html).toContain('src="/v0/second.webp"');
  });

  it('shows and requests no rooms where another order or a search is requested, for any query', async () => {
    for (const query of ['?sort=count', `?${'q=x&'.repeat(2000)}`, '?__proto__[x]=1', '?a%00b'])
      expect(await openPage(`/dashboard${query}`), query).toEqual({ status: 200, link: null, html: APP });
    expect((await openPage('/dashboard?%ff')).status).toBe(400);
  });

  it('can only be read', async () => {
    expect(await openPage('/dashboard', { method: 'HEAD' })).toMatchObject({ status: 200, html: '' });
    for (const path of ['/dashboard/', '/DASHBOARD', '/%64ashboard'])
      expect((await openPage(path)).status, path).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(`${backend.origin}/dashboard`, { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get('allow'), method).toBe('GET, HEAD');
    }
  });
});
