import Phaser from 'phaser';
import type { StageOptions, StagePort, StageView, Viewport } from '../ports.ts';
import { STAGE, shareOf } from './geometry.ts';
import type { ItemSprite } from './ItemSprite.ts';
import { listenToPointer, type PointerHandlers } from './listenToPointer.ts';
import { MissingPictures } from './MissingPictures.ts';
import { Pictures } from './Pictures.ts';
import type { RenderOnDemand } from './RenderOnDemand.ts';
import { RoomView } from './RoomView.ts';
import { WHOLE } from './viewport.ts';

/** Milliseconds after which a zoom counts as finished. */
const ZOOM_SETTLED = 200;

/** What a scene depends on. */
export interface StageDeps<Port> {
  port: Port;
  frames: RenderOnDemand;
  options: StageOptions;
}

/** A scene that draws a port's view and follows its changes; editor and play add gestures and marks. */
export abstract class StageScene<
  State extends { view: StageView },
  Port extends StagePort<State>,
> extends Phaser.Scene {
  protected readonly port: Port;
  protected readonly frames: RenderOnDemand;
  protected readonly options: StageOptions;
  private isRefreshDue = false;
  private fittedZoom = 1;
  private fitting: ReturnType<typeof setTimeout> | undefined;
  private onCreated: () => void = () => {};
  private readonly created = new Promise<void>((resolve) => {
    this.onCreated = resolve;
  });
  private parts: { pictures: Pictures; room: RoomView } | null = null;

  constructor(key: string, { port, frames, options }: StageDeps<Port>) {
    super(key);
    this.port = port;
    this.frames = frames;
    this.options = options;
  }

  create(): void {
    const { pictures: guide = new Map(), onPictureMissing } = this.options;
    const missing = new MissingPictures(() => this.parts?.room.fetchMissing());
    this.keepUntilEnd(() => missing.destroy());
    const pictures = new Pictures(this.textures, guide, (uri, isFirst) => {
      missing.report();
      if (isFirst) onPictureMissing?.(uri);
    });
    this.parts = { pictures, room: new RoomView(this, pictures, () => this.frames.invalidate()) };
    this.fitCamera();
    this.scale.on(Phaser.Scale.Events.RESIZE, () => this.fitCamera());
    this.keepUntilEnd(this.port.subscribe(() => this.scheduleRefresh()));
    this.keepUntilEnd(listenToPointer(this.game.canvas, this.createHandlers(), () => this.viewport));
    this.keepUntilEnd(() => {
      clearTimeout(this.fitting);
      this.parts = null;
      pictures.destroy();
    });
    this.createMarks();
    this.fitPictures();
    this.refresh();
    this.onCreated();
    void this.announceFirstPicture();
  }

  /** Uses pictures of the size that the canvas can show. */
  fitPictures(): void {
    this.parts?.room.fitTo(this.pixelsPerUnit());
    this.fittedZoom = this.viewport.zoom;
  }

  /** The visible part of the stage; all of it by default. */
  get viewport(): Viewport {
    return WHOLE;
  }

  /** The view to show now. */
  get view(): State['view'] {
    return this.port.getState().view;
  }

  /** The room on the stage. */
  get room(): RoomView {
    return this.started.room;
  }

  /** Settles once the port's present view is visible. */
  async whenShown(): Promise<void> {
    await this.created;
    // Waits for the refresh that a change may just have scheduled.
    await Promise.resolve();
    if (this.parts) await this.room.whenPresentable();
  }

  /**
   * Creates an invisible second room view with normal-size pictures; the caller destroys it.
   * @throws if a picture cannot be fetched twice, since a cover with a missing picture would be stored
   */
  async createHiddenView(view: StageView): Promise<RoomView> {
    await this.created;
    const hidden = new RoomView(this, this.started.pictures, () => {});
    hidden.layer.setVisible(false);
    hidden.show(view);
    await hidden.whenReady();
    if (hidden.isIncomplete) {
      hidden.fetchMissing();
      await hidden.whenReady();
    }
    if (!hidden.isIncomplete) return hidden;
    hidden.destroy();
    throw new Error('Not all pictures of the view could be fetched.');
  }

  /** Runs `draw` while only one room view is visible, without the stage's room and marks. */
  withOnly<Result>(view: RoomView, draw: () => Result): Result {
    const others = this.children.list.filter((child) => child !== view.layer);
    const visible = others.filter((child) => 'visible' in child && child.visible === true);
    setVisible(visible, false);
    view.layer.setVisible(true);
    this.fitCamera(WHOLE);
    try {
      return draw();
    } finally {
      view.layer.setVisible(false);
      setVisible(visible, true);
      this.fitCamera();
    }
  }

  /** Draws several synchronous changes once. */
  protected scheduleRefresh(): void {
    if (this.isRefreshDue) return;
    this.isRefreshDue = true;
    queueMicrotask(() => {
      this.isRefreshDue = false;
      if (this.parts) this.refresh();
    });
  }

  /** Draws the port's present state. */
  protected refresh(): void {
    const state = this.port.getState();
    const { pictures, room } = this.started;
    const isCovered = state.view.background === null && state.view.items.length === 0;
    if (isCovered) pictures.keep();
    room.show(state.view, (sprite) => this.removeSprite(sprite));
    if (!isCovered) pictures.dropUnheld();
    this.onShown(state);
    if (this.viewport.zoom !== this.fittedZoom) this.fitWhenZoomed();
    this.frames.invalidate();
  }

  protected removeSprite(sprite: ItemSprite): void {
    sprite.destroy();
  }

  /** Calls `stop` when the scene ends. */
  protected keepUntilEnd(stop: () => void): void {
    this.events.once(Phaser.Scenes.Events.DESTROY, stop);
  }

  protected abstract createHandlers(): PointerHandlers;
  /** Creates what the scene adds to the room. */
  protected abstract createMarks(): void;
  /** Called after a state was applied and before it is drawn. */
  protected abstract onShown(state: State): void;

  private get started(): { pictures: Pictures; room: RoomView } {
    if (!this.parts) throw new Error('The stage has not started.');
    return this.parts;
  }

  /** Sets the camera to the visible part of the stage. */
  protected fitCamera({ zoom, x, y }: Viewport = this.viewport): void {
    const { width, height } = this.scale;
    const camera = this.cameras.main.setOrigin(0, 0).setScroll(x, y);
    camera.setZoom((zoom * width) / (STAGE.width * shareOf(this.scale)), (zoom * height) / STAGE.height);
  }

  /** Device pixels per stage unit. */
  protected pixelsPerUnit(zoom = this.viewport.zoom): number {
    return (zoom * this.scale.height) / STAGE.height;
  }

  /** Waits for the end of a zoom, since each step would load every picture again. */
  private fitWhenZoomed(): void {
    clearTimeout(this.fitting);
    this.fitting = setTimeout(() => this.fitPictures(), ZOOM_SETTLED);
  }

  private async announceFirstPicture(): Promise<void> {
    await this.room.whenPresentable();
    // A listener added after the game's end would stay on its emitter and keep the game in memory.
    if (!this.parts) return;
    this.game.events.once(Phaser.Core.Events.POST_RENDER, () => this.options.onFirstPicture?.());
    this.frames.invalidate();
  }
}

function setVisible(children: readonly Phaser.GameObjects.GameObject[], isVisible: boolean): void {
  for (const child of children) Object.assign(child, { visible: isVisible });
}
