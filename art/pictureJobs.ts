import type { PictureManifest } from '../core/catalogue/pictureManifest.ts';

/** What the thread of pictures is asked for: one picture by its stable address, or the manifest of all. */
export type PictureJob = { id: number } & ({ address: string } | { pause: number });

/** What it answers. */
export type PictureAnswer = { id: number } & (
  | { file: string }
  | { manifest: PictureManifest }
  | { error: string }
);
