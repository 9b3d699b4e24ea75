import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { Caller } from '../auth/Caller.ts';
import type { AuthorizeStorage } from './authorize.ts';
import { readMultipart } from './multipart.ts';
import type { Objects } from './Objects.ts';
import { requireObjectName } from './objectName.ts';
import { firebaseView } from './objectView.ts';
import { byteCount, queryText, readJson } from './request.ts';
import { requirePicture } from './requirePicture.ts';
import { StorageError } from './StorageError.ts';
import type { NewObject } from './StoredObject.ts';
import { newObject, parseSettings } from './settings.ts';
import { withBody } from './streamOf.ts';
import type { Upload } from './UploadStore.ts';
import type { CheckFile, Uploads } from './Uploads.ts';

export interface FirebaseUploadsOptions {
  objects: Objects;
  uploads: Uploads;
  bucket: string;
  readCaller: (request: IncomingMessage) => Caller | null;
  authorize: AuthorizeStorage;
}

/** `POST /v0/b/{bucket}/o`: a file in one piece, or any step of an upload in pieces, as its headers say. */
export async function answerUpload(
  options: FirebaseUploadsOptions,
  request: Request,
  response: Response,
): Promise<void> {
  const id = queryText(request, 'upload_id');
  if (id !== undefined) return answerStep(options, id, request, response);
  const name = requireObjectName(queryText(request, 'name'));
  const protocol = request.get('x-goog-upload-protocol');
  if (protocol === 'multipart') return receive(options, name, request, response);
  if (protocol === 'resumable' && commandsOf(request).has('start'))
    return start(options, name, request, response);
  throw new StorageError('invalid-argument', 'An upload is multipart, or resumable and begins with "start".');
}

async function receive(
  options: FirebaseUploadsOptions,
  name: string,
  request: Request,
  response: Response,
): Promise<void> {
  const caller = options.readCaller(request);
  const kept = await withBody(request, async (body) => {
    const { metadata, contentType, content } = await readMultipart(request.get('content-type'), body);
    const settings = parseSettings(metadata);
    const object = newObject(name, { ...settings, contentType: settings.contentType ?? contentType });
    return options.uploads.receive(object, content, checkFor(options, caller));
  });
  response.json(firebaseView(options.bucket, kept));
}

/** Asks for leave with the announced size already: who is refused need not send the file first. */
async function start(
  options: FirebaseUploadsOptions,
  name: string,
  request: Request,
  response: Response,
): Promise<void> {
  const caller = options.readCaller(request);
  const contentType = request.get('x-goog-upload-header-content-type');
  const object = newObject(name, parseSettings({ contentType, ...(await readJson(request)) }));
  const total = byteCount(request, 'x-goog-upload-header-content-length');
  askLeave(options, caller, object, total ?? 0);
  const { id } = await options.uploads.start(object, caller?.userId ?? null, total);
  const query = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
  response
    .set({
      'x-goog-upload-status': 'active',
      'x-goog-upload-url': `${request.protocol}://${request.get('host')}${request.path}?${query}`,
    })
    .end();
}

async function answerStep(
  options: FirebaseUploadsOptions,
  id: string,
  request: Request,
  response: Response,
): Promise<void> {
  const caller = options.readCaller(request);
  const commands = commandsOf(request);
  const upload = await options.uploads.require(id, caller?.userId ?? null);
  if (commands.has('query')) return sendStatus(response, upload);
  if (commands.has('cancel')) {
    await options.uploads.cancel(id);
    return void response.set('x-goog-upload-status', 'cancelled').end();
  }
  if (!commands.has('upload') && !commands.has('finalize'))
    throw new StorageError('invalid-argument', 'Known are upload, finalize, query and cancel.');
  const offset = byteCount(request, 'x-goog-upload-offset') ?? upload.received;
  const soFar = await options.uploads.append(id, offset, request);
  if (!commands.has('finalize')) return sendStatus(response, soFar);
  const object = await options.uploads.finish(id, checkFor(options, caller));
  response.set('x-goog-upload-status', 'final').json(firebaseView(options.bucket, object));
}

function sendStatus(response: Response, { file, received }: Upload): void {
  response
    .set({
      'x-goog-upload-status': file === null ? 'final' : 'active',
      'x-goog-upload-size-received': String(received),
    })
    .end();
}

function checkFor(options: FirebaseUploadsOptions, caller: Caller | null): CheckFile {
  return (object, file) => {
    askLeave(options, caller, object, file.size, file);
    requirePicture(object.settings.contentType, file.imageType);
  };
}

function askLeave(
  { objects, authorize }: FirebaseUploadsOptions,
  caller: Caller | null,
  { name, settings, checksums }: NewObject,
  size: number,
  { md5Hash, crc32c } = checksums,
): void {
  const before = objects.find(name);
  const after = { ...settings, size, md5Hash, crc32c };
  authorize({ action: before === null ? 'create' : 'update', name, caller, before, after });
}

/** Such as `upload, finalize`. */
function commandsOf(request: Request): ReadonlySet<string> {
  const header = request.get('x-goog-upload-command') ?? '';
  return new Set(header.split(',').map((command) => command.trim().toLowerCase()));
}
