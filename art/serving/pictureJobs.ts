import type { ManifestPart } from '../../core/catalogue/manifestPart.ts';
import type { PictureManifest } from '../../core/catalogue/pictureManifest.ts';

/** What the thread of pictures is asked for: one picture by its stable address, or the manifest of all or a part. */
export type PictureOrder = { address: string } | { pause: number; part?: ManifestPart };

export type PictureJob = PictureOrder & { id: number };

/** What it answers. */
export type PictureAnswer = { id: number } & (
  | { file: string }
  | { manifest: PictureManifest }
  | { error: string }
);
