import { createPictureGuide, type PictureGuide } from '../../../core/catalogue/pictureGuide.ts';
import { parsePictureManifest } from '../../../core/catalogue/pictureManifest.ts';

const MANIFEST = '/art/manifest.json';

let guide: PictureGuide = new Map();

/** What is known of the library's pictures by now: nothing until the manifest is there, which no stage waits for. */
export function knownPictures(): PictureGuide {
  return guide;
}

let reading: Promise<void> | null = null;

/** Reads the art build's manifest, once. Without it pictures go by their stable names, so a failure is told to the console alone; the next call tries again. */
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
  guide = createPictureGuide(parsed.value);
}
