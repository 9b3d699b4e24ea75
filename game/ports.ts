import type { HitBox, Position, Top } from '../core/catalogue/model.ts';
import type { PictureGuide } from '../core/catalogue/pictureGuide.ts';
import type { Command, Places } from '../core/edit/command.ts';
import type { PlayEvent } from '../core/play/model.ts';
import type { OpaqueName } from '../core/play/view/opaqueName.ts';
import type { ViewScene } from '../core/play/view/playerView.ts';
import type { PercentRect } from '../core/room/geometry.ts';
import type { Background, ItemId, SpotShape } from '../core/room/model.ts';

/** What a scene may read, subscribe to and dispatch. Scenes know no store, no React and no network. */

/** A place in the window, in CSS pixels, as pointer events tell it. */
export interface ClientPoint {
  clientX: number;
  clientY: number;
}

/** One picture on the stage. Positions and width in percent of the stage, top-left corner (R3). */
export interface StageItem<Id extends string = string> {
  /** An item id in the editor, an opaque name in play. */
  id: Id;
  label: string;
  uri: string;
  /** Height by width. */
  aspect: number;
  hitBox: HitBox;
  position: Position;
  width: number;
  /** Of an item without a picture: its shape over the background (N6). */
  spot?: SpotShape | null;
  /** Moves and resizes by gesture (editor only). */
  isMovable: boolean;
  /** Where others stand on it (editor only). */
  tops?: readonly Top[];
  /** Comes to light by another one (editor only: no view of a player holds such an item). */
  isHidden?: boolean;
  /** A lock that was opened and is no way: nothing to be touched any more (play only). */
  isOver?: boolean;
}

export interface StageView<Id extends string = string> {
  /** Which scene is seen: what another one shows is not left under its things. */
  sceneId?: string | undefined;
  /** Null while nothing may be seen (not started, paused). */
  background: Background | null;
  /** Back to front. */
  items: readonly StageItem<Id>[];
  /** Of a close-up: nothing in it stands on a floor. */
  isCloseUp?: boolean;
}

