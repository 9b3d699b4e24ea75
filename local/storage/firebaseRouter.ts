import type { IncomingMessage } from 'node:http';
import { type Request, type Response, Router } from 'express';
import type { Caller } from '../auth/Caller.ts';
import { answerStorageErrors, readBytes, requireObjectSize } from './answerErrors.ts';
import type { AuthorizeStorage, StorageOperation } from './authorize.ts';
import { parseMultipart } from './multipart.ts';
import type { Objects } from './Objects.ts';
import { requireObjectName } from './objectName.ts';
import { firebaseView } from './objectView.ts';
import { bodyBytes, bodyJson, listQuery, queryText, requireBucket } from './request.ts';
import { StorageError } from './StorageError.ts';
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
  const check = (request: Request, action: StorageOperation['action'], name: string) =>
    options.authorize({ action, name, caller: options.readCaller(request) });

  router.use('/v0/b/:bucket', (request, _response, next) => {
    requireBucket(request, bucket);
    next();
  });

  router.post('/v0/b/:bucket/o', readBytes, async (request, response) => {
    const name = requireObjectName(queryText(request, 'name'));
    check(request, objects.find(name) === null ? 'create' : 'update', name);
    const object = await saveMultipart(objects, name, request);
    response.json(firebaseView(bucket, object));
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
    check(request, 'update', name);
    const change = settingsChange(objects.require(name), parseSettings(bodyJson(request)));
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

/** Whoever shows the object's token needs no leave, as in production. */
async function sendObject(
  { objects, filesFolder }: FirebaseRouterOptions,
  check: (request: Request, action: 'get', name: string) => void,
  name: string,
  request: Request,
  response: Response,
): Promise<void> {
  const token = queryText(request, 'token');
  const object = objects.find(name);
  if (object === null || token === undefined || token !== object.downloadToken) check(request, 'get', name);
  await sendMedia(response, filesFolder, object ?? objects.require(name));
}

async function saveMultipart(objects: Objects, name: string, request: Request) {
  if (request.headers['x-goog-upload-protocol'] !== 'multipart')
    throw new StorageError('not-offered', 'Only uploads in one piece (multipart) are offered here.');
  const upload = parseMultipart(request.headers['content-type'], bodyBytes(request));
  const settings = newSettings(parseSettings(upload.metadata));
  const contentType = settings.contentType ?? upload.contentType;
  return objects.save(name, requireObjectSize(upload.bytes), { ...settings, contentType });
}

function refuseUnknown(): never {
  throw new StorageError('object-not-found', 'No such address');
}
