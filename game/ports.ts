import type { HitBox, Position, Top } from '../core/catalogue/model.ts';
import type { PictureGuide } from '../core/catalogue/pictureGuide.ts';
import type { Command, PositionsById } from '../core/edit/command.ts';
import type { PlayEvent } from '../core/play/model.ts';
import type { OpaqueName } from '../core/play/view/opaqueName.ts';
import type { ViewScene } from '../core/play/view/playerView.ts';
import type { PercentRect } from '../core/room/geometry.ts';
import type { Background, ItemId, SpotShape } from '../core/room/model.ts';

/**
 * The ports through which scenes read, subscribe and dispatch. Scenes know no store, no React and no network.
 */

/** A position in the window, in CSS pixels, as in pointer events. */
export interface ClientPoint {
  clientX: number;
  clientY: number;
}

/** A picture on the stage. Position of its top-left corner and width in percent of the stage (R3). */
export interface StageItem<Id extends string = string> {
  /** An item id in the editor, an opaque name in play. */
  id: Id;
  label: string;
  uri: string;
  /** Height divided by width. */
  aspect: number;
  hitBox: HitBox;
  position: Position;
  width: number;
  /** For a spot: its shape over the background (N6). */
  spot?: SpotShape | null;
  /** Whether gestures move and resize it (editor only). */
  isMovable: boolean;
  /** Surfaces on which others stand (editor only). */
  tops?: readonly Top[];
  /** Whether another item hides it (editor only, since players' views never contain hidden items). */
  isHidden?: boolean;
  /** Whether it is an opened lock with nothing left to do (play only). */
  isDone?: boolean;
}

export interface StageView<Id extends string = string> {
  /** Identifies the scene, so that sprites of another scene are not reused. */
  sceneId?: string | undefined;
  /** Null while nothing may be shown (not started, paused). */
  background: Background | null;
  /** Back to front. */
  items: readonly StageItem<Id>[];
  /** Whether it is a close-up, in which nothing stands on a floor. */
  isCloseUp?: boolean;
}

