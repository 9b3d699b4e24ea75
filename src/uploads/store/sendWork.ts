import type { SaveUploadRequest } from '../../../core/calls/library/saveUpload.ts';
import type { TakenPicture } from '../../../core/calls/library/takePicture.ts';
import type { BackgroundMood, HitBox, Variants } from '../../../core/catalogue/model.ts';
import { cutText } from '../../../core/util/cutText.ts';
import type { SendOptions, UploadsPort } from '../../shared/ports/UploadsPort.ts';
import { fitAspect, fitFrames } from '../pixels/fitFrame.ts';
import type { Pixels } from '../pixels/Pixels.ts';
import type { ShadowPlace } from '../pixels/prepareItem.ts';
import type { Studio } from '../studio/openStudio.ts';
import { standFor } from '../studio/standFor.ts';
import {
  type BenchPicture,
  type BenchWork,
  type Look,
  newPicturesOf,
  type SentPictures,
  type WorkState,
} from './benchWork.ts';

type RefusedWork = Extract<WorkState, { type: 'failed' }>['reason'];

/** A picture refused by the bench or the server. */
export class WorkRefused extends Error {
  override readonly name = 'WorkRefused';
  readonly reason: RefusedWork;
  constructor(reason: RefusedWork) {
    super(`The work cannot be kept: ${reason}`);
    this.reason = reason;
  }
}

interface SendDeps {
  studio: Studio;
  port: Pick<UploadsPort, 'takePicture'>;
  encode: (pixels: Pixels) => Promise<Blob>;
  /** Files that were sent already, by picture and edits. */
  sent: SentPictures;
}

/** Where a thing casts its shadow. */
export function shadowPlaceOf({ facts }: BenchWork): ShadowPlace {
  return facts.anchor === 'floor' || facts.anchor === 'top' ? 'floor' : 'wall';
}

/** Prepares and sends a work's new pictures; returns the data to save. @throws WorkRefused, BackendError */
export async function sendWork(
  deps: SendDeps,
  work: BenchWork,
  options: SendOptions,
): Promise<SaveUploadRequest> {
  const pictures = newPicturesOf(work);
  const taken = new Map<string, TakenPicture>();
  const prepared = await preparedPictures(deps.studio, work, pictures);
  for (const [place, picture] of pictures.entries()) {
    options.signal.throwIfAborted();
    const pixels = prepared[place];
    if (!pixels) throw new WorkRefused('emptyPicture');
    const onProgress = (share: number) => options.onProgress((place + share) / pictures.length);
    taken.set(picture.id, await takeOnce(deps, { work, picture, pixels }, { ...options, onProgress }));
  }
  options.signal.throwIfAborted();
  return work.kind === 'item' ? itemRequest(work, taken) : backgroundRequest(deps.studio, work, taken);
}

async function preparedPictures(
  studio: Studio,
  work: BenchWork,
  pictures: readonly BenchPicture[],
): Promise<readonly Pixels[]> {
  const prepared: Pixels[] = [];
  for (const { id, edits } of pictures) {
    const task = { pictureId: id, size: 'whole' } as const;
    if (work.kind === 'background') {
      const crop = edits.crop ?? { x: 0, y: 0, width: 1, height: 1 };
      prepared.push((await studio.run({ type: 'crop', ...task, crop })).pixels);
      continue;
    }
    const pixels = await studio.run({ type: 'prepare', ...task, edits, place: shadowPlaceOf(work) });
    if (!pixels) throw new WorkRefused('emptyPicture');
    prepared.push(pixels);
  }
  if (work.kind === 'background' || prepared.length === 0) return prepared;
  const aspect = keptAspect(work);
  return aspect === null ? fitFrames(prepared) : prepared.map((pixels) => fitAspect(pixels, aspect));
}

/** The shape that stored looks require of new ones; null if there are none. */
function keptAspect({ looks, upload }: BenchWork): number | null {
  const hasKept = looks.some((look) => look.default?.type === 'kept' || look.opened?.type === 'kept');
  return hasKept && upload?.kind === 'item' ? upload.entry.aspect : null;
}

