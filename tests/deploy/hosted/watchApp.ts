import { chromium, expect, type Page, type Route } from '@playwright/test';
import { findBrowser } from '../../../tools/browser.mjs';
import { logIn } from '../../e2e/support/register.ts';
import { WAIT_LIMIT } from '../../limits.mjs';
import { serveHosting } from './serveHosting.ts';
import { HOSTED } from './settings.ts';

const AUTH = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const FIRESTORE = `https://firestore.googleapis.com/v1/projects/${HOSTED.PROJECT_ID}/databases/(default)/documents`;
/** Addresses of the embedded backend that a hosted app must not know. */
const EMBEDDED = /^\/(__local|identitytoolkit|securetoken|v0|v1)/;

/** Opens a built app, looks at rooms, signs in and opens the editor; returns the violations. */
export async function watchApp(folder: string): Promise<string[]> {
  const server = await serveHosting(folder);
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ baseURL: server.origin });
    const asked = await record(page);
    const refused = watchPolicy(page);
    await use(page);
    return [...findFaults(asked, server.origin), ...refused];
  } finally {
    await browser.close();
    await server.close();
  }
}

async function use(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Published rooms' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, 'ada@example.com', 'correct horse');
  await expect(page.getByRole('alert').first()).toBeVisible();
  // The page's heading comes with its HTML, before the app.
  const reads = page.waitForRequest((request) => isOfFirestore(request.url()), { timeout: WAIT_LIMIT });
  await page.goto('/room-editor');
  await reads;
}

function isOfFirestore(address: string): boolean {
  return decodeURIComponent(address).startsWith(FIRESTORE);
}

/** Records every requested address, and responds to those outside the machine. */
async function record(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(/^https:/, answerAsFirebase);
  await page.route('**/api/summary*', (route) => route.fulfill({ json: { rooms: [], lastVisible: null } }));
  return asked;
}

function answerAsFirebase(route: Route): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const json = { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'INVALID_LOGIN_CREDENTIALS' } };
  return route.fulfill(
    route.request().method() === 'OPTIONS' ? { status: 204, headers } : { status: 400, headers, json },
  );
}

function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  return refused;
}

function findFaults(asked: readonly string[], origin: string): string[] {
  const own = asked
    .filter((address) => address.startsWith(origin))
    .map((address) => new URL(address).pathname);
  const faults = own
    .filter((path) => EMBEDDED.test(path))
    .map((path) => `asked the embedded backend's ${path}`);
  if (!asked.some((address) => address.startsWith(`${AUTH}?key=${HOSTED.API_KEY}`)))
    faults.push('signing in did not ask the project’s Authentication');
  return faults;
}
