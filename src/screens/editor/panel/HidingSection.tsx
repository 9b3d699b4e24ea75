import { useMemo } from 'react';
import { hideWithin } from '../../../../core/edit/placeWithin.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { hiddenBy, itemOf } from '../../../../core/room/links.ts';
import type { ItemId } from '../../../../core/room/model.ts';
import { holdsIn } from '../../../stores/editor/holdsIn.ts';
import { editorText } from '../../../text/editor.ts';
import { puzzlePanelText } from '../../../text/puzzlePanel.ts';
import { ToggleField } from '../fields/ToggleField.tsx';
import { candidatesFor } from '../links/candidates.ts';
import { ItemListField } from '../links/ItemListField.tsx';
import { useEditorActions, useEditorSession } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { PanelSection } from './PanelSection.tsx';

/** Whether the item hides others until it is opened, and which (O2). */
export function HidingSection({ active }: { active: ActiveItem }) {
  const { id, item } = active;
  const { dispatch } = useEditorActions();
  return (
    <PanelSection title={editorText.panel.hiding}>
      <ToggleField
        label={editorText.panel.isHiding}
        isOn={item.isHidingAnotherItem}
        onToggle={(isHidingAnotherItem) => dispatch({ type: 'setHiding', id, isHidingAnotherItem })}
      />
      {item.isHidingAnotherItem && <HiddenField active={active} />}
    </PanelSection>
  );
}

function HiddenField({ active: { id, item, room } }: { active: ActiveItem }) {
  const { dispatch } = useEditorActions();
  const { store } = useEditorSession();
  const hidden = hiddenBy(item);
  const candidates = useMemo(
    () =>
      candidatesFor(room, (target) => ({ type: 'setItemsToHide', id, itemsToHide: [target] })).filter(
        (target) => !hiddenBy(item).includes(target),
      ),
    [room, id, item],
  );
  function set(itemsToHide: readonly ItemId[]): void {
    const { roomSettings, catalogue } = store.getState();
    if (roomSettings) dispatch(hideWithin(roomSettings, { id, itemsToHide }, holdsIn(catalogue)));
  }
  function take(target: ItemId): void {
    const { roomSettings } = store.getState();
    const hider = roomSettings && itemOf(roomSettings, id);
    if (hider) set([...hiddenBy(hider), target]);
  }
  const { chooseHidden, noOtherItems } = editorText.panel;
  const first = candidates.length > 0 ? chooseHidden : noOtherItems;
  return (
    <ItemListField
      room={room}
      ids={hidden}
      candidates={candidates}
      limit={LIMITS.hidden}
      labelAt={puzzlePanelText.hiddenAt}
      prompt={hidden.length === 0 ? first : puzzlePanelText.furtherHidden}
      {...(hidden.length > 1 && { help: puzzlePanelText.hidesHelp })}
      isOrdered
      onChange={set}
      pick={{ says: puzzlePanelText.picking.hidden, take, accepts: (target) => candidates.includes(target) }}
    />
  );
}
