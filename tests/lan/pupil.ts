import { storageBucket } from '#local/config';
import { PROJECT_ID } from '../../tools/serve/appBackend.ts';
import { type Answer, ask, type Question, type Route } from './ask.ts';
import { forgedTokens } from './forgedTokens.ts';
import { mailAddresses } from './mailAddresses.ts';

/** One attempt from another machine of the network. */
export interface Attempt {
  what: string;
  /** The expected result: a status, or a refused connection. */
  wanted: string;
  came: string;
}

/** The server that a pupil attacks. */
export interface Classroom extends Route {
  /** Ports of the server that are closed to the network: those of the Admin SDK. */
  innerPorts: readonly number[];
  /** A user whose rights a pupil would like to have. */
  victim: string;
  /** A demo account, whose password everyone knows. */
  demo: { email: string; password: string };
}

const IDENTITY = '/identitytoolkit.googleapis.com/v1';
const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;
const FILES = `/v0/b/${storageBucket(PROJECT_ID)}/o`;
const EVIL = 'http://evil.example';
const REFUSED = 'ECONNREFUSED';

/**
 * Tries everything that must fail, and everything that must work, from another machine; returns the results.
 */
export async function tryEverything(classroom: Classroom): Promise<readonly Attempt[]> {
  const { idToken, userId, email } = await signUp(classroom);
  const attempts: Attempt[] = [];
  const attempt = async (what: string, wanted: string, question: Question, at: Route = classroom) => {
    attempts.push({ what, wanted, came: await outcomeOf(at, question) });
  };
  await tryOtherNames(classroom, attempt);
  await tryMailPage(classroom, email, attempt);
  await tryTokens(classroom, idToken, attempt);
  await tryDemoAccount(classroom, attempt);
  for (const port of classroom.innerPorts)
    await attempt(`the inner port ${port}`, REFUSED, adminQuestion(), { ...classroom, port });
  await tryOwnRights(userId, idToken, attempt);
  return attempts;
}

type Try = (what: string, wanted: string, question: Question, at?: Route) => Promise<void>;

async function signUp(classroom: Classroom): Promise<{ idToken: string; userId: string; email: string }> {
  const email = `pupil-${Date.now()}@example.com`;
  const body = { email, password: 'correct horse' };
  const { text } = await ask(classroom, { method: 'POST', path: `${IDENTITY}/accounts:signUp`, body });
  const { idToken, localId } = JSON.parse(text) as { idToken: string; localId: string };
  return { idToken, userId: localId, email };
}

async function tryOtherNames({ host, port }: Route, attempt: Try): Promise<void> {
  const path = '/__local/health';
  await attempt('the server’s own name', '200', { path });
  for (const name of ['evil.example', `evil.example:${port}`, host, `${host}:${port + 1}`])
    await attempt(`the Host header ${name}`, '421', { path, headers: { host: name } });
  await attempt('a page of another site', '403', { path, headers: { origin: EVIL } });
  await attempt('a page of another port of it', '403', { path, headers: { origin: `http://${host}:1` } });
  const asked = { origin: `http://${host}:${port}`, 'access-control-request-method': 'POST' };
  const preflight = { method: 'OPTIONS', path: '/api/act', headers: asked };
  await attempt('a preflight gets no CORS header', 'no CORS', preflight);
}

/** Tries to open the mail page, which contains the pupil's own mail by then. */
async function tryMailPage(classroom: Classroom, email: string, attempt: Try): Promise<void> {
  const body = { requestType: 'PASSWORD_RESET', email };
  await attempt('a mail', '200', { method: 'POST', path: `${IDENTITY}/accounts:sendOobCode`, body });
  const disguises = [{}, { 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1;host=localhost' }];
  for (const headers of disguises)
    await attempt(`the mail page ${JSON.stringify(headers)}`, '404', { path: '/__local/mail', headers });
  for (const { target, wanted } of mailAddresses(classroom))
    await attempt(`the page ${target}`, wanted, { path: target, headers: { accept: 'text/html' } });
}

async function tryTokens({ victim }: Classroom, good: string, attempt: Try): Promise<void> {
  for (const [name, token] of Object.entries(forgedTokens(victim, good))) {
    const headers = { authorization: `Bearer ${token}` };
    const publish = { method: 'POST', path: '/api/publishRoom', body: { roomId: 'r1', revision: 1 } };
    await attempt(`${name} at a function`, '401 unauthenticated', { ...publish, headers });
    await attempt(`${name} at Firestore`, '401', { ...readRecord(victim), headers });
    const upload = { method: 'POST', path: `${FILES}?name=images%2Fr1.webp&uploadType=media` };
    await attempt(`${name} at Storage`, '401', { ...upload, headers, body: {} });
  }
  await attempt('the Admin SDK’s calls at the public port', '404', adminQuestion());
}

function readRecord(userId: string): Question {
  const documents = [`${DOCUMENTS}/users/${userId}`];
  return { method: 'POST', path: `/v1/${DOCUMENTS}:batchGet`, body: { documents } };
}

function writeRecord(userId: string): Question {
  const own = { userId: { stringValue: userId }, lastRoomId: { stringValue: '' } };
  const fields = { ...own, roomCount: { integerValue: '0' } };
  const writes = [{ update: { name: `${DOCUMENTS}/users/${userId}`, fields } }];
  return { method: 'POST', path: `/v1/${DOCUMENTS}:commit`, body: { writes } };
}

function adminQuestion(): Question {
  return {
    path: `${IDENTITY}/projects/${PROJECT_ID}/accounts:batchGet`,
    headers: { authorization: 'Bearer owner' },
  };
}

async function tryDemoAccount({ demo }: Classroom, attempt: Try): Promise<void> {
  const signIn = { method: 'POST', path: `${IDENTITY}/accounts:signInWithPassword`, body: demo };
  await attempt('signing in to a demo account', '400', signIn);
  const take = { method: 'POST', path: `${IDENTITY}/accounts:signUp`, body: demo };
  await attempt('taking a demo account’s address', '400 EMAIL_EXISTS', take);
}

/**
 * Tries the rights that a signed-in pupil has like every user: creating and reading the own record, and
 * calling a function.
 */
async function tryOwnRights(userId: string, idToken: string, attempt: Try): Promise<void> {
  const headers = { authorization: `Bearer ${idToken}` };
  await attempt('one’s own record, written', '200', { ...writeRecord(userId), headers });
  await attempt('one’s own record, read', '200', { ...readRecord(userId), headers });
  const missing = { roomId: 'none', revision: 1 };
  const publish = { method: 'POST', path: '/api/publishRoom', headers, body: missing };
  await attempt('a function, which answers that there is no such room', '404 notFound', publish);
  const list = '/api/summary?isPublished=true&sortBy=createdAt&order=desc&limit=6';
  await attempt('the list of rooms', '200', { path: list });
}

async function outcomeOf(at: Route, question: Question): Promise<string> {
  try {
    const answer = await ask(at, question);
    if (question.method === 'OPTIONS') return corsOf(answer);
    return `${answer.status} ${codeOf(answer)}`.trim();
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

function corsOf({ headers }: Answer): string {
  return Object.keys(headers).some((name) => name.startsWith('access-control-')) ? 'CORS' : 'no CORS';
}

/** Returns a word that tells which part of the server responded: the page's, or the one in a refusal. */
function codeOf({ text }: Answer): string {
  if (/mailbox|oobCode/i.test(text)) return 'THE MAIL PAGE';
  if (text.includes('<title>Escape Rooms')) return 'the app';
  const [, code = ''] = /"(?:code|message)": ?"(\w+)/.exec(text) ?? [];
  return code;
}
