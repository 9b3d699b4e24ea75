import type { Drawing, Picture } from '../pictures.ts';

/** What a server asks for its pictures. */
export interface PictureMaker {
  /** Where the files lie. */
  readonly folder: string;
  /** The name of the picture's file inside the folder; it is rendered if it is not there yet, and once if many ask. */
  fileOf: (picture: Picture) => Promise<string>;
  /** Takes a key that was worked out before: to make it anew, the whole drawing would have to be drawn. */
  learnKey: (drawing: Drawing, key: string) => void;
}
