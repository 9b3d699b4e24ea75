import type Phaser from 'phaser';
import type { Leaf } from '../../core/catalogue/leaves.ts';
import type { Anchor, Position } from '../../core/catalogue/model.ts';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import { drawPool, drawSilhouette } from './drawShadow.ts';
import { loadPicture, type PictureRequest } from './loadPicture.ts';

interface Entry {
  holders: number;
  /** True once it is a texture, false when it could not be loaded. */
  loaded: Promise<boolean>;
}

const POOL = 'shadow pool';

/** A game's textures: each picture is loaded once for each light and size, and removed when nobody holds it any more. */
export class Pictures {
  private readonly entries = new Map<string, Entry>();
  private readonly missing = new Set<string>();
  /** Of what nobody holds, while that is kept. */
  private kept: Set<string> | null = null;
  private readonly textures: Phaser.Textures.TextureManager;
  private readonly guide: PictureGuide;
  private readonly onMissing: (uri: string, isFirst: boolean) => void;
  private isGone = false;

  /** `onMissing` hears of every failure; `isFirst` of the first of a picture. */
  constructor(
    textures: Phaser.Textures.TextureManager,
    guide: PictureGuide,
    onMissing: (uri: string, isFirst: boolean) => void,
  ) {
    this.textures = textures;
    this.guide = guide;
    this.onMissing = onMissing;
  }

  /** The colour most of a picture has, before it is there; null where nothing is known of it. */
  colorOf(uri: string): string | null {
    return this.guide.get(uri)?.color ?? null;
  }

  /** Where the thing of a picture stands or hangs; null where the stage lays no shadow for it: nothing is known of uploads. */
  shadowAnchorOf(uri: string): Anchor | null {
    return this.guide.get(uri)?.shadow ?? null;
  }

  /** What of the closed thing gives way to this picture of it, which is opened; nothing where that is not known. */
  leavesOf(uri: string): readonly Leaf[] {
    return this.guide.get(uri)?.leaves ?? [];
  }

  /** Where a background's light is, and whether things stand on a floor in it, as far as that is known. */
  groundOf(uri: string): { lightFrom?: Position; hasFloor?: boolean } {
    return this.guide.get(uri) ?? {};
  }

  /** The texture of the pool that things stand in. */
  get pool(): string {
    if (!this.textures.exists(POOL)) this.textures.addCanvas(POOL, drawPool());
    return POOL;
  }

  /** The texture of the soft shape of a held picture, which goes with it; null where the key is no such picture's. */
  silhouetteOf(key: string): string | null {
    if (!this.entries.has(key) || !this.textures.exists(key)) return null;
    const silhouette = toSilhouetteKey(key);
    if (!this.textures.exists(silhouette)) {
      const picture = this.textures.get(key).getSourceImage() as HTMLImageElement | HTMLCanvasElement;
      this.textures.addCanvas(silhouette, drawSilhouette(picture, picture.height / picture.width));
    }
    return silhouette;
  }

  /** Holds a picture; answers whether its texture is there. Every hold that was answered so needs its `release`; of the others nothing is kept, so that asking again fetches again. */
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

  /** Removes nothing from now on: what is covered comes back as it was, without asking the network for it. */
  keep(): void {
    this.kept ??= new Set();
  }

  /** Removes what nobody holds any more. */
  letGo(): void {
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

  /** After the game's end: pictures still on their way are dropped. */
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

/** The key of a picture's texture. */
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
