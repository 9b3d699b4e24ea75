import type { IncomingMessage } from 'node:http';
import { type Request, type Response, Router } from 'express';
import type { Caller } from '../auth/Caller.ts';
import { requireDecodableQuery } from '../http/requireDecodableQuery.ts';
import { answerStorageErrors } from './answerErrors.ts';
import type { AuthorizeStorage, IncomingObject, StorageOperation } from './authorize.ts';
import type { FileFolder } from './FileFolder.ts';
import { answerUpload } from './firebaseUploads.ts';
import type { Objects } from './Objects.ts';
import { requireObjectName } from './objectName.ts';
import { firebaseView } from './objectView.ts';
import { listQuery, queryText, readJsonObject, requireBucket } from './request.ts';
import { requireContentType } from './requireContentType.ts';
import { StorageError } from './StorageError.ts';
import type { StoredObject } from './StoredObject.ts';
import { sendMedia } from './sendMedia.ts';
import { parseSettings, settingsChange } from './settings.ts';
import type { Uploads } from './Uploads.ts';

interface FirebaseRouterDeps {
  objects: Objects;
  uploads: Uploads;
  files: FileFolder;
  bucket: string;
  /** The content types that may be uploaded; null takes all. */
  contentTypes: readonly string[] | null;
  readCaller: (request: IncomingMessage) => Caller | null;
  authorize: AuthorizeStorage;
}

/** Firebase's own storage protocol (`/v0/b/...`), as the browser SDK speaks it. */
export function firebaseRouter(deps: FirebaseRouterDeps): Router {
  const { objects, bucket } = deps;
  const router = Router();
  const check: Check = (request, action, name, after = null) => {
    const before = action === 'list' ? null : (objects.find(name) ?? null);
    deps.authorize({ action, name, before, after, caller: deps.readCaller(request) });
  };

  router.use('/v0/b/:bucket', requireDecodableQuery, (request, _response, next) => {
    requireBucket(request, bucket);
    next();
  });

  router.post('/v0/b/:bucket/o', (request, response) => answerUpload(deps, request, response));

  router.get('/v0/b/:bucket/o', (request, response) => {
    const query = listQuery(request);
    check(request, 'list', query.prefix);
    const { objects: found, prefixes, nextPageToken } = objects.list(query);
    const items = found.map(({ name }) => ({ name, bucket }));
    response.json({ prefixes, items, nextPageToken: nextPageToken ?? undefined });
  });

  router.get('/v0/b/:bucket/o/:name', async (request, response) => {
    const name = requireObjectName(request.params.name);
    if (queryText(request, 'alt') === 'media') return sendObject(deps, check, name, request, response);
    check(request, 'get', name);
    response.json(firebaseView(bucket, objects.requireWithToken(name)));
  });

  router.patch('/v0/b/:bucket/o/:name', async (request, response) => {
    const name = requireObjectName(request.params.name);
    const settings = parseSettings(await readJsonObject(request));
    const before = objects.find(name);
    const change = before && settingsChange(before, settings);
    check(request, 'update', name, before && { ...before, ...change });
    await requireSameType(deps, objects.require(name), change?.contentType ?? null);
    response.json(firebaseView(bucket, objects.changeSettings(name, change ?? {})));
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

/** Asks whether the sender may do this to the object. @throws if not */
type Check = (
  request: Request,
  action: StorageOperation['action'],
  name: string,
  after?: IncomingObject | null,
) => void;

/** The holder of the object's token needs no permission, as in production. */
async function sendObject(
  { objects, files }: FirebaseRouterDeps,
  check: Check,
  name: string,
  request: Request,
  response: Response,
): Promise<void> {
  const token = queryText(request, 'token');
  const object = objects.find(name);
  if (!object || token === undefined || token !== object.downloadToken) check(request, 'get', name);
  await sendMedia(response, files.root, object ?? objects.require(name));
}

/** Refuses a change of settings that gives a file a type which could not have been uploaded. */
async function requireSameType(
  { files, contentTypes }: FirebaseRouterDeps,
  object: StoredObject,
  contentType: string | null,
): Promise<void> {
  if (contentType === object.contentType) return;
  requireContentType(contentTypes, contentType, await files.imageTypeOf(object.file));
}

function refuseUnknown(): never {
  throw new StorageError('object-not-found', 'No such address');
}
