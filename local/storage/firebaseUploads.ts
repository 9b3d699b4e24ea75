import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { Caller } from '../auth/Caller.ts';
import type { AuthorizeStorage } from './authorize.ts';
import { readMultipart } from './multipart.ts';
import type { Objects } from './Objects.ts';
import { requireObjectName } from './objectName.ts';
import { firebaseView } from './objectView.ts';
import { byteCount, queryText, readJsonObject } from './request.ts';
import { requireContentType } from './requireContentType.ts';
import { StorageError } from './StorageError.ts';
import type { ClaimedChecksums, NewObject } from './StoredObject.ts';
import { newObject, parseUploadSettings } from './settings.ts';
import { withBody } from './streamOf.ts';
import type { Upload } from './UploadStore.ts';
import type { CheckFile, Uploads } from './Uploads.ts';

interface FirebaseUploadsDeps {
  objects: Objects;
  uploads: Uploads;
  bucket: string;
  /** The content types that may be uploaded; null takes all. */
  contentTypes: readonly string[] | null;
  readCaller: (request: IncomingMessage) => Caller | null;
  authorize: AuthorizeStorage;
}

interface Exchange extends FirebaseUploadsDeps {
  caller: Caller | null;
  request: Request;
  response: Response;
}

/** `POST /v0/b/{bucket}/o`: a file in one piece, or any step of an upload in pieces, as its headers say. */
export async function answerUpload(
  deps: FirebaseUploadsDeps,
  request: Request,
  response: Response,
): Promise<void> {
  const exchange = { ...deps, caller: deps.readCaller(request), request, response };
  const id = queryText(request, 'upload_id');
  if (id !== undefined) return answerStep(exchange, id);
  const name = requireObjectName(queryText(request, 'name'));
  const protocol = request.get('x-goog-upload-protocol');
  if (protocol === 'multipart') return receive(exchange, name);
  if (protocol === 'resumable' && commandsOf(request).has('start')) return start(exchange, name);
  throw new StorageError('invalid-argument', 'An upload is multipart, or resumable and begins with "start".');
}

/**
 * Checks permission before the file is read, by its size alone, so that strangers cannot fill the disk even
 * briefly.
 */
async function receive(exchange: Exchange, name: string): Promise<void> {
  const { request, response, uploads, bucket } = exchange;
  const kept = await withBody(request, async (body) => {
    const upload = await readMultipart(request.get('content-type'), body);
    const object = newObject(name, parseUploadSettings(upload.metadata, upload.contentType));
    const announced = byteCount(request, 'content-length') ?? 0;
    askLeave(exchange, object, Math.max(1, announced - upload.otherBytes));
    return uploads.receive(object, upload.content, checkFor(exchange));
  });
  response.json(firebaseView(bucket, kept));
}

/** Checks permission by the announced size, so that a refused file need not be sent. */
async function start(exchange: Exchange, name: string): Promise<void> {
  const { request, response, uploads, caller } = exchange;
  const contentType = request.get('x-goog-upload-header-content-type') ?? null;
  const object = newObject(name, parseUploadSettings(await readJsonObject(request), contentType));
  const total = byteCount(request, 'x-goog-upload-header-content-length');
  askLeave(exchange, object, total ?? 0);
  const { id } = await uploads.start(object, caller?.userId ?? null, total);
  const query = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
  response
    .set({
      'x-goog-upload-status': 'active',
      'x-goog-upload-url': `${request.protocol}://${request.get('host')}${request.path}?${query}`,
    })
    .end();
}

async function answerStep(exchange: Exchange, id: string): Promise<void> {
  const { request, response, uploads, caller } = exchange;
  const commands = commandsOf(request);
  const upload = await uploads.require(id, caller?.userId ?? null);
  if (commands.has('query')) return sendStatus(response, upload);
  if (commands.has('cancel')) {
    await uploads.cancel(id);
    return void response.set('x-goog-upload-status', 'cancelled').end();
  }
  if (commands.has('upload') || commands.has('finalize')) return takePiece(exchange, upload, commands);
  throw new StorageError('invalid-argument', 'Known are upload, finalize, query and cancel.');
}

async function takePiece(exchange: Exchange, upload: Upload, commands: ReadonlySet<string>): Promise<void> {
  const { request, response, uploads, bucket } = exchange;
  const offset = byteCount(request, 'x-goog-upload-offset') ?? upload.received;
  const soFar = await uploads.append(upload.id, offset, request);
  if (!commands.has('finalize')) return sendStatus(response, soFar);
  const object = await uploads.finish(upload.id, checkFor(exchange));
  response.set('x-goog-upload-status', 'final').json(firebaseView(bucket, object));
}

function sendStatus(response: Response, { file, received }: Upload): void {
  response
    .set({
      'x-goog-upload-status': file === null ? 'final' : 'active',
      'x-goog-upload-size-received': String(received),
    })
    .end();
}

function checkFor(exchange: Exchange): CheckFile {
  return (object, file) => {
    askLeave(exchange, object, file.size, file);
    requireContentType(exchange.contentTypes, object.settings.contentType, file.imageType);
  };
}

/** @throws if the sender may not write such an object */
function askLeave(
  { objects, authorize, caller }: Exchange,
  { name, settings, checksums }: NewObject,
  size: number,
  { md5Hash, crc32c }: ClaimedChecksums = checksums,
): void {
  const before = objects.find(name) ?? null;
  const after = { ...settings, size, md5Hash, crc32c };
  authorize({ action: before === null ? 'create' : 'update', name, caller, before, after });
}

/** Such as `upload, finalize`. */
function commandsOf(request: Request): ReadonlySet<string> {
  const header = request.get('x-goog-upload-command') ?? '';
  return new Set(header.split(',').map((command) => command.trim().toLowerCase()));
}
