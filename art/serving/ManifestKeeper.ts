import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureManifest, parsePictureManifest } from '../../core/catalogue/pictureManifest.ts';
import { RASTER_VERSION } from '../render.ts';
import { writeWhole } from './PictureCache.ts';

interface ManifestKeeperOptions {
  /** Folder for rendered pictures; the manifest lies beside them. */
  cacheDir: string;
  /** Folder of the drawings' sources. The stored manifest is used as long as none of them has changed. */
  sources: string;
  /** Milliseconds between two drawings, so that requested pictures come first and the computer stays cool. */
  pause: number;
  /** Makes the whole manifest, with a pause in milliseconds between two drawings. */
  makeManifest: (pause: number) => Promise<PictureManifest>;
  /** Creates the part of the manifest that is needed first, before the whole one is ready. */
  makeFirst?: () => Promise<PictureManifest>;
}

/**
 * Keeps the manifest of a server: stored from the second start on, and created while the first one already
 * serves requests.
 */
export class ManifestKeeper {
  #manifest: PictureManifest | null = null;
  readonly #options: ManifestKeeperOptions;

  constructor(options: ManifestKeeperOptions) {
    this.#options = options;
  }

  /** The manifest: null until its first part is ready, and partial until the whole is ready. */
  get manifest(): PictureManifest | null {
    return this.#manifest;
  }

  /** Reads the stored manifest of these drawings, or makes and stores it. */
  async prepare(): Promise<void> {
    const { cacheDir, sources, pause, makeManifest, makeFirst } = this.#options;
    const file = join(cacheDir, `manifest-${stampOf(sources)}.json`);
    const known = await readManifest(file);
    if (!known && makeFirst) this.#manifest = { ...(await makeFirst()), isPart: true };
    this.#manifest = known ?? (await makeManifest(pause));
    if (!known) await writeWhole(file, JSON.stringify(this.#manifest));
  }
}

/** A manifest from another version, or an invalid file, is created again. */
async function readManifest(file: string): Promise<PictureManifest | null> {
  try {
    const parsed = parsePictureManifest(JSON.parse(await readFile(file, 'utf8')));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
}

function stampOf(folder: string): string {
  const hash = createHash('sha256').update(`${RASTER_VERSION}`);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names.filter((file) => /(?<!\.test)\.(ts|json|svg)$/.test(file)))
    hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
