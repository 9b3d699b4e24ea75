import Phaser from 'phaser';
import type { PictureRequest } from './loadPicture.ts';
import { type Pictures, toPictureKey } from './Pictures.ts';

/** An image on the stage whose picture may still be on its way: the one it shows stays until the next one is there. */
export class PictureSprite {
  readonly image: Phaser.GameObjects.Image;
  /** Settles once the picture last asked for is shown or known to be missing. */
  ready: Promise<void> = Promise.resolve();
  private readonly pictures: Pictures;
  private asked: PictureRequest | null = null;
  private shown: string | null = null;

  constructor(scene: Phaser.Scene, pictures: Pictures) {
    this.pictures = pictures;
    this.image = new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT').setVisible(false);
    this.image.once('destroy', () => this.clearPicture());
  }

  /** Shows a picture once it is loaded, or the texture that `placeholder` names where it cannot be. */
  setPicture(request: PictureRequest, onShown: () => void, placeholder: () => string | null): void {
    if (this.asked && toPictureKey(this.asked) === toPictureKey(request)) return;
    this.asked = request;
    this.ready = this.load(request, onShown, placeholder);
  }

  clearPicture(): void {
    this.asked = null;
    this.releaseShown();
    this.image.setVisible(false);
  }

  private async load(
    request: PictureRequest,
    onShown: () => void,
    placeholder: () => string | null,
  ): Promise<void> {
    const key = toPictureKey(request);
    const isLoaded = await this.pictures.hold(request);
    if (this.asked !== request) {
      this.pictures.release(key);
      return;
    }
    const texture = isLoaded ? key : placeholder();
    if (texture) this.image.setTexture(texture).setVisible(true);
    else this.image.setVisible(false);
    this.releaseShown();
    this.shown = key;
    onShown();
  }

  private releaseShown(): void {
    if (this.shown !== null) this.pictures.release(this.shown);
    this.shown = null;
  }
}
