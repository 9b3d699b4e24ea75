import { definitionOf } from './faces.ts';
import type { Face } from './model.ts';

/** The pictures that a face of a lock shows, by their stable addresses (R11). */
export function facePictures(face: Face): readonly string[] {
  return definitionOf(face).picturesOf(face);
}

/** A face with every address of a picture made another. */
export function mapFacePictures(face: Face, toUri: (uri: string) => string): Face {
  return definitionOf(face).mapPictures(face, toUri);
}
