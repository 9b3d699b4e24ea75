import { type Ends, type LinkType, linksFor, refusalOfLink } from '../../../../core/edit/links/linksFor.ts';
import type { ItemId } from '../../../../core/room/model.ts';
import type { LinkingActions } from '../editorActions.ts';
import type { EditorData } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';
import { SELECT_TOOL } from '../session/stageTool.ts';
import { holdsIn } from './holdsIn.ts';

/** Connects one thing with another. */
export function createLinking({ get, set }: EditorDeps): LinkingActions {
  function link(ends: Ends, type: LinkType): void {
    set({ linkAsked: null });
    const command = possible(ends).find((each) => each.type === type)?.command;
    if (!command || get().dispatch(command) !== null) return;
    // A notice from the command is more important than the confirmation.
    if (get().notice === null) set({ notice: { type: 'linked', link: type, ends } });
    // The item may have moved to another scene.
    if (!get().selectedIds.includes(ends.from)) get().select(ends.from);
  }

  function possible(ends: Ends) {
    const { roomSettings, catalogue } = get();
    return roomSettings ? linksFor(roomSettings, ends, holdsIn(catalogue)) : [];
  }

  return {
    connect: (ends) => {
      const [only, ...others] = possible(ends);
      if (!only) return;
      set({ tool: SELECT_TOOL });
      if (others.length > 0) set({ linkAsked: ends });
      else link(ends, only.type);
    },
    refuseLink: (ends, type) => {
      const { roomSettings: room } = get();
      if (room) set({ notice: { type: 'notLinked', ends, refusal: refusalOfLink(room, ends, type) } });
    },
    link,
    linkToScene: (id, scene) => {
      const isThere = get().roomSettings?.itemConfigs[id]?.scene === scene;
      const onClick = { type: 'go', to: scene } as const;
      if (!isThere && get().dispatch({ type: 'setOnClick', id, onClick }) !== null) return;
      if (get().notice === null) set({ notice: { type: 'broughtToScene', id, scene } });
    },
    chooseOtherPart: (id, other) => set({ otherParts: pairedIn(get().otherParts, id, other) }),
    dismissLink: () => set({ linkAsked: null }),
  };
}

/** Pairs two items as parts, replacing former pairs of both. */
function pairedIn(
  pairs: EditorData['otherParts'],
  id: ItemId,
  other: ItemId | null,
): EditorData['otherParts'] {
  const ends = [id, other];
  const left = Object.entries(pairs).filter((pair) => !pair.some((each) => ends.includes(each)));
  return { ...Object.fromEntries(left), ...(other !== null && { [id]: other, [other]: id }) };
}
