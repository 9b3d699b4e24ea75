import type { IncomingMessage } from 'node:http';
import { type Request, type Response, Router } from 'express';
import type { Caller } from '../auth/Caller.ts';
import { answerStorageErrors, readBytes, requireObjectSize } from './answerErrors.ts';
import type { AuthorizeStorage, IncomingObject, StorageOperation } from './authorize.ts';
import { parseMultipart } from './multipart.ts';
import type { Objects } from './Objects.ts';
import { requireObjectName } from './objectName.ts';
import { firebaseView } from './objectView.ts';
import { bodyBytes, bodyJson, listQuery, queryText, requireBucket } from './request.ts';
import { StorageError } from './StorageError.ts';
import type { ObjectSettings } from './StoredObject.ts';
import { sendMedia } from './sendMedia.ts';
import { newSettings, parseSettings, settingsChange } from './settings.ts';

export interface FirebaseRouterOptions {
  objects: Objects;
  filesFolder: string;
  bucket: string;
  readCaller: (request: IncomingMessage) => Caller | null;
  authorize: AuthorizeStorage;
}

/** Firebase's own storage protocol (`/v0/b/...`), as the browser SDK speaks it. */
export function firebaseRouter(options: FirebaseRouterOptions): Router {
  const { objects, bucket } = options;
  const router = Router();
  const check: Check = (request, action, name, after = null) => {
    const before = action === 'list' ? null : objects.find(name);
    options.authorize({ action, name, before, after, caller: options.readCaller(request) });
  };

  router.use('/v0/b/:bucket', (request, _response, next) => {
    requireBucket(request, bucket);
    next();
  });

  router.post('/v0/b/:bucket/o', readBytes, async (request, response) => {
    const name = requireObjectName(queryText(request, 'name'));
    const { bytes, settings } = readMultipart(request);
    const after = { ...settings, size: bytes.length };
    check(request, objects.find(name) === null ? 'create' : 'update', name, after);
    response.json(firebaseView(bucket, await objects.save(name, requireObjectSize(bytes), settings)));
  });

  router.get('/v0/b/:bucket/o', (request, response) => {
    const query = listQuery(request);
    check(request, 'list', query.prefix);
    const { objects: found, prefixes, nextPageToken } = objects.list(query);
    const items = found.map(({ name }) => ({ name, bucket }));
    response.json({ prefixes, items, nextPageToken: nextPageToken ?? undefined });
  });

  router.get('/v0/b/:bucket/o/:name', async (request, response) => {
    const name = requireObjectName(request.params.name);
    if (queryText(request, 'alt') === 'media') return sendObject(options, check, name, request, response);
    check(request, 'get', name);
    response.json(firebaseView(bucket, objects.requireWithToken(name)));
  });

  router.patch('/v0/b/:bucket/o/:name', readBytes, (request, response) => {
    const name = requireObjectName(request.params.name);
    const settings = parseSettings(bodyJson(request));
    const before = objects.find(name);
    check(request, 'update', name, before && { ...before, ...settingsChange(before, settings) });
    const change = settingsChange(objects.require(name), settings);
    response.json(firebaseView(bucket, objects.changeSettings(name, change)));
  });

  router.delete('/v0/b/:bucket/o/:name', async (request, response) => {
    const name = requireObjectName(request.params.name);
    check(request, 'delete', name);
    await objects.delete(name);
    response.status(204).end();
  });

  router.use('/v0', refuseUnknown);
  router.use(answerStorageErrors);
  return router;
}

/** Asks whether the sender may do it; throws if not. */
type Check = (
  request: Request,
  action: StorageOperation['action'],
  name: string,
  after?: IncomingObject | null,
) => void;

/** Whoever shows the object's token needs no leave, as in production. */
async function sendObject(
  { objects, filesFolder }: FirebaseRouterOptions,
  check: Check,
  name: string,
  request: Request,
  response: Response,
): Promise<void> {
  const token = queryText(request, 'token');
  const object = objects.find(name);
  if (object === null || token === undefined || token !== object.downloadToken) check(request, 'get', name);
  await sendMedia(response, filesFolder, object ?? objects.require(name));
}

function readMultipart(request: Request): { bytes: Buffer; settings: ObjectSettings } {
  if (request.headers['x-goog-upload-protocol'] !== 'multipart')
    throw new StorageError('not-offered', 'Only uploads in one piece (multipart) are offered here.');
  const { metadata, contentType, bytes } = parseMultipart(
    request.headers['content-type'],
    bodyBytes(request),
  );
  const settings = newSettings(parseSettings(metadata));
  return { bytes, settings: { ...settings, contentType: settings.contentType ?? contentType } };
}

function refuseUnknown(): never {
  throw new StorageError('object-not-found', 'No such address');
}
