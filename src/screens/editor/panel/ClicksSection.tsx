import { applyCommand } from '../../../../core/edit/applyCommand.ts';
import { bringsAbout, mustAnswerClicks } from '../../../../core/room/links.ts';
import type { OnClick } from '../../../../core/room/model.ts';
import { hasOpenedPicture } from '../../../../core/room/pictures.ts';
import { editorText } from '../../../text/editor.ts';
import { type Choice, ChoiceField } from '../fields/ChoiceField.tsx';
import { ToggleField } from '../fields/ToggleField.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { PanelSection } from './PanelSection.tsx';

const KINDS = ['none', 'message', 'toggle'] as const satisfies readonly OnClick['type'][];

/** What a click does: whether players take the item along, and a behaviour of its own (R10). */
export function ClicksSection({ active }: { active: ActiveItem }) {
  const { id, item, room } = active;
  const { dispatch } = useEditorActions();
  const toggleAddable = {
    type: 'setAddable',
    id,
    isAddableToInventory: !item.isAddableToInventory,
  } as const;
  function choose(value: string): void {
    const type = KINDS.find((kind) => kind === value);
    dispatch({ type: 'setOnClick', id, onClick: type ? { type } : null });
  }
  return (
    <PanelSection title={editorText.panel.clicks}>
      {item.spot === null && (
        <ToggleField
          label={editorText.panel.isAddable}
          help={editorText.panel.isAddableHelp}
          isOn={item.isAddableToInventory}
          isDisabled={!applyCommand(room, toggleAddable).ok}
          onToggle={() => dispatch(toggleAddable)}
        />
      )}
      <ChoiceField
        label={editorText.panel.onClick}
        value={item.onClick?.type ?? ''}
        choices={choicesFor(active, mustAnswerClicks(room, id))}
        onChoose={choose}
      />
    </PanelSection>
  );
}

/** Only what would not be refused, and always what is set. */
function choicesFor({ item }: ActiveItem, mustAnswer: boolean): readonly Choice[] {
  const fitting = KINDS.filter((kind) => {
    if (kind === item.onClick?.type) return true;
    return kind === 'toggle' ? hasOpenedPicture(item) && !bringsAbout(item) : !mustAnswer;
  });
  const usual = { value: '', label: editorText.panel.onClickDefault };
  return [usual, ...fitting.map((kind) => ({ value: kind, label: editorText.panel.onClicks[kind] }))];
}
