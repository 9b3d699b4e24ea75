import type { Request, Response } from 'express';
import { endsUpload, parseContentRange } from './contentRange.ts';
import { readMultipart } from './multipart.ts';
import type { Objects } from './Objects.ts';
import { requireObjectName } from './objectName.ts';
import { cloudView } from './objectView.ts';
import { byteCount, queryText, readJsonObject } from './request.ts';
import { parseHashHeader, requireChecksums } from './requireChecksums.ts';
import { StorageError } from './StorageError.ts';
import type { NewObject } from './StoredObject.ts';
import { newObject, parseUploadSettings, requestedToken } from './settings.ts';
import { withBody } from './streamOf.ts';
import type { Upload } from './UploadStore.ts';
import type { Uploads } from './Uploads.ts';

export interface CloudUploadsDeps {
  objects: Objects;
  uploads: Uploads;
  bucket: string;
}

/** Callers of the admin port have no user id. */
const ADMIN = null;

/** `POST /upload/...?uploadType=multipart`: a file in one piece. */
export async function receiveMultipart(
  { uploads, bucket }: CloudUploadsDeps,
  request: Request,
  response: Response,
): Promise<void> {
  const name = requireObjectName(queryText(request, 'name'));
  const kept = await withBody(request, async (body) => {
    const upload = await readMultipart(request.get('content-type'), body);
    return uploads.receive(toNewObject(name, upload.metadata, upload.contentType), upload.content, () => {});
  });
  response.json(cloudView(bucket, kept));
}

/** `POST /upload/...?uploadType=resumable`: returns the address for the pieces. */
export async function startUpload(
  { uploads }: CloudUploadsDeps,
  request: Request,
  response: Response,
): Promise<void> {
  const name = requireObjectName(queryText(request, 'name'));
  const contentType = request.get('x-upload-content-type') ?? null;
  const object = toNewObject(name, await readJsonObject(request), contentType);
  const { id } = await uploads.start(object, ADMIN, byteCount(request, 'x-upload-content-length'));
  const address = `http://${request.get('host')}${request.baseUrl}?uploadType=resumable&upload_id=${id}`;
  response.set('location', address).end();
}

/** `PUT` to that address: a piece, the last piece, or the question how far the upload is. */
export async function continueUpload(
  deps: CloudUploadsDeps,
  request: Request,
  response: Response,
): Promise<void> {
  const { objects, uploads, bucket } = deps;
  const id = queryText(request, 'upload_id') ?? '';
  const upload = await uploads.require(id, ADMIN);
  if (upload.file === null) return void response.json(cloudView(bucket, objects.require(upload.object.name)));
  const range = parseContentRange(request.get('content-range'));
  const start = range.start ?? upload.received;
  const soFar = range.isQuestion ? upload : await uploads.append(id, start, request);
  if (!endsUpload(range, soFar.received)) return sendProgress(response, soFar);
  const claimed = parseHashHeader(request.get('x-goog-hash'));
  const object = await uploads.finish(id, (_object, file) => requireChecksums(claimed, file));
  response.json(cloudView(bucket, object));
}

/** `DELETE` of that address. @throws StorageError `cancelled`, as in production */
export async function cancelUpload({ uploads }: CloudUploadsDeps, request: Request): Promise<never> {
  const { id } = await uploads.require(queryText(request, 'upload_id') ?? '', ADMIN);
  await uploads.cancel(id);
  throw new StorageError('cancelled', 'The upload was cancelled');
}

function sendProgress(response: Response, { received }: Upload): void {
  if (received > 0) response.set('range', `bytes=0-${received - 1}`);
  response.status(308).end();
}

function toNewObject(name: string, metadata: unknown, contentType: string | null): NewObject {
  const settings = parseUploadSettings(metadata, contentType);
  const object = newObject(name, settings);
  return { ...object, downloadToken: requestedToken(settings) ?? null };
}