export interface StagePort<State> {
  /** The very same object until something on the stage changes. */
  getState: () => State;
  /** Calls back after every change; returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
}

/** What of the stage is to be seen: how many times as large as the whole, and the stage units at its top-left corner. */
export interface Viewport {
  zoom: number;
  x: number;
  y: number;
}

export interface EditorStageState {
  view: StageView<ItemId>;
  activeId: ItemId | null;
  /** What gestures and keys act on. */
  selectedIds: readonly ItemId[];
  tool: EditorTool;
  viewport: Viewport;
  /** Something is being dragged or resized. */
  isHandling: boolean;
}

/** What a pointer does: it selects and moves, chooses one of some items, or draws a spot (N6). */
export type EditorTool =
  | { type: 'select' }
  | { type: 'pick'; accepts: (id: ItemId) => boolean }
  | { type: 'spot' };

/** Words at a guide, which shows what something that is dragged has come in line with. */
export interface GuideLabel {
  /** Along which it came in line: a guide of `x` stands upright, the gaps of `x` lie side by side. */
  axis: 'x' | 'y';
  /** Percent of the stage. */
  at: Position;
  says: GuideSource | { type: 'gap'; size: number };
}

/** What a guide belongs to. */
export type GuideSource =
  | { type: 'floor' }
  /** The middle of the stage. */
  | { type: 'middle' }
  /** A table's, a shelf's: what stands on it. */
  | { type: 'top'; id: ItemId }
  /** The start is a left or top edge. */
  | { type: 'thing'; id: ItemId; edge: 'start' | 'middle' | 'end' };

export interface EditorPort extends StagePort<EditorStageState> {
  /** Commands of one gesture carry one id and become one undo step (E2). */
  dispatch: (command: Command, gesture?: string) => void;
  /** An id for the commands of a gesture that begins. */
  newGesture: () => string;
  /** The same, of a drag: while it is under way nothing of it is saved, since it may be given up. */
  beginDrag: () => string;
  /** Nothing more comes of the gesture under way. */
  endGesture: () => void;
  /** The gesture is given up: the room is as it was before, and so is what can be undone. */
  giveUpGesture: (gesture: string) => void;
  select: (id: ItemId | null) => void;
  /** What a tap takes; what is selected alone already is to be set up. */
  tap: (id: ItemId) => void;
  /** It, and all that is kept together with it (E10). */
  togetherWith: (id: ItemId) => readonly ItemId[];
  selectMany: (ids: readonly ItemId[]) => void;
  /** Where these stand, and all that goes along when they are moved. */
  placesOf: (ids: readonly ItemId[]) => Places;
  /** Copies of these, selected, in the same order; none where it was refused. */
  duplicate: (ids: readonly ItemId[], gesture: string) => readonly ItemId[];
  /** Moves what is selected by so many percent of the stage. */
  moveSelected: (by: Position, gesture: string) => void;
  deleteSelected: (gesture?: string) => void;
  /** Things are dragged here, beyond the stage's edge: there may be a scene to bring them to. Null within the stage. */
  aim: (at: ClientPoint | null) => void;
  /** These were dragged and are let go of; `from`: where they, and all that went along, stood before. */
  letGo: (dragged: { ids: readonly ItemId[]; from: Places; gesture: string }) => void;
  /** Whether plus, minus and 0 zoom: they can be turned off. */
  hasSingleKeys: () => boolean;
  /** Whether something is being dragged or resized. */
  setHandling: (isHandling: boolean) => void;
  /** What the guides of a drag say; none at its end. */
  showGuides: (labels: readonly GuideLabel[]) => void;
  setViewport: (viewport: Viewport) => void;
  /** The item that was asked for. */
  pick: (id: ItemId) => void;
  /** A spot as the tool has it, over this part of the stage; null where it was refused. */
  addSpot: (rect: PercentRect, gesture: string) => ItemId | null;
}

export interface PlayStageState {
  view: StageView<OpaqueName>;
  /** Where the player is; null while nothing may be seen. */
  scene: ViewScene | null;
  /** The item under an inventory entry being dragged, to be shown as its target. */
  targetId: OpaqueName | null;
  /** The background steps back, so that what can be clicked stands out. */
  isLooking: boolean;
  /** The open door through which the view goes, at the end of a play. */
  wayOutId: OpaqueName | null;
  /** What of the room is seen, in percent of the stage; the scene keeps it within the room. */
  seen: PercentRect;
}

export interface PlayPort extends StagePort<PlayStageState> {
  click: (name: OpaqueName) => void;
  /** A tap where nothing is. */
  clickGround: () => void;
  setSeen: (seen: PercentRect) => void;
  /** What actions brought about, for the scene's feedback. Returns the way to stop it. */
  subscribeEvents: (listener: (events: readonly PlayEvent<OpaqueName>[]) => void) => () => void;
}

export type Renderer = 'canvas' | 'webgl';

export interface StageOptions {
  renderer?: Renderer;
  /** No tweens: changes show at once. */
  reducedMotion?: boolean;
  /** What is known of the library's pictures; without it they go by their stable names, without placeholders. */
  pictures?: PictureGuide;
  /** Called once the room is drawn; pictures that take long may still be placeholders. */
  onFirstPicture?: () => void;
  /** Called when a picture cannot be loaded; the stage shows a labelled box. */
  onPictureMissing?: (uri: string) => void;
  /** Called with the item that the pointer goes over, null for none (play only). */
  onHover?: (id: string | null) => void;
}

/** A mounted stage, owned by the component that mounted it. */
export interface StageHandle<Id extends string = string> {
  /** The given view alone, without handles, as a 1280×720 webp picture in a data URL. */
  snapshot: (view: StageView) => Promise<string>;
  /** The id of the item that a tap or a drop there means, small ones from half a finger away; null where there is none. */
  itemAt: (at: ClientPoint) => Id | null;
  /** In percent of the stage; null beside it. */
  positionAt: (at: ClientPoint) => Position | null;
  /** Has the browser fetch pictures that are not shown yet, after all that is. Settles once each is there or cannot be had. */
  fetchForLater: (uris: readonly string[]) => Promise<void>;
  /** Settles once what the port now shows is drawn, if only by what stands for pictures that take long. */
  whenShown: () => Promise<void>;
  dispose: () => void;
}

/** The items whose parts swing or turn over the room; null stands for the room itself. */
export type Loosened = ReadonlySet<string | null>;

export interface PlayStageHandle extends StageHandle<OpaqueName> {
  /** Shows these without their parts, which are shown by themselves. */
  loosen: (things: Loosened) => void;
}
