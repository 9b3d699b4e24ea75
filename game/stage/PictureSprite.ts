import Phaser from 'phaser';
import type { PictureRequest } from './loadPicture.ts';
import { type Pictures, toPictureKey } from './Pictures.ts';

/** Milliseconds that a picture may take before something stands for it: on most networks nobody ever sees it. */
export const PATIENCE = 500;

/** Names of textures to show instead of a picture; null shows nothing. */
export interface Substitutes {
  /** While it takes long and there is none to be seen. */
  waiting: () => string | null;
  /** Where it cannot be loaded. */
  missing: () => string | null;
}

/** An image on the stage whose picture may still be on its way: the one it shows stays until the next one is there. */
export class PictureSprite {
  readonly image: Phaser.GameObjects.Image;
  /** Settles once the picture last asked for is shown or known to be missing. */
  ready: Promise<void> = Promise.resolve();
  /** Settles once there is something to be seen: a picture, or what stands for one that takes long. */
  presentable: Promise<void> = Promise.resolve();
  private readonly pictures: Pictures;
  /** What fetches the picture once more, where that failed. */
  private again: (() => void) | null = null;
  private asked: PictureRequest | null = null;
  private shown: string | null = null;

  constructor(scene: Phaser.Scene, pictures: Pictures) {
    this.pictures = pictures;
    this.image = new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT').setVisible(false);
    this.image.once('destroy', () => this.forget());
  }

  /** Shows nothing until the picture that is asked for next is there, unless that is the one that is shown. */
  turnAway(request: PictureRequest): void {
    if (this.asked && toPictureKey(this.asked) !== toPictureKey(request)) this.image.setVisible(false);
  }

  /** Shows a picture once it is loaded, and until then what it shows now or, after a while, its substitute. */
  setPicture(request: PictureRequest, onShown: () => void, substitutes: Substitutes): void {
    if (this.asked && toPictureKey(this.asked) === toPictureKey(request)) return;
    this.asked = request;
    this.again = null;
    this.ready = this.load(request, onShown, substitutes);
    this.presentable = Promise.race([this.ready, this.showPlaceholder(request, onShown, substitutes)]);
  }

  /** Whether the picture last asked for could not be fetched. */
  get isMissing(): boolean {
    return this.again !== null;
  }

  /** Fetches a missing picture once more; what stands for it stays until it is there. */
  fetchAgain(): void {
    this.again?.();
  }

  clearPicture(): void {
    this.hide();
    this.forget();
  }

  private forget(): void {
    this.asked = null;
    this.again = null;
    this.releaseShown();
  }

  /** What still had a texture that was removed could not be given a size. */
  private hide(): void {
    this.image.setTexture('__DEFAULT').setVisible(false);
  }

  private async load(request: PictureRequest, onShown: () => void, substitutes: Substitutes): Promise<void> {
    const key = toPictureKey(request);
    const isLoaded = await this.pictures.hold(request);
    if (this.asked !== request) {
      if (isLoaded) this.pictures.release(key);
      return;
    }
    const texture = isLoaded ? key : substitutes.missing();
    if (texture) this.image.setTexture(texture).setVisible(true);
    else this.hide();
    this.releaseShown();
    this.shown = isLoaded ? key : null;
    this.again = isLoaded ? null : () => this.retry(request, onShown, substitutes);
    onShown();
  }

  private retry(request: PictureRequest, onShown: () => void, substitutes: Substitutes): void {
    this.again = null;
    this.ready = this.load(request, onShown, substitutes);
  }

  private async showPlaceholder(
    request: PictureRequest,
    onShown: () => void,
    { waiting }: Substitutes,
  ): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    if (this.asked !== request || this.shown !== null) return;
    const texture = waiting();
    if (texture === null) return this.ready;
    this.image.setTexture(texture).setVisible(true);
    onShown();
  }

  private releaseShown(): void {
    if (this.shown !== null) this.pictures.release(this.shown);
    this.shown = null;
  }
}
