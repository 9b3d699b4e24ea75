import { chakra, Flex } from '@chakra-ui/react';
import { inOrder } from '../../../core/catalogue/inOrder.ts';
import { libraryText } from '../../shared/text/library.ts';
import type { SelectedItem } from '../canvas/useSelection.ts';
import { PictureTile } from '../fields/PictureTile.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';

/** The item in each of its colours; nothing if there is only one. */
export function ColorChoice({ active: { id, item } }: { active: SelectedItem }) {
  const { dispatch } = useEditorActions();
  const order = useEditor(
    ({ catalogue }) => catalogue.items.find((entry) => entry.id === item.catalogueId)?.colorOrder,
  );
  const colors = inOrder(item.variants, order ?? []);
  if (colors.length < 2) return null;
  return (
    <Flex
      role="group"
      aria-label={editorText.panel.color}
      gap={{ base: '1', xl: '0.5' }}
      minW="0"
      wrap="wrap"
    >
      {colors.map(([color, variant]) => (
        <chakra.button
          key={color}
          type="button"
          aria-pressed={color === item.color}
          aria-label={libraryText.color(color)}
          title={libraryText.color(color)}
          onClick={() => dispatch({ type: 'setColor', id, color })}
          boxSize={{ base: '11', lg: '8', xl: '6' }}
          flexShrink="0"
          p="0.5"
          display="flex"
          borderRadius="md"
          borderWidth="2px"
          borderColor="border"
          bg="bg.tile"
          cursor="pointer"
          _hover={{ borderColor: 'border.strong' }}
          css={{ '&[aria-pressed=true]': { borderColor: 'accent' } }}
        >
          <PictureTile uri={variant.default} label={color} />
        </chakra.button>
      ))}
    </Flex>
  );
}