export interface StagePort<State> {
  /** Returns the very same object until something on the stage changes. */
  getState: () => State;
  /** Calls the listener after every change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** The visible part of the stage: zoom factor, and the stage units at its top-left corner. */
export interface Viewport {
  zoom: number;
  x: number;
  y: number;
}

export interface EditorStageState {
  view: StageView<ItemId>;
  activeId: ItemId | null;
  /** The items on which gestures and keys act. */
  selectedIds: readonly ItemId[];
  tool: EditorTool;
  viewport: Viewport;
  /** Whether something is being dragged or resized. */
  isHandling: boolean;
}

/** What the pointer does: selects and moves, picks an accepted item for the one it is about, or draws a spot (N6). */
export type EditorTool =
  | { type: 'select' }
  | { type: 'pick'; accepts: (id: ItemId) => boolean; about?: ItemId }
  | { type: 'spot' };

/** The label of a guide, which shows what a dragged item has snapped to. */
export interface GuideLabel {
  /** The snapped axis: a guide of `x` is vertical, the gaps of `x` are side by side. */
  axis: 'x' | 'y';
  /** Percent of the stage. */
  at: Position;
  says: GuideSource | { type: 'gap'; size: number };
}

/** The edge or line from which a guide comes. */
export type GuideSource =
  | { type: 'floor' }
  /** The centre of the stage. */
  | { type: 'middle' }
  /** The surface of an item, such as a table. */
  | { type: 'top'; id: ItemId }
  /** The start is the left or top edge. */
  | { type: 'thing'; id: ItemId; edge: 'start' | 'middle' | 'end' };

export interface EditorPort extends StagePort<EditorStageState> {
  /**
   * Commands with the same gesture id are one undo step (E2). A drag gives the labels of its guides along, so
   * that a move is one change.
   */
  dispatch: (command: Command, gesture?: string, guides?: readonly GuideLabel[]) => void;
  /** Returns a new gesture id. */
  newGesture: () => string;
  /** Returns a new gesture id for a drag; nothing is saved until it ends, since it may be cancelled. */
  beginDrag: () => string;
  /** Ends the current gesture. */
  endGesture: () => void;
  /** Cancels a gesture: restores the room and the undo history. */
  cancelGesture: (gesture: string) => void;
  select: (id: ItemId | null) => void;
  /** Handles a tap on an item; tapping the only selected item opens its settings. */
  tap: (id: ItemId) => void;
  /** Returns the item and its group (E10). */
  groupOf: (id: ItemId) => readonly ItemId[];
  selectMany: (ids: readonly ItemId[]) => void;
  /** Returns the positions of these items and of what moves along with them. */
  positionsOf: (ids: readonly ItemId[]) => PositionsById;
  /** Copies these items, selects the copies and returns their ids in order; empty if refused. */
  duplicate: (ids: readonly ItemId[], gesture: string) => readonly ItemId[];
  /** Moves the selection by percents of the stage. */
  moveSelected: (by: Position, gesture: string) => void;
  deleteSelected: (gesture?: string) => void;
  /**
   * Reports the pointer of a drag beyond the stage's edge, where scenes can be drop targets; null within the
   * stage.
   */
  aim: (at: ClientPoint | null) => void;
  /** Ends a drag. `from`: the former positions of the items and what moved along. */
  dropItems: (dragged: { ids: readonly ItemId[]; from: PositionsById; gesture: string }) => void;
  /** Returns whether plus, minus and 0 zoom; users can turn that off. */
  hasSingleKeys: () => boolean;
  /** Sets whether something is being dragged or resized. */
  setHandling: (isHandling: boolean) => void;
  /** Shows the labels of a drag's guides; empty at its end. */
  showGuides: (labels: readonly GuideLabel[]) => void;
  setViewport: (viewport: Viewport) => void;
  /** Picks an item for the pick tool. */
  pick: (id: ItemId) => void;
  /** Adds a spot of the tool's shape over a rectangle; returns null if refused. */
  addSpot: (rect: PercentRect, gesture: string) => ItemId | null;
}

export interface PlayStageState {
  view: StageView<OpaqueName>;
  /** The player's scene; null while nothing may be shown. */
  scene: ViewScene | null;
  /** The item under a dragged inventory entry, highlighted as its target. */
  targetId: OpaqueName | null;
  /** Whether the background is dimmed, so that clickable items stand out. */
  isHighlighting: boolean;
  /** The open door through which the view moves at the end of a play. */
  exitId: OpaqueName | null;
  /** The visible part of the room in percent of the stage; the scene keeps it within the room. */
  seen: PercentRect;
}

export interface PlayPort extends StagePort<PlayStageState> {
  click: (name: OpaqueName) => void;
  /** A tap on empty ground. */
  clickGround: () => void;
  /** The player moves the view by hand. */
  lookAround: () => void;
  setSeen: (seen: PercentRect) => void;
  /** Subscribes to events for the scene's feedback. Returns the function that stops it. */
  subscribeEvents: (listener: (events: readonly PlayEvent<OpaqueName>[]) => void) => () => void;
}

export type Renderer = 'canvas' | 'webgl';

export interface StageOptions {
  renderer?: Renderer;
  /** No tweens: changes show at once. */
  reducedMotion?: boolean;
  /** Facts about the library's pictures; without them stable addresses are used, without placeholders. */
  pictures?: PictureGuide;
  /** Called once the room is drawn; slow pictures may still be placeholders. */
  onFirstPicture?: () => void;
  /** Called when a picture cannot be loaded; the stage shows a labelled box. */
  onPictureMissing?: (uri: string) => void;
  /** Called with the item under the pointer, or null (play only). */
  onHover?: (id: string | null) => void;
}

/** A mounted stage, owned by the component that mounted it. */
export interface StageHandle<Id extends string = string> {
  /** Renders a view without handles as a 1280×720 webp picture in a data URL. */
  snapshot: (view: StageView) => Promise<string>;
  /**
   * Returns the item that a tap or drop there would hit; small items are hit from half a finger away. Null if
   * there is none.
   */
  itemAt: (at: ClientPoint) => Id | null;
  /** Returns the position in percent of the stage; null outside the stage. */
  positionAt: (at: ClientPoint) => Position | null;
  /** Preloads pictures after all visible ones. Settles once each has loaded or failed. */
  preload: (uris: readonly string[]) => Promise<void>;
  /** Settles once the present view is drawn, at least with placeholders. */
  whenShown: () => Promise<void>;
  dispose: () => void;
}

/** The items whose moving parts are shown separately; null stands for the room itself. */
export type Loosened = ReadonlySet<string | null>;

export interface PlayStageHandle extends StageHandle<OpaqueName> {
  /** Shows these without their moving parts. */
  loosen: (things: Loosened) => void;
}
