import { readFileSync } from 'node:fs';
import express, { Router } from 'express';
import * as v from 'valibot';
import { serveRouter, type TestServer } from '#local/testing/serveRouter';

const headersSchema = v.array(v.object({ key: v.string(), value: v.string() }));
const settingsSchema = v.object({
  hosting: v.object({ headers: v.array(v.object({ source: v.string(), headers: headersSchema })) }),
});

/** Serves a built app as Hosting does: the headers that firebase.json has for every address, the app's page for unknown ones. */
export async function serveHosting(folder: string): Promise<TestServer> {
  const { hosting } = v.parse(settingsSchema, JSON.parse(readFileSync('firebase.json', 'utf8')));
  const everywhere = hosting.headers
    .filter(({ source }) => source === '**' || source === '!/gameplay/*')
    .flatMap(({ headers }) => headers);
  const router = Router();
  router.use((_request, response, next) => {
    for (const { key, value } of everywhere) response.set(key, value);
    next();
  });
  router.use(express.static(folder));
  router.get('/{*path}', (_request, response) => response.sendFile('app.html', { root: folder }));
  return serveRouter(router);
}
