import type { ItemId, SceneId, SpotShape } from '../../../../core/room/model.ts';

/** A tap in the room chooses an item for something, instead of selecting it. */
export interface PickTool {
  type: 'pick';
  /** What the creator is told meanwhile. */
  says: string;
  take: (id: ItemId) => void;
  /** The items that it is about; the others step back. */
  accepts: (id: ItemId) => boolean;
  /** One is enough. */
  isOnce?: boolean;
  /** What is brought in from the palette meanwhile is chosen, too. */
  takesNew?: boolean;
  /** A scene is asked for, which going to it gives. */
  takeScene?: (scene: SceneId) => void;
}

/** What the pointer does in the room: it selects and moves, chooses for something, or draws a spot (N6). */
export type StageTool = { type: 'select' } | PickTool | SpotTool;

/** A drag or a tap in the room makes a spot of this shape and name. */
export interface SpotTool {
  type: 'spot';
  shape: SpotShape;
  name: string;
}

export const SELECT_TOOL: StageTool = { type: 'select' };
