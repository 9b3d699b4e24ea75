import { editorText } from '../../../text/editor.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ToggleField } from '../fields/ToggleField.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { otherItems } from './LockSection.tsx';
import { PanelSection } from './PanelSection.tsx';

/** Whether the item hides another one until it is opened. */
export function HidingSection({ active: { id, item, room } }: { active: ActiveItem }) {
  const { dispatch } = useEditorActions();
  const choices = otherItems(room, id);
  const first = choices.length > 0 ? editorText.panel.chooseHidden : editorText.panel.noOtherItems;
  return (
    <PanelSection title={editorText.panel.hiding}>
      <ToggleField
        label={editorText.panel.isHiding}
        isOn={item.isHidingAnotherItem}
        onToggle={(isHidingAnotherItem) => dispatch({ type: 'setHiding', id, isHidingAnotherItem })}
      />
      {item.isHidingAnotherItem && (
        <ChoiceField
          label={editorText.panel.hides}
          value={item.itemToHide ?? ''}
          choices={[{ value: '', label: first }, ...choices]}
          onChoose={(value) =>
            dispatch({ type: 'setItemToHide', id, itemToHide: value === '' ? null : value })
          }
        />
      )}
    </PanelSection>
  );
}
