import {
  createPictureGuide,
  type KnownPicture,
  type PictureGuide,
} from '../../../core/catalogue/pictureGuide.ts';
import { parsePictureManifest } from '../../../core/catalogue/pictureManifest.ts';

const MANIFEST = '/art/manifest.json';

const guide = new Map<string, KnownPicture>();

/** What is known of the library's pictures: nothing until the manifest is there, which no stage waits for, and all from then on. */
export function knownPictures(): PictureGuide {
  return guide;
}

let reading: Promise<void> | null = null;

/** Reads the art build's manifest, once it is whole. Without it pictures go by their stable names, so a failure is told to the console alone; the next call tries again. */
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
  // A server that has just been set up makes it while it answers.
  if (parsed.value.isPart) reading = null;
}
