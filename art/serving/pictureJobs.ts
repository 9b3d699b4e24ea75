import type { ManifestPart } from '../../core/catalogue/manifestPart.ts';
import type { PictureManifest } from '../../core/catalogue/pictureManifest.ts';

/**
 * A request to the picture thread: one picture by its stable address, or the manifest as a whole or in part.
 */
export type PictureOrder = { address: string } | { pause: number; part?: ManifestPart };

export type PictureJob = PictureOrder & { id: number };

/** The response of the picture thread. */
export type PictureAnswer = { id: number } & (
  | { file: string }
  | { manifest: PictureManifest }
  | { error: string }
);