interface Prepared {
  work: BenchWork;
  picture: BenchPicture;
  pixels: Pixels;
}

async function takeOnce(
  { port, encode, sent }: SendDeps,
  { work, picture, pixels }: Prepared,
  options: SendOptions,
): Promise<TakenPicture> {
  const key = JSON.stringify([picture.id, picture.edits, shadowPlaceOf(work), pixels.width, pixels.height]);
  const before = sent.get(key);
  if (before) return before;
  const answer = await port.takePicture(await encode(pixels), work.kind, options);
  if (answer.type === 'refused') throw new WorkRefused(answer.reason);
  sent.set(key, answer.picture);
  return answer.picture;
}

type Taken = ReadonlyMap<string, TakenPicture>;

function uriOf(look: Look, taken: Taken): string {
  return look.type === 'kept' ? look.uri : (taken.get(look.picture.id)?.uri ?? '');
}

function itemRequest(work: BenchWork, taken: Taken): SaveUploadRequest {
  const { facts, looks, upload } = work;
  const variants: Record<string, Variants[string]> = {};
  for (const [place, { color, default: closed, opened }] of looks.entries()) {
    if (!closed) continue;
    variants[freeName(color, place, variants)] = {
      default: uriOf(closed, taken),
      opened: uriOf(opened ?? closed, taken),
    };
  }
  const { aspect, hitBox } = shapeOf(work, taken);
  const isMoved = upload?.kind !== 'item' || upload.entry.anchor !== facts.anchor;
  const { name, tag, width, anchor, isContainer, isLockable } = facts;
  return {
    ...(upload ? { uploadId: upload.id } : {}),
    kind: 'item',
    entry: {
      name: name.trim(),
      tag,
      width,
      anchor,
      isContainer,
      isLockable,
      aspect,
      hitBox,
      variants,
      colorOrder: Object.keys(variants),
      defaultPosition: isMoved ? standFor(anchor, width, aspect) : upload.entry.defaultPosition,
    },
  };
}

/** The name of a colour or mood, changed if it is empty or taken. */
function freeName(color: string, place: number, taken: Readonly<Record<string, unknown>>): string {
  const name = color.trim() || `colour-${place + 1}`;
  let free = name;
  for (let number = place + 1; free in taken; number++) free = `${cutText(name, 36)}-${number}`;
  return free;
}

function shapeOf({ looks, upload }: BenchWork, taken: Taken): { aspect: number; hitBox: HitBox } {
  const first = looks[0]?.default;
  const picture = first?.type === 'new' ? taken.get(first.picture.id) : undefined;
  if (picture) return { aspect: picture.height / picture.width, hitBox: picture.hitBox };
  if (upload?.kind === 'item') return { aspect: upload.entry.aspect, hitBox: upload.entry.hitBox };
  throw new WorkRefused('emptyPicture');
}

async function backgroundRequest(studio: Studio, work: BenchWork, taken: Taken): Promise<SaveUploadRequest> {
  const { facts, looks, upload } = work;
  const moods: Record<string, BackgroundMood> = {};
  for (const [place, { color, default: look, ambient }] of looks.entries()) {
    if (!look) continue;
    const light = ambient ?? (await suggestedLight(studio, look)) ?? '#ffffff';
    moods[freeName(color, place, moods)] = { uri: uriOf(look, taken), ambient: light };
  }
  if (!looks[0]?.default) throw new WorkRefused('emptyPicture');
  return {
    ...(upload ? { uploadId: upload.id } : {}),
    kind: 'background',
    entry: {
      name: facts.name.trim(),
      theme: facts.theme.trim(),
      moods,
      moodOrder: Object.keys(moods),
    },
  };
}

/** The suggested light of a new picture; null for a stored one. */
async function suggestedLight(studio: Studio, look: Look): Promise<string | null> {
  if (look.type === 'kept') return null;
  const { id, edits } = look.picture;
  const crop = edits.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  return (await studio.run({ type: 'crop', pictureId: id, crop, size: 'small' })).ambient;
}
