import { randomUUID } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { answerStorageErrors, readBytes, requireObjectSize } from './answerErrors.ts';
import { parseMultipart } from './multipart.ts';
import type { Objects } from './Objects.ts';
import { requireObjectName } from './objectName.ts';
import { cloudView } from './objectView.ts';
import { bodyBytes, bodyJson, listQuery, queryText, requireBucket } from './request.ts';
import { StorageError } from './StorageError.ts';
import type { StoredObject } from './StoredObject.ts';
import { sendMedia } from './sendMedia.ts';
import {
  newSettings,
  parseSettings,
  requestedToken,
  type SettingsRequest,
  settingsChange,
} from './settings.ts';

export interface CloudRouterOptions {
  objects: Objects;
  filesFolder: string;
  bucket: string;
}

/**
 * The part of Cloud Storage's JSON API that `firebase-admin/storage` uses. Whoever reaches it may do everything, so
 * it lives on the admin port alone. The SDK puts `/storage/v1` before an address or not, depending on its settings.
 */
export function cloudRouter(options: CloudRouterOptions): Router {
  const router = Router();
  router.use('/upload/storage/v1/b/:bucket/o', guard(options), uploadRouter(options));
  router.use(['/b/:bucket/o', '/storage/v1/b/:bucket/o'], guard(options), objectRouter(options));
  router.use(answerStorageErrors);
  return router;
}

/** A condition that is not understood must not be passed over in silence: the write it guards would go through. */
function guard({ bucket }: CloudRouterOptions): RequestHandler {
  return (request, _response, next) => {
    requireBucket(request, bucket);
    const condition = Object.keys(request.query).find((key) => /^if[A-Z]/.test(key));
    if (condition !== undefined) throw new StorageError('not-offered', `${condition} is not offered here.`);
    next();
  };
}

function objectRouter({ objects, filesFolder, bucket }: CloudRouterOptions): Router {
  const router = Router();

  router.get('/', (request, response) => {
    const { objects: found, prefixes, nextPageToken } = objects.list(listQuery(request));
    const items = found.map((object) => cloudView(bucket, object));
    response.json({ kind: 'storage#objects', items, prefixes, nextPageToken: nextPageToken ?? undefined });
  });

  router.get('/:name', async (request, response) => {
    const object = objects.require(requireObjectName(request.params.name));
    if (queryText(request, 'alt') === 'media') return sendMedia(response, filesFolder, object);
    response.json(cloudView(bucket, object));
  });

  router.patch('/:name', readBytes, (request, response) => {
    const name = requireObjectName(request.params.name);
    const settings = parseSettings(bodyJson(request));
    const change = settingsChange(objects.require(name), settings);
    response.json(cloudView(bucket, objects.changeSettings(name, change, requestedToken(settings))));
  });

  router.delete('/:name', async (request, response) => {
    await objects.delete(requireObjectName(request.params.name));
    response.status(204).end();
  });

  router.post('/:name/rewriteTo/b/:targetBucket/o/:target', readBytes, async (request, response) => {
    if (request.params.targetBucket !== bucket) throw new StorageError('object-not-found', 'No such bucket');
    const target = requireObjectName(request.params.target);
    const settings = parseSettings(bodyJson(request));
    const source = requireObjectName(request.params.name);
    const object = await objects.copy(source, target, (before) => settingsChange(before, settings));
    const size = String(object.size);
    const resource = cloudView(bucket, object);
    response.json({
      kind: 'storage#rewriteResponse',
      done: true,
      totalBytesRewritten: size,
      objectSize: size,
      resource,
    });
  });

  return router;
}

interface UploadSession {
  name: string;
  settings: SettingsRequest;
}

/** Uploads in one piece (`multipart`), or announced first and then sent whole (`resumable`), the SDK's own choice. */
function uploadRouter({ objects, bucket }: CloudRouterOptions): Router {
  const sessions = new Map<string, UploadSession>();
  const router = Router();

  router.post('/', readBytes, async (request, response) => {
    const name = requireObjectName(queryText(request, 'name'));
    if (queryText(request, 'uploadType') === 'resumable') return announce(sessions, name, request, response);
    const upload = parseMultipart(request.headers['content-type'], bodyBytes(request));
    const settings = parseSettings(upload.metadata);
    response.json(
      cloudView(bucket, await save(objects, { name, settings }, upload.contentType, upload.bytes)),
    );
  });

  router.put('/', readBytes, async (request, response) => {
    const id = queryText(request, 'upload_id') ?? '';
    const session = sessions.get(id);
    if (session === undefined) throw new StorageError('object-not-found', 'No such upload');
    const bytes = bodyBytes(request);
    requireWholeRange(request, bytes);
    sessions.delete(id);
    response.json(cloudView(bucket, await save(objects, session, null, bytes)));
  });

  return router;
}

function announce(
  sessions: Map<string, UploadSession>,
  name: string,
  request: Request,
  response: Response,
): void {
  const contentType = request.headers['x-upload-content-type'];
  const settings = parseSettings({ contentType, ...asObject(bodyJson(request)) });
  const id = randomUUID();
  sessions.set(id, { name, settings });
  const address = `http://${request.headers.host}${request.baseUrl}?uploadType=resumable&upload_id=${id}`;
  response.set('location', address).end();
}

/** `bytes 0-*\/*`, or with the ends named. Anything else is one piece of several. */
function requireWholeRange(request: Request, bytes: Buffer): void {
  const range = request.headers['content-range'] ?? 'bytes 0-*/*';
  const match = /^bytes (?:0-(?:\*|(\d+))|\*)\/(?:\*|(\d+))$/.exec(range);
  const last = match?.[1] === undefined ? bytes.length - 1 : Number(match[1]);
  const total = match?.[2] === undefined ? bytes.length : Number(match[2]);
  if (match !== null && last === bytes.length - 1 && total === bytes.length) return;
  throw new StorageError('not-offered', 'Uploads in several pieces are not offered here.');
}

function save(
  objects: Objects,
  { name, settings }: UploadSession,
  contentType: string | null,
  bytes: Buffer,
): Promise<StoredObject> {
  const known = newSettings(settings);
  return objects.save(
    name,
    requireObjectSize(bytes),
    { ...known, contentType: known.contentType ?? contentType },
    requestedToken(settings) ?? null,
  );
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
