import Phaser from 'phaser';
import type { EditorPort, EditorStageState, StageItem, Viewport } from '../ports.ts';
import { STAGE, type StagePointer } from '../stage/geometry.ts';
import type { PointerHandlers } from '../stage/listenToPointer.ts';
import { listenToView } from '../stage/listenToView.ts';
import { type StageDeps, StageScene } from '../stage/StageScene.ts';
import { panBy, zoomAt } from '../stage/viewport.ts';
import { beginGesture, findTarget, type Target } from './gestures/beginGesture.ts';
import type { Gesture } from './gestures/Gesture.ts';
import { Panning } from './gestures/Panning.ts';
import { toResizeCursor } from './gestures/Resizing.ts';
import { listenToKeys } from './listenToKeys.ts';
import { SelectionMarks } from './SelectionMarks.ts';
import { labelsOf } from './snapping/labelsOf.ts';

/** Opacity of an item that is dimmed, and of one that is hidden by another. */
const DIMMED = 0.3;
const GHOST = 0.7;

/** The editor's stage: items are selected, moved and resized on it. */
export class EditorScene extends StageScene<EditorStageState, EditorPort> {
  private gesture: Gesture | null = null;
  private shownCursor: string | null = null;
  private hoveredId: string | null = null;
  private marks: SelectionMarks | null = null;
  /** Whether the space bar is held, which turns the pointer into a hand. */
  private isHand = false;
  private wasPanned = false;
  /**
   * Width in CSS pixels. Read only on change, since reading it at each frame of a drag would force a layout.
   */
  private cssWidth: number = STAGE.width;

  constructor(deps: StageDeps<EditorPort>) {
    super('editor', deps);
  }

  override get viewport(): Viewport {
    return this.port.getState().viewport;
  }

  protected createHandlers(): PointerHandlers {
    this.keepFingers(this.game.canvas);
    return {
      hover: (pointer) => this.hover(pointer),
      press: (pointer) => this.press(pointer),
      drag: (pointer) => this.follow(this.gesture?.drag(pointer) ?? null),
      release: (pointer) => this.release(pointer),
      cancel: () => this.cancel(),
    };
  }

  /** Prevents scrolling: a finger on the stage drags items, and momentum would swallow the next tap. */
  private keepFingers(canvas: HTMLCanvasElement): void {
    canvas.style.touchAction = 'none';
    canvas.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });
  }

  protected createMarks(): void {
    // Captured before all others, so that Escape cancels the drag before it clears the selection.
    const onKeyDown = (event: KeyboardEvent) => this.onKeyDown(event);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    this.keepUntilEnd(() => window.removeEventListener('keydown', onKeyDown, { capture: true }));
    const get = () => this.viewport;
    const set = (viewport: Viewport) => this.port.setViewport(viewport);
    this.keepUntilEnd(
      listenToView(this.game.canvas, {
        get,
        zoom: (factor, about) => set(zoomAt(get(), factor, about)),
        pan: (by) => set(panBy(get(), by)),
        showsAll: () => get().zoom <= 1,
        onPinch: () => this.cancel(),
      }),
    );
    const onSpace = (isHeld: boolean) => this.takeHand(isHeld);
    const wasPanned = () => this.wasPanned;
    const hasSingleKeys = () => this.port.hasSingleKeys();
    this.keepUntilEnd(listenToKeys(this.game.canvas, { get, set, hasSingleKeys, onSpace, wasPanned }));
    this.marks = new SelectionMarks(this);
    // An unfinished drag would block saving after the canvas is gone.
    this.keepUntilEnd(() => {
      this.gesture?.cancel();
      this.port.setHandling(false);
    });
    this.measure();
    this.scale.on(Phaser.Scale.Events.RESIZE, () => this.measure());
  }

  protected onShown({ view, activeId, selectedIds, tool }: EditorStageState): void {
    this.fitCamera();
    const chosen = new Set<string>(selectedIds);
    const isMeant = ({ id }: StageItem) => tool.type !== 'pick' || tool.accepts(id) || tool.about === id;
    for (const item of view.items) {
      const isGhost = item.isHidden === true && !chosen.has(item.id);
      this.fade(item.id, isMeant(item) ? (isGhost ? GHOST : 1) : DIMMED);
    }
    const isSelecting = tool.type === 'select';
    this.marks?.draw({
      spots: view.items.filter((item) => item.spot && isMeant(item)),
      selected: isSelecting ? view.items.filter(({ id }) => chosen.has(id)) : [],
      active: isSelecting ? view.items.find(({ id }) => id === activeId) : undefined,
      hovered: view.items.find(({ id }) => id === this.hoveredId),
      isHandling: this.gesture?.isHandling === true,
      overlay: this.gesture?.overlay ?? {},
      scale: this.cssScale,
    });
  }

  /** Dims items that the current tool does not accept. */
  private fade(id: string, alpha: number): void {
    const sprite = this.room.find(id);
    if (!sprite || sprite.motion.alpha === alpha) return;
    sprite.motion.alpha = alpha;
    sprite.place();
  }

  private measure(): void {
    this.cssWidth = this.game.canvas.clientWidth || STAGE.width;
  }

  /** CSS pixels per stage unit. */
  private get cssScale(): number {
    return (this.viewport.zoom * this.cssWidth) / STAGE.width;
  }

  private press(pointer: StagePointer): void {
    this.hoverItem(null);
    this.wasPanned = this.isHand;
    this.follow(this.isHand ? new Panning(pointer.point, this.port) : beginGesture(pointer, this.port));
  }

  private takeHand(isHeld: boolean): void {
    this.isHand = isHeld;
    if (isHeld) this.wasPanned = false;
    if (!this.gesture) this.showCursor(isHeld ? 'grab' : 'default');
  }

  private release(pointer: StagePointer): void {
    this.gesture?.release();
    this.follow(null);
    this.hover(pointer.isTouch ? null : pointer);
  }

  /** Escape cancels a drag. */
  private onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.gesture) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.cancel();
  }

  private cancel(): void {
    this.gesture?.cancel();
    this.follow(null);
  }

  private follow(gesture: Gesture | null): void {
    const isSame = gesture === this.gesture && !gesture?.overlay;
    this.gesture = gesture;
    this.port.setHandling(gesture?.isHandling === true);
    this.port.showGuides(labelsOf(gesture?.overlay?.guides ?? []));
    if (!isSame) this.scheduleRefresh();
    this.showCursor(gesture?.cursor ?? 'default');
  }

  private hover(pointer: StagePointer | null): void {
    if (this.gesture || this.isHand) return;
    const state = this.port.getState();
    const target: Target = pointer ? findTarget(state, pointer) : { type: 'nothing' };
    this.showCursor(state.tool.type === 'select' ? toCursor(target) : 'crosshair');
    this.hoverItem(target.type === 'item' ? target.item.id : null);
  }

  private hoverItem(id: string | null): void {
    if (id === this.hoveredId) return;
    this.hoveredId = id;
    this.scheduleRefresh();
  }

  private showCursor(cursor: string): void {
    if (cursor === this.shownCursor) return;
    this.shownCursor = cursor;
    this.game.canvas.style.cursor = cursor;
  }
}

function toCursor(target: Target): string {
  if (target.type === 'handle') return toResizeCursor(target.handle.corner);
  if (target.type === 'nothing') return 'default';
  return target.item.isMovable ? 'grab' : 'pointer';
}
