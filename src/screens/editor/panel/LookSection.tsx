import { DOOR_ID, type ItemState } from '../../../../core/room/model.ts';
import { hasOpenedPicture } from '../../../../core/room/pictures/pictures.ts';
import { SegmentedControl } from '../../../components/kit/SegmentedControl.tsx';
import { editorText } from '../../../text/editor.ts';
import { useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { PanelSection } from './PanelSection.tsx';

/** How it stands at first, where that can be chosen; its colour stands in the panel's head. */
export function LookSection({ active }: { active: ActiveItem }) {
  const { id, item } = active;
  const { dispatch } = useEditorActions();
  // P14: what is locked starts closed, the door always.
  const hasStates = hasOpenedPicture(item) && !item.isItemLocked && id !== DOOR_ID;
  if (!hasStates && item.state !== 'opened') return null;
  return (
    <PanelSection title={editorText.panel.look}>
      <SegmentedControl
        isLabelShown
        label={editorText.panel.state}
        value={item.state}
        choices={states()}
        onChoose={(state) => dispatch({ type: 'setState', id, state })}
      />
    </PanelSection>
  );
}

function states(): readonly { value: ItemState; label: string }[] {
  const { stateDefault, stateOpened } = editorText.panel;
  return [
    { value: 'default', label: stateDefault },
    { value: 'opened', label: stateOpened },
  ];
}
