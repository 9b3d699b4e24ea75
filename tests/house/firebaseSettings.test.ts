import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveBuiltApp } from '#local/serveBuiltApp';
import { serveRouter } from '#local/testing/serveRouter';
import { newRoom } from '../../core/testing/entries.ts';
import * as functions from '../../functions/src/index.ts';
import { FIRST_ROOMS } from '../../functions/src/preview/dashboardPage.ts';
import { roomsRequest } from '../../src/rooms/backend/roomsRequest.ts';
import { callAddress } from '../../src/shared/firebase/callAddress.ts';
import { APP_HEADERS } from '../../tools/serve/appHeaders.ts';

/** The production addresses of services that the embedded backend serves under the page's own origin. */
const FIREBASE_SOURCES: Record<string, string[]> = {
  'img-src': ['https://firebasestorage.googleapis.com'],
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
    // The live channel: the database in the United States, those elsewhere, and the servers that they name.
    'wss://*.firebaseio.com',
    'wss://*.firebasedatabase.app',
  ],
};

const headerSchema = v.object({ key: v.string(), value: v.string() });
const settings = v.parse(
  v.object({
    firestore: v.object({ rules: v.string(), indexes: v.string() }),
    storage: v.object({ rules: v.string() }),
    database: v.object({ rules: v.string() }),
    functions: v.object({ source: v.string() }),
    hosting: v.object({
      rewrites: v.array(
        v.object({ source: v.string(), function: v.optional(v.object({ functionId: v.string() })) }),
      ),
      headers: v.array(v.object({ source: v.string(), headers: v.array(headerSchema) })),
    }),
  }),
  JSON.parse(readFileSync('firebase.json', 'utf8')),
);

/** Addresses of functions that serve no call. */
const PATHS: Readonly<Record<string, string>> = {
  dashboardPage: '/dashboard',
  roomPreview: '/gameplay/*',
  pictures: '/pictures/**',
};

/** The pattern of pages with the common policy. A room's page gets the same policy from its own function. */
const POLICY_SOURCES = ['**', '!/gameplay/*'];
const everywhere = settings.hosting.headers
  .filter(({ source }) => POLICY_SOURCES.includes(source))
  .flatMap(({ headers }) => headers);

describe('firebase.json', () => {
  it('names files that exist', () => {
    const { firestore, storage, database, functions: code } = settings;
    for (const file of [firestore.rules, firestore.indexes, storage.rules, database.rules, code.source])
      expect(existsSync(file), file).toBe(true);
  });

  it('M1 keeps what a room holds much of out of every index, in drafts and in versions', () => {
    const { fieldOverrides } = v.parse(
      v.object({
        fieldOverrides: v.array(
          v.object({ collectionGroup: v.string(), fieldPath: v.string(), indexes: v.array(v.unknown()) }),
        ),
      }),
      JSON.parse(readFileSync(settings.firestore.indexes, 'utf8')),
    );
    const maps = Object.entries(newRoom()).flatMap(([field, value]) =>
      typeof value === 'object' && value !== null && field !== 'background' ? [field] : [],
    );
    expect(maps).toEqual(expect.arrayContaining(['itemConfigs', 'scenes', 'sceneOrder']));
    for (const collection of ['rooms', 'versions'])
      expect(
        fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
          collectionGroup === collection && indexes.length === 0 ? [fieldPath] : [],
        ),
        collection,
      ).toEqual(expect.arrayContaining([...maps, 'introduction', 'ending']));
  });

  it('leads /api/{name} to each function that requests call, and pages of rooms and pictures to their own', () => {
    const led = settings.hosting.rewrites.flatMap(({ source, function: target }) =>
      target ? [[source, target.functionId]] : [],
    );
    expect(led.sort()).toEqual(
      Object.entries(functions)
        .filter(([, { __endpoint }]) => __endpoint.httpsTrigger)
        .map(([name]) => [PATHS[name] ?? `/api/${name}`, name])
        .sort(),
    );
  });

  it('sends the headers of the embedded backend, with Firebase’s own addresses let in', async () => {
    const server = await serveRouter(serveBuiltApp('dist', APP_HEADERS));
    onTestFinished(server.close);
    const { headers } = await fetch(`${server.origin}/none`);
    for (const { key, value } of everywhere) {
      if (key === 'content-security-policy') expect(value).toBe(withFirebase(headers.get(key) ?? ''));
      else expect(value, key).toBe(headers.get(key));
    }
    expect(everywhere.map(({ key }) => key)).toContain('content-security-policy');
    expect(everywhere).toHaveLength(5);
  });
});

it('has the first rooms of the dashboard asked for by the page’s headers, at the very address that the app asks', () => {
  const rooms = callAddress('summary', roomsRequest('createdAt'));
  expect(FIRST_ROOMS).toBe(`<${rooms}>; rel=preload; as=fetch; crossorigin`);
});

it('lets the scripts run that stand in the pages themselves, and no other', () => {
  const [script, same, offline] = ['index.html', 'app.html', 'public/offline.html'].map(
    (page) => /<script>(.*?)<\/script>/s.exec(readFileSync(page, 'utf8'))?.[1] ?? '',
  );
  expect(same).toBe(script);
  const allowed = [script, offline].map((text = '') => `'sha256-${digestOf(text)}'`).join(' ');
  const policy = everywhere.find(({ key }) => key === 'content-security-policy')?.value;
  expect(policy).toContain(`script-src 'self' ${allowed} 'wasm-unsafe-eval';`);
});

function digestOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

function withFirebase(policy: string): string {
  return policy
    .split('; ')
    .map((directive) => [directive, ...(FIREBASE_SOURCES[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
