import { DOOR_ID, type ItemState } from '../../../../core/room/model.ts';
import { hasOpenedPicture } from '../../../../core/room/pictures/pictures.ts';
import { SegmentedControl } from '../../../shared/kit/SegmentedControl.tsx';
import { useEditorActions } from '../../session/editorContext.ts';
import type { ActiveItem } from '../../session/useRoom.ts';
import { editorText } from '../../text/editor.ts';
import { FoldedSection } from './FoldedSection.tsx';

/** The item's initial state, where it can be chosen; its colour is in the panel's head. */
export function LookSection({ active }: { active: ActiveItem }) {
  const { id, item } = active;
  const { dispatch } = useEditorActions();
  // P14: locked items start closed, the door always.
  const hasStates = hasOpenedPicture(item) && !item.isItemLocked && id !== DOOR_ID;
  if (!hasStates && item.state !== 'opened') return null;
  const { look, summaries, stateOpened, stateDefault } = editorText.panel;
  return (
    <FoldedSection
      title={look}
      summary={summaries.starts(item.state === 'opened' ? stateOpened : stateDefault)}
    >
      <SegmentedControl
        isLabelShown
        label={editorText.panel.state}
        value={item.state}
        choices={states()}
        onChoose={(state) => dispatch({ type: 'setState', id, state })}
      />
    </FoldedSection>
  );
}

function states(): readonly { value: ItemState; label: string }[] {
  const { stateDefault, stateOpened } = editorText.panel;
  return [
    { value: 'default', label: stateDefault },
    { value: 'opened', label: stateOpened },
  ];
}
