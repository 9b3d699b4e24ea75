import type { ItemId, SceneId, SpotShape } from '../../../../core/room/model.ts';

/** A tool with which a tap chooses an item instead of selecting it. */
export interface PickTool {
  type: 'pick';
  /** Text of the banner. */
  says: string;
  take: (id: ItemId) => void;
  /** Items that can be chosen; the others are dimmed. */
  accepts: (id: ItemId) => boolean;
  /** The item that the choice is for: it is not dimmed. */
  about?: ItemId;
  /** Ends after one choice. */
  isOnce?: boolean;
  /** Whether an item that is added from the palette meanwhile is chosen, too. */
  takesNew?: boolean;
  /** Asks for a scene, chosen by going to it. */
  takeScene?: (scene: SceneId) => void;
}

/** What the pointer does in the room: select and move, choose for something, or draw a spot (N6). */
export type StageTool = { type: 'select' } | PickTool | SpotTool;

/** A tool with which a drag or a tap makes a spot of this shape and name. */
interface SpotTool {
  type: 'spot';
  shape: SpotShape;
  name: string;
}

export const SELECT_TOOL: StageTool = { type: 'select' };
