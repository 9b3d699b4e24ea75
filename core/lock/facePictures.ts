import { definitionOf } from './faces.ts';
import type { Face } from './model.ts';

/** Returns the stable addresses of a face's pictures (R11). */
export function facePictures(face: Face): readonly string[] {
  return definitionOf(face).picturesOf(face);
}

/** Returns the face with every picture address mapped. */
export function mapFacePictures(face: Face, toUri: (uri: string) => string): Face {
  return definitionOf(face).mapPictures(face, toUri);
}
