// @isolation backend

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Client, credentials, status } from '@grpc/grpc-js';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFirestore } from './firestore/createFirestore.ts';
import { findFirestoreService } from './functions-host/requireAdminSdk.ts';
import { openDatabase } from './store/openDatabase.ts';
import { type AuthServers, startAuthServers } from './testing/startAuthServers.ts';
import { makeTemporaryFolder } from './testing/temporaryFolder.ts';

const README = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
const NOT_HERE = README.slice(README.indexOf('## Not here'));
const isNamed = (name: string) => NOT_HERE.includes(`\`${name}\``);

const data = makeTemporaryFolder();
const database = openDatabase(':memory:');
let auth: AuthServers;
let firestore: Client;
let closeFirestore: () => Promise<void>;

beforeAll(async () => {
  auth = await startAuthServers(data.folder);
  const options = {
    database,
    projectId: 'demo',
    serviceFile: findFirestoreService(),
    authorize: () => {},
    readCaller: () => null,
  };
  const grpc = await createFirestore(options).startGrpc(0);
  firestore = new Client(`127.0.0.1:${grpc.port}`, credentials.createInsecure());
  closeFirestore = grpc.close;
});
afterAll(async () => {
  firestore.close();
  await Promise.all([auth.close(), closeFirestore()]);
  database.close();
  data.remove();
});

const protoSchema = v.object({ methods: v.record(v.string(), v.unknown()) });

/** The methods that the Admin SDK's own description of Firestore has. */
function firestoreMethods(): readonly string[] {
  const service = ['google', 'firestore', 'v1', 'Firestore'].reduce(
    (inside, name) => inside.nested[name],
    JSON.parse(readFileSync(findFirestoreService(), 'utf8')),
  );
  return Object.keys(v.parse(protoSchema, service).methods);
}

/** Whether the backend has a method: a call with an empty request fails, but not because the method is unknown. */
function isServed(method: string): Promise<boolean> {
  const same = (bytes: Buffer) => bytes;
  return new Promise((resolve) => {
    const path = `/google.firestore.v1.Firestore/${method}`;
    firestore.makeUnaryRequest(path, same, same, Buffer.alloc(0), (error) =>
      resolve(error?.code !== status.UNIMPLEMENTED),
    );
  });
}

/** Returns the addresses that the browser's Auth SDK calls, as its files contain them. */
function authAddresses(): readonly string[] {
  const firebase = createRequire(import.meta.url).resolve('firebase/app');
  const folder = dirname(createRequire(firebase).resolve('@firebase/auth'));
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return [...new Set(sources.join('').match(/(?<=")\/v[12]\/[A-Za-z:/]+(?=")/g))];
}

async function isAnswered(address: string): Promise<boolean> {
  const service = address === '/v1/token' ? 'securetoken' : 'identitytoolkit';
  const url = `${auth.client.origin}/${service}.googleapis.com${address}`;
  const { status } = await fetch(url, { method: 'POST', body: '{}' });
  return status !== 404;
}

/** `/v1/accounts:signUp` → `signUp`, `/v2/accounts/mfaSignIn:finalize` → `mfaSignIn`, `/v1/projects` → `projects`. */
function callOf(address: string): string {
  const [, noun = '', verb] = /([A-Za-z]+)(?::([A-Za-z]+))?$/.exec(address) ?? [];
  return noun === 'accounts' && verb !== undefined ? verb : noun;
}

it('names each of Firestore’s methods that is not served, and none that is', async () => {
  const methods = firestoreMethods();
  expect(methods).toContain('Listen');
  const served = await Promise.all(methods.map(isServed));
  expect(served).toContain(true);
  for (const [index, method] of methods.entries())
    expect([method, isNamed(method)]).toEqual([method, !served[index]]);
});

it('names each of the browser’s Auth calls that is not implemented, and no other', async () => {
  const addresses = authAddresses();
  expect(addresses).toContain('/v1/accounts:signInWithIdp');
  const answered = await Promise.all(addresses.map(isAnswered));
  expect(answered).toContain(true);
  for (const [index, address] of addresses.entries())
    expect([address, isNamed(callOf(address))]).toEqual([address, !answered[index]]);
});
