import type Phaser from 'phaser';
import type { Leaf } from '../../core/catalogue/leaves.ts';
import type { Anchor, Position } from '../../core/catalogue/model.ts';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import { drawPool, drawSilhouette } from './drawShadow.ts';
import { loadPicture, type PictureRequest } from './loadPicture.ts';

interface Entry {
  holders: number;
  /** Resolves to true once it is a texture, false if it could not be loaded. */
  loaded: Promise<boolean>;
}

const POOL = 'shadow pool';

/**
 * A game's textures: each picture is loaded once for each light and size, and removed when nobody holds it.
 */
export class Pictures {
  private readonly entries = new Map<string, Entry>();
  private readonly missing = new Set<string>();
  /** Keys of unheld textures while they are kept. */
  private kept: Set<string> | null = null;
  private readonly textures: Phaser.Textures.TextureManager;
  private readonly guide: PictureGuide;
  private readonly onMissing: (uri: string, isFirst: boolean) => void;
  private isGone = false;

  /** `onMissing` is called for every failure; `isFirst` marks a picture's first one. */
  constructor(
    textures: Phaser.Textures.TextureManager,
    guide: PictureGuide,
    onMissing: (uri: string, isFirst: boolean) => void,
  ) {
    this.textures = textures;
    this.guide = guide;
    this.onMissing = onMissing;
  }

  /** Returns a picture's dominant colour; null if unknown. */
  colorOf(uri: string): string | null {
    return this.guide.get(uri)?.color ?? null;
  }

  /** Returns where a picture's item stands or hangs; null if the stage draws no shadow, as for uploads. */
  shadowAnchorOf(uri: string): Anchor | null {
    return this.guide.get(uri)?.shadow ?? null;
  }

  /** Returns the leaves that open to this picture; empty if unknown. */
  leavesOf(uri: string): readonly Leaf[] {
    return this.guide.get(uri)?.leaves ?? [];
  }

  /** Returns a background's light position and whether it has a floor, as far as known. */
  groundOf(uri: string): { lightFrom?: Position; hasFloor?: boolean } {
    return this.guide.get(uri) ?? {};
  }

  /** The texture of the floor shadow. */
  get pool(): string {
    if (!this.textures.exists(POOL)) this.textures.addCanvas(POOL, drawPool());
    return POOL;
  }

  /** Returns the silhouette texture of a held picture, removed together with it; null for any other key. */
  silhouetteOf(key: string): string | null {
    if (!this.entries.has(key) || !this.textures.exists(key)) return null;
    const silhouette = toSilhouetteKey(key);
    if (!this.textures.exists(silhouette)) {
      const picture = this.textures.get(key).getSourceImage() as HTMLImageElement | HTMLCanvasElement;
      this.textures.addCanvas(silhouette, drawSilhouette(picture, picture.height / picture.width));
    }
    return silhouette;
  }

  /**
   * Holds a picture and resolves to whether its texture is ready. Each successful hold needs a `release`;
   * failed ones are dropped, so that the next hold loads again.
   */
  hold(request: PictureRequest): Promise<boolean> {
    const key = toPictureKey(request);
    const entry = this.entries.get(key) ?? this.load(key, request);
    entry.holders += 1;
    return entry.loaded;
  }

  release(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    entry.holders -= 1;
    if (entry.holders > 0) return;
    if (this.kept) this.kept.add(key);
    else this.remove(key);
  }

  /** Keeps all textures from now on, so that a covered room comes back without the network. */
  keep(): void {
    this.kept ??= new Set();
  }

  /** Removes textures that nobody holds. */
  dropUnheld(): void {
    const kept = this.kept ?? [];
    this.kept = null;
    for (const key of kept) if (this.entries.get(key)?.holders === 0) this.remove(key);
  }

  private remove(key: string): void {
    this.entries.delete(key);
    if (this.isGone) return;
    for (const texture of [toSilhouetteKey(key), key])
      if (this.textures.exists(texture)) this.textures.remove(texture);
  }

  /** Ends the cache with the game: pictures still loading are dropped. */
  destroy(): void {
    this.isGone = true;
    this.entries.clear();
  }

  private load(key: string, request: PictureRequest): Entry {
    const entry: Entry = {
      holders: 0,
      loaded: this.addTexture(key, request, () => this.entries.get(key) === entry),
    };
    this.entries.set(key, entry);
    return entry;
  }

  private async addTexture(key: string, request: PictureRequest, isWanted: () => boolean): Promise<boolean> {
    try {
      const picture = await loadPicture(request, this.guide);
      if (!this.isGone && isWanted()) addPicture(this.textures, key, picture);
      return true;
    } catch {
      if (!this.isGone && isWanted()) {
        this.entries.delete(key);
        this.reportMissing(request.uri);
      }
      return false;
    }
  }

  private reportMissing(uri: string): void {
    const isFirst = !this.missing.has(uri);
    this.missing.add(uri);
    this.onMissing(uri, isFirst);
  }
}

/** Returns the key of a picture's texture. */
export function toPictureKey({ uri, ambient, isDouble, width }: PictureRequest): string {
  return `${uri} ${ambient ?? ''} ${isDouble ? '2x' : '1x'} ${width}`;
}

function toSilhouetteKey(key: string): string {
  return `shadow of ${key}`;
}

function addPicture(
  textures: Phaser.Textures.TextureManager,
  key: string,
  picture: HTMLImageElement | HTMLCanvasElement,
): void {
  if (picture instanceof HTMLCanvasElement) textures.addCanvas(key, picture);
  else textures.addImage(key, picture);
}
