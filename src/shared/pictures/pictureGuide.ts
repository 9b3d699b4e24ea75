import {
  createPictureGuide,
  type KnownPicture,
  type PictureGuide,
} from '../../../core/catalogue/pictureGuide.ts';
import { parsePictureManifest } from '../../../core/catalogue/pictureManifest.ts';

const MANIFEST = '/art/manifest.json';

const guide = new Map<string, KnownPicture>();

/** Information on the library's pictures: empty until the manifest is loaded, which no stage waits for. */
export function knownPictures(): PictureGuide {
  return guide;
}

let reading: Promise<void> | null = null;

/**
 * Loads the manifest of pictures. Without it pictures use their stable names, so a failure is only logged;
 * the next call retries.
 */
export function loadPictureGuide(): Promise<void> {
  reading ??= readManifest().catch((error: unknown) => {
    console.warn('The pictures go without their manifest.', error);
    reading = null;
  });
  return reading;
}

async function readManifest(): Promise<void> {
  const answer = await fetch(MANIFEST);
  if (!answer.ok) throw new Error(`${MANIFEST} was answered by ${answer.status}.`);
  const parsed = parsePictureManifest(await answer.json());
  if (!parsed.ok)
    throw new Error(`${MANIFEST} cannot be read: ${parsed.refusal.path}: ${parsed.refusal.message}`);
  for (const [uri, picture] of createPictureGuide(parsed.value)) guide.set(uri, picture);
  // A server that has just started responds with a part of the manifest, so it is read again later.
  if (parsed.value.isPart) reading = null;
}
