import { LIMITS } from '../../../../core/room/limits.ts';
import { DESCRIPTIONS, type Description } from '../../../../core/room/model.ts';
import { editorText } from '../../../text/editor.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { RoomTextField } from '../fields/RoomTextField.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { PanelSection } from './PanelSection.tsx';

/** What the item says: nothing, a ready message or the creator's own words (R9). */
export function WordsSection({ active: { id, item } }: { active: ActiveItem }) {
  const { dispatch } = useEditorActions();
  function choose(value: string): void {
    if (isDescription(value)) dispatch({ type: 'setDescription', id, description: value });
  }
  return (
    <PanelSection title={editorText.panel.words}>
      <ChoiceField
        label={editorText.panel.message}
        value={item.description}
        choices={DESCRIPTIONS.map((value) => ({ value, label: editorText.descriptions[value] }))}
        onChoose={choose}
      />
      {item.description === 'custom' && (
        <RoomTextField
          label={editorText.panel.customMessage}
          value={item.customDescription}
          limit={LIMITS.message}
          placeholder={editorText.panel.customPlaceholder}
          toCommand={(customDescription) => ({ type: 'setCustomDescription', id, customDescription })}
          isMultiline
        />
      )}
    </PanelSection>
  );
}

function isDescription(value: string): value is Description {
  return DESCRIPTIONS.some((description) => description === value);
}
