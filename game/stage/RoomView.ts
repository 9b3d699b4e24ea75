import type Phaser from 'phaser';
import { lightUri } from '../../core/catalogue/pictureAddresses.ts';
import type { StageItem, StageView } from '../ports.ts';
import { type Ground, TOP_LEFT } from './contactShadow.ts';
import { STAGE } from './geometry.ts';
import { ItemSprite, type PictureMode } from './ItemSprite.ts';
import { isAnotherRoom } from './isAnotherRoom.ts';
import { needsDoublePictures } from './loadPicture.ts';
import { PATIENCE, PictureSprite, type Substitutes } from './PictureSprite.ts';
import type { Pictures } from './Pictures.ts';
import { textureWidthFor } from './shrinkPicture.ts';

const BEHIND_ITEMS = -1;
const OVER_ITEMS = Number.MAX_SAFE_INTEGER;
/** Opacity of the dimmed background. */
const STEPPED_BACK = 0.4;

/** Without a picture, the background stays transparent, so that the page shows through. */
const NOTHING: Substitutes = { waiting: () => null, missing: () => null };

/** Draws a view: keeps one sprite for each item and changes only what differs from the former view. */
export class RoomView {
  readonly layer: Phaser.GameObjects.Layer;
  private readonly scene: Phaser.Scene;
  private readonly pictures: Pictures;
  private readonly background: PictureSprite;
  /** The light over items and background. */
  private readonly light: PictureSprite;
  private readonly sprites = new Map<string, ItemSprite>();
  private readonly onChange: () => void;
  private view: StageView = { background: null, items: [] };
  private pixelsPerUnit = 1;
  private mode: PictureMode | null = null;

  /** `onChange` is called when a picture has arrived and must be drawn. */
  constructor(scene: Phaser.Scene, pictures: Pictures, onChange: () => void) {
    this.scene = scene;
    this.pictures = pictures;
    this.onChange = onChange;
    this.layer = scene.add.layer();
    this.background = new PictureSprite(scene, pictures);
    this.light = new PictureSprite(scene, pictures);
    this.layer.add(this.background.image.setOrigin(0).setDepth(BEHIND_ITEMS));
    this.layer.add(this.light.image.setOrigin(0).setDepth(OVER_ITEMS));
  }

  /** Shows a view. Sprites that left it go to `onLeave`, which must destroy them. */
  show(view: StageView, onLeave: (sprite: ItemSprite) => void = destroySprite): void {
    const isElsewhere = isAnotherRoom(this.view, view);
    this.view = view;
    this.showBackground(view, isElsewhere);
    const mode = this.modeOf(view);
    view.items.forEach((item, order) => {
      this.showItem(item, order, mode);
    });
    this.removeOthers(view, onLeave);
  }

  /** Uses pictures of the size at which they are drawn, in device pixels per stage unit. */
  fitTo(pixelsPerUnit: number): void {
    if (pixelsPerUnit === this.pixelsPerUnit) return;
    this.pixelsPerUnit = pixelsPerUnit;
    this.show(this.view);
  }

  /** Loads larger pictures of one item and of the background; other items stay as they are. */
  sharpen(id: string, pixelsPerUnit: number): void {
    const order = this.view.items.findIndex((item) => item.id === id);
    const item = this.view.items[order];
    if (!item) return;
    this.pixelsPerUnit = pixelsPerUnit;
    this.showBackground(this.view);
    this.showItem(item, order, this.modeOf(this.view));
  }

  /** Dims the background, its light and finished locks behind the other items, or restores them. */
  setHighlighting(isHighlighting: boolean): void {
    this.background.image.setAlpha(isHighlighting ? STEPPED_BACK : 1);
    this.light.image.setAlpha(isHighlighting ? 0 : 1);
    for (const sprite of this.sprites.values())
      sprite.stepBack(isHighlighting && sprite.item.isDone ? STEPPED_BACK : 1);
  }

  find(id: string): ItemSprite | undefined {
    return this.sprites.get(id);
  }

  /** Settles once every picture of the present view is drawn or known to be missing. */
  async whenReady(): Promise<void> {
    await Promise.all([...this.grounds, ...this.sprites.values()].map(({ ready }) => ready));
  }

