import type { Drawing, Picture } from '../pictures.ts';

/** The operations that a server needs for its pictures. */
export interface PictureMaker {
  /** The folder of the files. */
  readonly folder: string;
  /**
   * Returns the name of the picture's file inside the folder. A missing picture is rendered, and only once if several
   * requests wait for it.
   */
  fileOf: (picture: Picture) => Promise<string>;
  /** Stores a key that was computed before, since computing it again would draw the whole picture. */
  learnKey: (drawing: Drawing, key: string) => void;
}
