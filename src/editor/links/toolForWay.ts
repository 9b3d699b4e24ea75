import type { Command } from '../../../core/edit/command.ts';
import type { ItemId } from '../../../core/room/model.ts';
import type { PickTool } from '../store/session/stageTool.ts';
import { puzzlePanelText } from '../text/puzzlePanel.ts';

/** A tool that asks for the scene an item leads to (N2): the next scene opened below the room is chosen. */
export function toolForWay(id: ItemId, dispatch: (command: Command) => unknown): PickTool {
  return {
    type: 'pick',
    says: puzzlePanelText.picking.scene,
    accepts: () => false,
    about: id,
    take: () => {},
    takeScene: (to) => void dispatch({ type: 'setOnClick', id, onClick: { type: 'go', to } }),
  };
}