  /** Settles once the room is visible: its background, and each item's picture or placeholder. */
  async whenPresentable(): Promise<void> {
    const items = [...this.sprites.values()].map(({ presentable }) => presentable);
    // The room is shown without its light rather than late.
    const light = Promise.race([this.light.ready, patience()]);
    await Promise.all([this.background.ready, light, ...items]);
  }

  /** Whether a picture of the view could not be fetched; a background without an address does not count. */
  get isIncomplete(): boolean {
    return this.missingPictures().length > 0;
  }

  /** Requests failed pictures again. */
  fetchMissing(): void {
    for (const picture of this.missingPictures()) picture.fetchAgain();
  }

  destroy(): void {
    for (const sprite of this.sprites.values()) sprite.destroy();
    this.sprites.clear();
    for (const { image } of this.grounds) image.destroy();
    this.layer.destroy();
  }

  private get grounds(): readonly PictureSprite[] {
    return [this.background, this.light];
  }

  private missingPictures(): readonly Pick<PictureSprite, 'isMissing' | 'fetchAgain'>[] {
    const items = [...this.sprites.values()].map(({ picture }) => picture);
    const all = this.view.background?.uri ? [...this.grounds, ...items] : items;
    return all.filter(({ isMissing }) => isMissing);
  }

  /** Returns the same object while its values are the same, so that unchanged items are skipped. */
  private modeOf(view: StageView): PictureMode {
    const ambient = view.background?.ambient ?? null;
    const mode = { ambient, pixelsPerUnit: this.pixelsPerUnit, ground: this.groundOf(view) };
    if (this.mode === null || !isSameMode(mode, this.mode)) this.mode = mode;
    return this.mode;
  }

  private groundOf({ background, isCloseUp = false }: StageView): Ground {
    const { lightFrom = TOP_LEFT, hasFloor = true } = this.pictures.groundOf(background?.uri ?? '');
    return { lightFrom, hasFloor: hasFloor && !isCloseUp };
  }

  /**
   * In another scene the former background is hidden, since mixing the two would show a room that does not
   * exist.
   */
  private showBackground({ background }: StageView, isElsewhere = false): void {
    const isDouble = needsDoublePictures(this.pixelsPerUnit);
    this.showGround(this.background, background?.uri ?? null, isDouble, isElsewhere);
    this.showGround(this.light, background && lightUri(background.uri), false, isElsewhere);
  }

  private showGround(
    ground: PictureSprite,
    uri: string | null,
    isDouble: boolean,
    isElsewhere: boolean,
  ): void {
    if (uri === null) {
      ground.clearPicture();
      return;
    }
    const onShown = (): void => {
      ground.image.setDisplaySize(STAGE.width, STAGE.height);
      this.onChange();
    };
    const width = textureWidthFor(STAGE.width * this.pixelsPerUnit);
    const request = { uri, ambient: null, isDouble, width };
    if (isElsewhere) ground.turnAway(request);
    ground.setPicture(request, onShown, NOTHING);
  }

  private showItem(item: StageItem, order: number, mode: PictureMode): void {
    const sprite = this.sprites.get(item.id) ?? this.addSprite(item);
    sprite.show(item, order, mode, this.onChange);
  }

  private addSprite(item: StageItem): ItemSprite {
    const sprite = new ItemSprite(this.scene, this.pictures, item);
    this.layer.add(sprite.images);
    this.sprites.set(item.id, sprite);
    return sprite;
  }

  private removeOthers(view: StageView, onLeave: (sprite: ItemSprite) => void): void {
    // Each item has a sprite, so equal counts mean that none is left over. A shortcut for each frame of a
    // drag.
    if (this.sprites.size === view.items.length) return;
    const present = new Set(view.items.map(({ id }) => id));
    for (const [id, sprite] of this.sprites) {
      if (present.has(id)) continue;
      this.sprites.delete(id);
      onLeave(sprite);
    }
  }
}

function isSameMode(one: PictureMode, other: PictureMode): boolean {
  return (
    one.ambient === other.ambient &&
    one.pixelsPerUnit === other.pixelsPerUnit &&
    one.ground.lightFrom === other.ground.lightFrom &&
    one.ground.hasFloor === other.ground.hasFloor
  );
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}

function destroySprite(sprite: ItemSprite): void {
  sprite.destroy();
}
