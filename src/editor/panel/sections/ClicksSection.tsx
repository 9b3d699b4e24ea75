import { Box, Flex } from '@chakra-ui/react';
import { applyCommand } from '../../../../core/edit/applyCommand.ts';
import type { ItemId, OnClick } from '../../../../core/room/model.ts';
import { hasOpenedPicture } from '../../../../core/room/pictures/pictures.ts';
import { type Choice, ChoiceField } from '../../../shared/form/ChoiceField.tsx';
import { ToggleField } from '../../../shared/form/ToggleField.tsx';
import { PickButton } from '../../links/PickButton.tsx';
import { toolForWay } from '../../links/toolForWay.ts';
import { useEditorActions } from '../../session/editorContext.ts';
import type { ActiveItem } from '../../session/useRoom.ts';
import { editorText } from '../../text/editor.ts';
import { refusalText } from '../../text/editorMessages.ts';
import { puzzlePanelText } from '../../text/puzzlePanel.ts';
import { sceneName, scenesText } from '../../text/scenes.ts';
import { LossNotice } from '../LossNotice.tsx';
import { PanelSection } from './PanelSection.tsx';

const KINDS = ['none', 'message', 'toggle'] as const satisfies readonly OnClick['type'][];

/** The effect of a click: whether the item is taken, where it leads, or a behaviour of its own (R10, N2). */
export function ClicksSection({ active }: { active: ActiveItem }) {
  const { id, item, room } = active;
  const { dispatch } = useEditorActions();
  const toggleAddable = {
    type: 'setAddable',
    id,
    isAddableToInventory: !item.isAddableToInventory,
  } as const;
  const taking = applyCommand(room, toggleAddable);
  const choices = choicesFor(active);
  function choose(value: string): void {
    dispatch({
      type: 'setOnClick',
      id,
      onClick: choices.find((each) => each.value === value)?.onClick ?? null,
    });
  }
  return (
    <PanelSection title={editorText.panel.clicks}>
      {!item.isAddableToInventory && <LossNotice active={active} types={['lockDeleted', 'partDeleted']} />}
      {item.spot === null && (
        <ToggleField
          label={editorText.panel.isAddable}
          help={taking.ok ? editorText.panel.isAddableHelp : refusalText(taking.refusal)}
          isOn={item.isAddableToInventory}
          isDisabled={!taking.ok}
          onToggle={() => dispatch(toggleAddable)}
        />
      )}
      <Flex gap="2" align="end">
        <Box flex="1" minW="0">
          <ChoiceField
            label={editorText.panel.onClick}
            value={toValue(item.onClick ?? null)}
            choices={choices}
            onChoose={choose}
          />
        </Box>
        {choices.some(({ onClick }) => onClick?.type === 'go') && <WayButton id={id} />}
      </Flex>
    </PanelSection>
  );
}

/** Chooses the scene that the item leads to, by a tap on a scene below the room. */
function WayButton({ id }: { id: ItemId }) {
  const { dispatch } = useEditorActions();
  return <PickButton label={puzzlePanelText.pickScene} tool={toolForWay(id, dispatch)} />;
}

interface ClickChoice extends Choice {
  onClick: OnClick | null;
}

/** The effects that a click on the item can have in this room, and the present one. */
function choicesFor({ id, item, room }: ActiveItem): readonly ClickChoice[] {
  const ways = room.sceneOrder
    .filter((to) => to !== item.scene)
    .map((to): ClickChoice => toChoice({ type: 'go', to }, scenesText.leadsTo(sceneName(room, to))));
  const kinds = KINDS.map((type) => toChoice({ type }, editorText.panel.onClicks[type]));
  const isSet = ({ value }: ClickChoice) => value === toValue(item.onClick ?? null);
  const fitting = [...ways, ...kinds].filter((choice) => {
    const isIdle = choice.onClick?.type === 'toggle' && !hasOpenedPicture(item);
    const isAllowed = applyCommand(room, { type: 'setOnClick', id, onClick: choice.onClick }).ok;
    return isSet(choice) || (isAllowed && !isIdle);
  });
  return [{ value: '', label: editorText.panel.onClickDefault, onClick: null }, ...fitting];
}

function toChoice(onClick: OnClick, label: string): ClickChoice {
  return { value: toValue(onClick), label, onClick };
}

function toValue(onClick: OnClick | null): string {
  return onClick?.type === 'go' ? `go ${onClick.to}` : (onClick?.type ?? '');
}
