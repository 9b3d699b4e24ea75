import { type Request, type RequestHandler, Router } from 'express';
import { requireDecodableQuery } from '../http/requireDecodableQuery.ts';
import { answerStorageErrors } from './answerErrors.ts';
import {
  type CloudUploadsDeps,
  cancelUpload,
  continueUpload,
  receiveMultipart,
  startUpload,
} from './cloudUploads.ts';
import type { FileFolder } from './FileFolder.ts';
import { requireObjectName } from './objectName.ts';
import { bucketView, cloudView } from './objectView.ts';
import { listQuery, queryText, readJsonObject, requireBucket } from './request.ts';
import { StorageError } from './StorageError.ts';
import type { StoredObject } from './StoredObject.ts';
import { sendMedia } from './sendMedia.ts';
import { parseSettings, requestedToken, settingsChange } from './settings.ts';

interface CloudRouterDeps extends CloudUploadsDeps {
  files: FileFolder;
}

/**
 * The part of Cloud Storage's JSON API that `firebase-admin/storage` uses. It allows everything, so it is
 * served by the admin port only. Depending on its settings the SDK puts `/storage/v1` before an address.
 */
export function cloudRouter(deps: CloudRouterDeps): Router {
  const router = Router();
  router.use(['/b', '/storage/v1', '/upload'], requireDecodableQuery);
  router.use('/upload/storage/v1/b/:bucket/o', guard(deps), uploadRouter(deps));
  router.use(['/b/:bucket/o', '/storage/v1/b/:bucket/o'], guard(deps), objectRouter(deps));
  router.get(['/b/:bucket', '/storage/v1/b/:bucket'], guard(deps), (_request, response) => {
    response.json(bucketView(deps.bucket));
  });
  router.use(['/b', '/storage/v1', '/upload'], refuseUnknown);
  router.use(answerStorageErrors);
  return router;
}

/** Cloud Storage has more calls than these: they get an error in the form that clients expect. */
function refuseUnknown(): never {
  throw new StorageError('not-offered', 'This call of Cloud Storage is not offered here.');
}

/**
 * Parameters that are not supported: conditions, older generations, access lists, and filters of a list.
 * Ignoring them would do something else.
 */
const UNOFFERED =
  /^(?:if[A-Z]\w*|generation|sourceGeneration|versions|softDeleted|\w*[pP]redefinedAcl|kmsKeyName|matchGlob|startOffset|endOffset)$/;

function guard({ bucket }: CloudRouterDeps): RequestHandler {
  return (request, _response, next) => {
    requireBucket(request, bucket);
    const unoffered = Object.keys(request.query).find(
      (key) => UNOFFERED.test(key) && !isOffered(request, key),
    );
    if (unoffered !== undefined) throw new StorageError('not-offered', `${unoffered} is not offered here.`);
    next();
  };
}

/** The only supported condition: deleting exactly the file that was read. */
function isOffered({ method }: Request, key: string): boolean {
  return method === 'DELETE' && key === 'ifGenerationMatch';
}

/** @throws StorageError precondition-failed */
function requireGeneration({ generation }: StoredObject, wanted: string | undefined): void {
  if (wanted === undefined || wanted === String(generation)) return;
  throw new StorageError('precondition-failed', 'The object is of another generation.');
}

function objectRouter({ objects, files, bucket }: CloudRouterDeps): Router {
  const router = Router();

  router.get('/', (request, response) => {
    const { objects: found, prefixes, nextPageToken } = objects.list(listQuery(request));
    const items = found.map((object) => cloudView(bucket, object));
    response.json({ kind: 'storage#objects', items, prefixes, nextPageToken: nextPageToken ?? undefined });
  });

  router.get('/:name', async (request, response) => {
    const object = objects.require(requireObjectName(request.params.name));
    if (queryText(request, 'alt') === 'media') return sendMedia(response, files.root, object);
    response.json(cloudView(bucket, object));
  });

  router.patch('/:name', async (request, response) => {
    const name = requireObjectName(request.params.name);
    const settings = parseSettings(await readJsonObject(request));
    const change = settingsChange(objects.require(name), settings);
    response.json(cloudView(bucket, objects.changeSettings(name, change, requestedToken(settings))));
  });

  router.delete('/:name', async (request, response) => {
    const name = requireObjectName(request.params.name);
    requireGeneration(objects.require(name), queryText(request, 'ifGenerationMatch'));
    await objects.delete(name);
    response.status(204).end();
  });

  router.post('/:name/rewriteTo/b/:targetBucket/o/:target', async (request, response) => {
    if (request.params.targetBucket !== bucket) throw new StorageError('object-not-found', 'No such bucket');
    const target = requireObjectName(request.params.target);
    const settings = parseSettings(await readJsonObject(request));
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

/** In one piece or in several, as the SDK chooses. */
function uploadRouter(deps: CloudRouterDeps): Router {
  const router = Router();
  router.post('/', (request, response) => {
    const type = queryText(request, 'uploadType');
    if (type === 'multipart') return receiveMultipart(deps, request, response);
    if (type === 'resumable') return startUpload(deps, request, response);
    throw new StorageError('not-offered', `uploadType ${type} is not offered here.`);
  });
  router.put('/', (request, response) => continueUpload(deps, request, response));
  router.delete('/', (request) => cancelUpload(deps, request));
  return router;
}
