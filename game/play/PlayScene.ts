import Phaser from 'phaser';
import type { PlayEvent } from '../../core/play/model.ts';
import type { OpaqueName } from '../../core/play/view/opaqueName.ts';
import { REVEAL_DELAY } from '../../core/play/view/revealDelay.ts';
import { isDrag } from '../dragMode.ts';
import type { PlayPort, PlayStageState, StageItem, Viewport } from '../ports.ts';
import { findItemAt } from '../stage/findItemAt.ts';
import type { StagePointer } from '../stage/geometry.ts';
import type { ItemSprite } from '../stage/ItemSprite.ts';
import type { PointerHandlers } from '../stage/listenToPointer.ts';
import { listenToView } from '../stage/listenToView.ts';
import { type StageDeps, StageScene } from '../stage/StageScene.ts';
import { approach } from './approach.ts';
import { FormerLook } from './FormerLook.ts';
import { APPEAR, findFeedback, POP, PRESSED, playFeedback, settle } from './feedback.ts';
import { Highlight } from './Highlight.ts';
import { PlayCamera } from './PlayCamera.ts';
import { rectAround } from './rectAround.ts';
import { SceneLooks } from './SceneLooks.ts';

/** The walk through the door, after a short pause. */
const WALK = { progress: 1, delay: 1150, duration: 1900, ease: 'Sine.easeInOut' };

const HOVER_LIGHT = 0.22;
const TARGET_LIGHT = 0.45;

/** The animated walk through an open door. */
interface Walk {
  doorId: string;
  /** 0 to 1. */
  progress: number;
  /** The viewport at the start. */
  from: Viewport;
}

interface Highlights {
  hover: Highlight;
  target: Highlight;
}

/** The stage of a play: items react to taps, and small movements show the result. */
export class PlayScene extends StageScene<PlayStageState, PlayPort> {
  private pressed: StagePointer | null = null;
  /** Whether a finger pans the view. */
  private isPanning = false;
  private createdCamera: PlayCamera | null = null;
  private readonly looks = new SceneLooks();
  private shownScene: PlayStageState['scene'] = null;
  private hoveredId: OpaqueName | null = null;
  private highlights: Highlights | null = null;
  private pendingEvents: PlayEvent<OpaqueName>[] = [];
  /** The looks that are still opening; the next tap or key finishes them. */
  private formerLooks: FormerLook[] = [];
  /** Items that are still appearing; finished likewise. */
  private appearing: ItemSprite[] = [];
  private walk: Walk | null = null;

  constructor(deps: StageDeps<PlayPort>) {
    super('play', deps);
  }

  /** Before each frame: highlights and former looks follow their items. */
  override update(): void {
    const { targetId } = this.port.getState();
    this.light('hover', this.hoveredId === targetId ? null : this.hoveredId);
    this.light('target', targetId);
    for (const look of this.formerLooks) look.follow();
  }

  /** An item that is opening cannot be highlighted, since it has no shape of its own. */
  private light(which: keyof Highlights, id: OpaqueName | null): void {
    const sprite = this.findSprite(id);
    if (this.formerLooks.some((look) => look.covers(sprite))) this.highlights?.[which].putOut();
    else this.highlights?.[which].show(sprite);
  }

  override get viewport(): Viewport {
    return this.walk ? this.viewportAt(this.walk) : this.playCamera.viewport;
  }

  private viewportAt({ doorId, progress, from }: Walk): Viewport {
    const { bounds, viewport } = this.playCamera;
    const door = this.room.find(doorId);
    return door
      ? approach(door.item, progress, { from, share: bounds.share, leaves: door.leaves })
      : viewport;
  }

  private get playCamera(): PlayCamera {
    this.createdCamera ??= new PlayCamera(this.game.canvas, this.port);
    return this.createdCamera;
  }

  protected createHandlers(): PointerHandlers {
    return {
      hover: (pointer) => this.hover(pointer),
      press: (pointer) => {
        this.skip();
        this.pressed = pointer;
        this.isPanning = false;
      },
      drag: (pointer) => this.drag(pointer),
      release: (pointer) => this.release(pointer),
      cancel: () => this.cancel(),
    };
  }

  private listenToView(): void {
    const { canvas } = this.game;
    const playCamera = this.playCamera;
    this.keepUntilEnd(
      listenToView(canvas, {
        get: () => this.viewport,
        zoom: (factor, about) => {
          this.port.lookAround();
          playCamera.zoom(factor, about);
        },
        pan: (by) => {
          this.port.lookAround();
          playCamera.pan(by);
        },
        showsAll: () => playCamera.showsAll,
        onPinch: () => this.cancel(),
      }),
    );
    // Two fingers zoom the room, even where one may scroll the page.
    const keepTwo = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
    canvas.addEventListener('touchmove', keepTwo, { passive: false });
    this.scale.on(Phaser.Scale.Events.RESIZE, () => playCamera.settle());
    const skip = () => this.skip();
    document.addEventListener('keydown', skip);
    this.keepUntilEnd(() => document.removeEventListener('keydown', skip));
    playCamera.begin();
  }

  protected createMarks(): void {
    this.listenToView();
    const isStill = this.options.reducedMotion === true;
    this.highlights = {
      hover: new Highlight(this, this.room, { strength: HOVER_LIGHT, isStill }),
      target: new Highlight(this, this.room, { strength: TARGET_LIGHT, isStill }),
    };
    this.keepUntilEnd(this.port.subscribeEvents((events) => this.onEvents(events)));
  }

