import { canCombine } from '../../../core/edit/canCombine.ts';
import type { Command } from '../../../core/edit/command.ts';
import type { Ends } from '../../../core/edit/links/linksFor.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { candidatesFor } from '../links/candidates.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { puzzlePanelText } from '../text/puzzlePanel.ts';

/** Tells whether combining two connected things is offered, and begins it. */
export function useCombining(room: Room) {
  const catalogue = useEditor((state) => state.catalogue.items);
  const { select, chooseOtherPart } = useEditorActions();
  const askForResult = useAskForResult(room);

  /** Containers are meant to be opened or to hide something, not to be combined. */
  function isContainer(id: ItemId): boolean {
    const catalogueId = itemOf(room, id)?.catalogueId;
    return catalogue.find((entry) => entry.id === catalogueId)?.isContainer === true;
  }
  function combine({ from, to }: Ends): void {
    chooseOtherPart(from, to);
    select(from);
    askForResult(from, to);
  }
  return {
    offersCombining: (ends: Ends) =>
      canCombine(room, ends) && !isContainer(ends.from) && !isContainer(ends.to),
    combine,
  };
}

/** Asks for the result of two parts: something in the room, or what is added next. */
export function useAskForResult(room: Room): (id: ItemId, other: ItemId) => void {
  const { dispatch, setActiveTab, setTool } = useEditorActions();
  return (id, other) => {
    const toCommand = (result: ItemId): Command => ({
      type: 'setCombination',
      id,
      combination: { other, result },
    });
    const candidates = candidatesFor(room, toCommand);
    setActiveTab('items');
    setTool({
      type: 'pick',
      isOnce: true,
      takesNew: true,
      says: puzzlePanelText.picking.newResult,
      accepts: (each) => candidates.includes(each),
      take: (result) => void dispatch(toCommand(result)),
    });
  };
}
