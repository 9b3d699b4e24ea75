import Phaser from 'phaser';
import type { PictureRequest } from './loadPicture.ts';
import { type Pictures, toPictureKey } from './Pictures.ts';

/** Milliseconds before a placeholder appears; on most networks it is never seen. */
export const PATIENCE = 500;

/** Textures to show in place of a picture; null shows nothing. */
export interface Substitutes {
  /** Shown while a picture takes long to load and no other one is shown. */
  waiting: () => string | null;
  /** Shown if the picture cannot be loaded. */
  missing: () => string | null;
}

/** An image whose picture may still load: the former one stays until the next is ready. */
export class PictureSprite {
  readonly image: Phaser.GameObjects.Image;
  /** Settles once the requested picture is shown or known to be missing. */
  ready: Promise<void> = Promise.resolve();
  /** Settles once something is visible: the picture or its placeholder. */
  presentable: Promise<void> = Promise.resolve();
  private readonly pictures: Pictures;
  /** Requests a failed picture again. */
  private again: (() => void) | null = null;
  private asked: PictureRequest | null = null;
  private shown: string | null = null;

  constructor(scene: Phaser.Scene, pictures: Pictures) {
    this.pictures = pictures;
    this.image = new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT').setVisible(false);
    this.image.once('destroy', () => this.forget());
  }

  /** Hides the image until the next picture is ready, unless that one is shown already. */
  turnAway(request: PictureRequest): void {
    if (this.asked && toPictureKey(this.asked) !== toPictureKey(request)) this.image.setVisible(false);
  }

  /** Shows a picture once it has loaded; until then the former one or, after some time, a substitute. */
  setPicture(request: PictureRequest, onShown: () => void, substitutes: Substitutes): void {
    if (this.asked && toPictureKey(this.asked) === toPictureKey(request)) return;
    this.asked = request;
    this.again = null;
    this.ready = this.load(request, onShown, substitutes);
    this.presentable = Promise.race([this.ready, this.showPlaceholder(request, onShown, substitutes)]);
  }

  /** Whether the requested picture could not be fetched. */
  get isMissing(): boolean {
    return this.again !== null;
  }

  /** Requests a missing picture again; its substitute stays meanwhile. */
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

  /** An image with a removed texture could not be resized. */
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
