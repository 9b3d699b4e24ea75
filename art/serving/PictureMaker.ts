import type { Drawing, Picture } from '../pictures.ts';

/** The operations that a server needs for its pictures. */
export interface PictureMaker {
  /** The folder of the files. */
  readonly folder: string;
  /** The name of the picture's file inside the folder; it is rendered if it is not there yet, and once if many ask. */
  fileOf: (picture: Picture) => Promise<string>;
  /** Stores a key that was computed before, since computing it again would draw the whole picture. */
  learnKey: (drawing: Drawing, key: string) => void;
}
