import Phaser from 'phaser';
import type { PlayEvent } from '../../core/play/model.ts';
import type { OpaqueName } from '../../core/play/view/opaqueName.ts';
import { REVEAL_DELAY } from '../../core/play/view/revealDelay.ts';
import type { PercentRect } from '../../core/room/geometry.ts';
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
import { Looking } from './Looking.ts';

/** A breath before the open door, then through it. */
const WALK = { progress: 1, delay: 1150, duration: 1900, ease: 'Sine.easeInOut' };

const HOVER_LIGHT = 0.22;
const TARGET_LIGHT = 0.45;

/** Through an open door. */
interface Walk {
  doorId: string;
  /** 0 to 1. */
  progress: number;
  /** What was seen before. */
  from: Viewport;
}

interface Highlights {
  hover: Highlight;
  target: Highlight;
}

/** The stage of a play: items answer taps, and small movements show what came of them. */
export class PlayScene extends StageScene<PlayStageState, PlayPort> {
  private pressed: StagePointer | null = null;
  /** A finger moves what is seen. */
  private isPanning = false;
  private looker: Looking | null = null;
  /** What was seen of each scene that was left. */
  private readonly leftLooks = new Map<OpaqueName, PercentRect>();
  private shownSceneId: OpaqueName | null = null;
  private hoveredId: OpaqueName | null = null;
  private highlights: Highlights | null = null;
  private pendingEvents: PlayEvent<OpaqueName>[] = [];
  /** Of what is opening, and will have opened at the next tap or key. */
  private formerLooks: FormerLook[] = [];
  /** Of what comes to light, the same. */
  private appearing: ItemSprite[] = [];
  private walk: Walk | null = null;

  constructor(deps: StageDeps<PlayPort>) {
    super('play', deps);
  }

  /** Before each frame: highlights and former looks follow their items, whatever these are doing. */
  override update(): void {
    const { targetId } = this.port.getState();
    this.light('hover', this.hoveredId === targetId ? null : this.hoveredId);
    this.light('target', targetId);
    for (const look of this.formerLooks) look.follow();
  }

  /** What opens just now has no shape of its own to be lit in. */
  private light(which: keyof Highlights, id: OpaqueName | null): void {
    const sprite = this.findSprite(id);
    if (this.formerLooks.some((look) => look.covers(sprite))) this.highlights?.[which].putOut();
    else this.highlights?.[which].show(sprite);
  }

  override get viewport(): Viewport {
    return this.walk ? this.viewportAt(this.walk) : this.looking.viewport;
  }

  private viewportAt({ doorId, progress, from }: Walk): Viewport {
    const { bounds, viewport } = this.looking;
    const door = this.room.find(doorId);
    return door
      ? approach(door.item, progress, { from, share: bounds.share, leaves: door.leaves })
      : viewport;
  }

  private get looking(): Looking {
    this.looker ??= new Looking(this.game.canvas, this.port);
    return this.looker;
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
    const looking = this.looking;
    this.keepUntilEnd(
      listenToView(canvas, {
        get: () => this.viewport,
        zoom: (factor, about) => looking.zoom(factor, about),
        pan: (by) => looking.pan(by),
        showsAll: () => looking.showsAll,
        onPinch: () => this.cancel(),
      }),
    );
    // Two fingers are for the room, even where one may scroll the page.
    const keepTwo = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
    canvas.addEventListener('touchmove', keepTwo, { passive: false });
    this.scale.on(Phaser.Scale.Events.RESIZE, () => looking.settle());
    const skip = () => this.skip();
    document.addEventListener('keydown', skip);
    this.keepUntilEnd(() => document.removeEventListener('keydown', skip));
    looking.begin();
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

  protected onShown({ scene, isLooking, wayOutId }: PlayStageState): void {
    this.look(scene?.id ?? null);
    this.room.setLooking(isLooking);
    if (wayOutId !== (this.walk?.doorId ?? null)) this.walkOut(wayOutId);
    const events = this.pendingEvents.splice(0);
    if (this.options.reducedMotion) return;
    const hasOpened = events.some(({ type }) => type === 'opened');
    for (const event of events) this.answer(event, hasOpened ? REVEAL_DELAY : 0);
  }

  /** Another scene is looked at as it was left, at first from its middle. Where not all is seen, a finger moves the room instead of the page. */
  private look(sceneId: OpaqueName | null): void {
    const looking = this.looking;
    if (sceneId !== null && sceneId !== this.shownSceneId) {
      if (this.shownSceneId !== null) {
        this.leftLooks.set(this.shownSceneId, this.port.getState().seen);
        looking.begin(this.leftLooks.get(sceneId));
      }
      this.shownSceneId = sceneId;
    } else looking.settle();
    if (!this.walk) this.fitCamera();
    this.game.canvas.style.touchAction = looking.showsAll ? 'pan-x pan-y' : 'none';
  }

  /** The view goes through an open door; with reduced motion it is there at once. */
  private walkOut(doorId: OpaqueName | null): void {
    this.walk = doorId === null ? null : { doorId, progress: 1, from: this.looking.viewport };
    if (this.walk && this.options.reducedMotion) this.sharpen(this.walk);
    else if (this.walk) this.walkSlowly(this.walk);
    this.fitCamera();
  }

  private walkSlowly(walk: Walk): void {
    walk.progress = 0;
    this.tweens.add({
      ...WALK,
      targets: walk,
      // Not before: the leaves that give way are cut out of the picture that is there.
      onStart: () => this.sharpen(walk),
      onUpdate: () => this.fitCamera(),
    });
  }

  /** What lies behind the door is looked at from near, and is seen before a larger picture of it is there. */
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
    // What has leaves stands in its wall, and moves by these alone.
    if (feedback && !(feedback === POP && sprite.leaves.length > 0)) playFeedback(this, sprite, feedback);
  }

  /** Once its picture is there: without it nothing would be seen of that. */
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

  /** Whoever goes on has seen enough. */
  private skip(): void {
    for (const look of this.formerLooks.splice(0)) look.end();
    for (const sprite of this.appearing.splice(0)) if (sprite.image.active) settle(this, sprite);
  }

  private drag(pointer: StagePointer): void {
    const start = this.pressed;
    if (!start || this.looking.showsAll) return;
    this.isPanning ||= isDrag(start, pointer, start.isTouch);
    if (this.isPanning)
      this.looking.pan({ x: start.point.x - pointer.point.x, y: start.point.y - pointer.point.y });
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
    else if (!this.looking.takesTap(pointer)) this.port.clickGround();
  }

  /** A thing gives way to the finger at once, however long the answer takes. */
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
