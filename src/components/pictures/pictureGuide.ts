import { createPictureGuide, type PictureGuide } from '../../../core/catalogue/pictureGuide.ts';
import { parsePictureManifest } from '../../../core/catalogue/pictureManifest.ts';

const MANIFEST = '/art/manifest.json';

let guide: PictureGuide = new Map();

/** What is known of the library's pictures by now: nothing until the manifest is there, which no stage waits for. */
export function knownPictures(): PictureGuide {
  return guide;
}

/** Reads the art build's manifest. Without it pictures go by their stable names, so a failure is told to the console alone. */
export async function loadPictureGuide(): Promise<void> {
  try {
    const answer = await fetch(MANIFEST);
    if (!answer.ok) throw new Error(`${MANIFEST} was answered by ${answer.status}.`);
    const parsed = parsePictureManifest(await answer.json());
    if (!parsed.ok)
      throw new Error(`${MANIFEST} cannot be read: ${parsed.refusal.path}: ${parsed.refusal.message}`);
    guide = createPictureGuide(parsed.value);
  } catch (error) {
    console.warn('The pictures go without their manifest.', error);
  }
}