  protected onShown({ scene, isHighlighting, exitId }: PlayStageState): void {
    this.look(scene);
    this.room.setHighlighting(isHighlighting);
    if (exitId !== (this.walk?.doorId ?? null)) this.walkOut(exitId);
    const events = this.pendingEvents.splice(0);
    if (this.options.reducedMotion) return;
    const hasOpened = events.some(({ type }) => type === 'opened');
    for (const event of events) this.answer(event, hasOpened ? REVEAL_DELAY : 0);
  }

  /**
   * Shows another scene as `SceneLooks` says, a close-up at first with all its things. Where not all is visible, a finger pans the room in
   * place of the page.
   */
  private look(scene: PlayStageState['scene']): void {
    const playCamera = this.playCamera;
    const before = this.shownScene;
    if (scene && scene.id !== before?.id) {
      if (before && playCamera.isMoved) this.looks.leave(before, this.port.getState().seen);
      if (scene.kind === 'closeUp' && this.looks.isNew(scene))
        playCamera.beginAround(rectAround(this.port.getState().view.items));
      else if (before) playCamera.begin(this.looks.of(scene));
      this.shownScene = scene;
    } else playCamera.settle();
    if (!this.walk) this.fitCamera();
    this.game.canvas.style.touchAction = playCamera.showsAll ? 'pan-x pan-y' : 'none';
  }

  /** Moves the view through an open door; at once with reduced motion. */
  private walkOut(doorId: OpaqueName | null): void {
    this.walk = doorId === null ? null : { doorId, progress: 1, from: this.playCamera.viewport };
    if (this.walk && this.options.reducedMotion) this.sharpen(this.walk);
    else if (this.walk) this.walkSlowly(this.walk);
    this.fitCamera();
  }

  private walkSlowly(walk: Walk): void {
    walk.progress = 0;
    this.tweens.add({
      ...WALK,
      targets: walk,
      // Only now, since the leaves are cut from the present picture.
      onStart: () => this.sharpen(walk),
      onUpdate: () => this.fitCamera(),
    });
  }

  /** Loads a larger picture of the door, since it is seen from near; the animation does not wait for it. */
  private sharpen(walk: Walk): void {
    void this.room.find(walk.doorId)?.ready.then(() => {
      if (this.walk !== walk) return;
      const { zoom } = this.viewportAt({ ...walk, progress: 1 });
      this.room.sharpen(walk.doorId, this.pixelsPerUnit(zoom));
    });
  }

  private onEvents(events: readonly PlayEvent<OpaqueName>[]): void {
    this.pendingEvents.push(...events);
    this.scheduleRefresh();
  }

  private answer(event: PlayEvent<OpaqueName>, revealDelay: number): void {
    const sprite = 'item' in event ? this.findSprite(event.item) : undefined;
    if (!sprite) return;
    if (event.type === 'revealed') {
      this.reveal(sprite, revealDelay);
      return;
    }
    if (event.type === 'opened' || event.type === 'shut') this.keep(this.layFormerLook(sprite));
    const feedback = findFeedback(event);
    // An item whose leaves open makes no other movement.
    if (feedback && !(feedback === POP && sprite.leaves.length > 0)) playFeedback(this, sprite, feedback);
  }

  /** Waits for its picture, without which nothing would be visible. */
  private reveal(sprite: ItemSprite, delay: number): void {
    this.appearing.push(sprite);
    void sprite.presentable.then(() => {
      if (this.appearing.includes(sprite) && sprite.image.active) playFeedback(this, sprite, APPEAR, delay);
    });
  }

  private layFormerLook(sprite: ItemSprite): FormerLook | null {
    const light = Object.values(this.highlights ?? {}).reduce((sum, each) => sum + each.on(sprite), 0);
    return FormerLook.lay(this, this.room, { sprite, light });
  }

  private keep(look: FormerLook | null): void {
    if (look) this.formerLooks.push(look);
  }

  /** Finishes all animations, since the player goes on. */
  private skip(): void {
    for (const look of this.formerLooks.splice(0)) look.end();
    for (const sprite of this.appearing.splice(0)) if (sprite.image.active) settle(this, sprite);
  }

  private drag(pointer: StagePointer): void {
    const start = this.pressed;
    if (!start || this.playCamera.showsAll) return;
    this.isPanning ||= isDrag(start, pointer, start.isTouch);
    if (!this.isPanning) return;
    this.port.lookAround();
    this.playCamera.pan({ x: start.point.x - pointer.point.x, y: start.point.y - pointer.point.y });
  }

  private cancel(): void {
    this.pressed = null;
  }

  private release(pointer: StagePointer): void {
    const start = this.pressed;
    this.pressed = null;
    if (!start || this.isPanning || isDrag(start, pointer, start.isTouch)) return;
    const item = this.findItem(pointer);
    if (item) this.press(item.id);
    else if (!this.playCamera.takesTap(pointer)) this.port.clickGround();
  }

  /** Gives feedback on a press at once, without waiting for the answer. */
  private press(id: OpaqueName): void {
    const sprite = this.options.reducedMotion ? undefined : this.findSprite(id);
    if (sprite) playFeedback(this, sprite, PRESSED);
    this.port.click(id);
  }

  private hover(pointer: StagePointer | null): void {
    const item = pointer ? this.findItem(pointer) : undefined;
    this.game.canvas.style.cursor = item ? 'pointer' : 'default';
    if ((item?.id ?? null) === this.hoveredId) return;
    this.hoveredId = item?.id ?? null;
    this.options.onHover?.(this.hoveredId);
    this.frames.invalidate();
  }

  private findItem(pointer: StagePointer): StageItem<OpaqueName> | undefined {
    return findItemAt(this.view.items, pointer);
  }

  private findSprite(id: OpaqueName | null): ItemSprite | undefined {
    return id === null ? undefined : this.room.find(id);
  }
}
