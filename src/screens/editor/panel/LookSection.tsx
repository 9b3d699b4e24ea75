import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { inOrder } from '../../../../core/catalogue/inOrder.ts';
import { DOOR_ID, type ItemState } from '../../../../core/room/model.ts';
import { hasOpenedPicture } from '../../../../core/room/pictures/pictures.ts';
import { SegmentedControl } from '../../../components/kit/SegmentedControl.tsx';
import { editorText } from '../../../text/editor.ts';
import { PictureTile } from '../fields/PictureTile.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { PanelSection } from './PanelSection.tsx';

/** Colour and state; an item that comes in one look only has no such section. */
export function LookSection({ active }: { active: ActiveItem }) {
  const { id, item } = active;
  const { dispatch } = useEditorActions();
  const colors = Object.entries(item.variants);
  // P14: what is locked starts closed, the door always.
  const hasStates = hasOpenedPicture(item) && !item.isItemLocked && id !== DOOR_ID;
  if (colors.length < 2 && !hasStates) return null;
  return (
    <PanelSection title={editorText.panel.look}>
      {colors.length > 1 && <Swatches active={active} />}
      {(hasStates || item.state === 'opened') && (
        <SegmentedControl
          isLabelShown
          label={editorText.panel.state}
          value={item.state}
          choices={states()}
          onChoose={(state) => dispatch({ type: 'setState', id, state })}
        />
      )}
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

function Swatches({ active: { id, item } }: { active: ActiveItem }) {
  const { dispatch } = useEditorActions();
  const order = useEditor(
    ({ catalogue }) => catalogue.items.find((entry) => entry.id === item.catalogueId)?.colorOrder,
  );
  return (
    <Box role="group" aria-label={editorText.panel.color}>
      <Text textStyle="sm" fontWeight="600" mb="1.5" aria-hidden>
        {editorText.panel.color}
      </Text>
      <Flex gap="2" wrap="wrap">
        {inOrder(item.variants, order ?? []).map(([color, variant]) => (
          <chakra.button
            key={color}
            type="button"
            aria-pressed={color === item.color}
            aria-label={editorText.color(color)}
            title={editorText.color(color)}
            onClick={() => dispatch({ type: 'setColor', id, color })}
            boxSize="14"
            p="1.5"
            display="flex"
            borderRadius="md"
            borderWidth="2px"
            borderColor="border"
            bg="bg.inset"
            cursor="pointer"
            _hover={{ borderColor: 'border.strong' }}
            css={{ '&[aria-pressed=true]': { borderColor: 'accent', bg: 'bg.raised' } }}
          >
            <PictureTile uri={variant.default} label={color} />
          </chakra.button>
        ))}
      </Flex>
    </Box>
  );
}
