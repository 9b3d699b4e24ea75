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
/** How much of the background is left while it steps back. */
const STEPPED_BACK = 0.4;

/** The page's ground shows where there is no background. */
const NOTHING: Substitutes = { waiting: () => null, missing: () => null };

/** Draws a view: keeps one sprite for each item and changes only what differs from the view before. */
export class RoomView {
  readonly layer: Phaser.GameObjects.Layer;
  private readonly scene: Phaser.Scene;
  private readonly pictures: Pictures;
  private readonly background: PictureSprite;
  /** What falls on things and background alike. */
  private readonly light: PictureSprite;
  private readonly sprites = new Map<string, ItemSprite>();
  private readonly onChange: () => void;
  private view: StageView = { background: null, items: [] };
  private pixelsPerUnit = 1;
  private mode: PictureMode | null = null;

  /** `onChange` is called when a picture arrived and there is something new to draw. */
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

  /** Shows a view. Sprites that left it are given to `onLeave`, which has to destroy them. */
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

  /** Takes pictures of the size in which they are drawn, at so many device pixels for a unit of the stage. */
  fitTo(pixelsPerUnit: number): void {
    if (pixelsPerUnit === this.pixelsPerUnit) return;
    this.pixelsPerUnit = pixelsPerUnit;
    this.show(this.view);
  }

  /** Takes an item's picture, and the background's, of the size that they have from nearer; what is passed by stays as it is. */
  sharpen(id: string, pixelsPerUnit: number): void {
    const order = this.view.items.findIndex((item) => item.id === id);
    const item = this.view.items[order];
    if (!item) return;
    this.pixelsPerUnit = pixelsPerUnit;
    this.showBackground(this.view);
    this.showItem(item, order, this.modeOf(this.view));
  }

  /** Lets the background, its light and what is over step back behind the other items, or come forward again. */
  setLooking(isLooking: boolean): void {
    this.background.image.setAlpha(isLooking ? STEPPED_BACK : 1);
    this.light.image.setAlpha(isLooking ? 0 : 1);
    for (const sprite of this.sprites.values())
      sprite.stepBack(isLooking && sprite.item.isOver ? STEPPED_BACK : 1);
  }

  find(id: string): ItemSprite | undefined {
    return this.sprites.get(id);
  }

  /** Settles once every picture of the present view is drawn or known to be missing. */
  async whenReady(): Promise<void> {
    await Promise.all([...this.grounds, ...this.sprites.values()].map(({ ready }) => ready));
  }

  /** Settles once the room can be seen: its background, and each item's picture or what stands for one that takes long. */
  async whenPresentable(): Promise<void> {
    const items = [...this.sprites.values()].map(({ presentable }) => presentable);
    // A room is played without its light rather than waited for.
    const light = Promise.race([this.light.ready, patience()]);
    await Promise.all([this.background.ready, light, ...items]);
  }

  /** Whether a picture of the view could not be fetched; a background without an address is none. */
  get isIncomplete(): boolean {
    return this.missingPictures().length > 0;
  }

  /** Fetches once more what could not be fetched. */
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

  /** The same object as long as it says the same: what is drawn so already is left alone. */
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

  /** Elsewhere, the former scene's picture under the things of this one would be a room that there is not. */
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
    // Each item of the view has its sprite: while there are as many, none is another's. This is asked at each frame of a drag.
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
