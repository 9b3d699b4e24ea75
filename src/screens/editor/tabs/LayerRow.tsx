import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { Eye, EyeOff, KeyRound, Lock, VenetianMask } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { itemOf, lockOf } from '../../../../core/room/links.ts';
import type { ItemConfig, ItemId } from '../../../../core/room/model.ts';
import { useLanguage } from '../../../components/useLanguage.ts';
import { editorText } from '../../../text/editor.ts';
import { itemName } from '../../../text/editorMessages.ts';
import { PictureTile } from '../fields/PictureTile.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';

/** One item of the drawing order: chosen by a click, taken off the canvas while working by its eye (R6). */
export const LayerRow = memo(function LayerRow({ id }: { id: ItemId }) {
  useLanguage();
  // Each row hears of its own item alone: a change of one must not draw 300 rows anew.
  const item = useEditor(({ roomSettings }) => roomSettings && itemOf(roomSettings, id));
  const name = useEditor(({ roomSettings }) => (roomSettings ? itemName(roomSettings, id) : ''));
  const isActive = useEditor((state) => state.activeEditingItemId === id || state.selectedIds.includes(id));
  if (!item) return null;
  return (
    <Flex
      as="li"
      align="center"
      borderRadius="md"
      bg={isActive ? 'bg.raised' : 'transparent'}
      boxShadow={isActive ? 'inset 3px 0 0 {colors.accent}' : undefined}
      _hover={{ bg: 'bg.raised' }}
    >
      <LayerButton id={id} item={item} name={name} isActive={isActive} />
      <ConcealButton id={id} name={name} />
    </Flex>
  );
});

interface LayerButtonProps {
  id: ItemId;
  item: ItemConfig;
  name: string;
  isActive: boolean;
}

function LayerButton({ id, item, name, isActive }: LayerButtonProps) {
  const isKey = useEditor(({ roomSettings }) => roomSettings !== null && lockOf(roomSettings, id) !== null);
  const isConcealed = useEditor((state) => state.concealedIds.includes(id));
  const { select, closePanel } = useEditorActions();
  return (
    <chakra.button
      type="button"
      aria-pressed={isActive}
      onClick={() => {
        select(id);
        // On a phone the list stays, so that one can go on ordering.
        closePanel();
      }}
      flex="1"
      minW="0"
      minH="11"
      display="flex"
      alignItems="center"
      gap="3"
      px="3"
      textAlign="start"
      cursor="pointer"
      borderRadius="md"
      opacity={isConcealed ? 0.5 : 1}
    >
      <Box boxSize="8" flexShrink="0" display="flex" aria-hidden>
        <PictureTile uri={item.uri} label={name} />
      </Box>
      <Text as="span" textStyle="sm" fontWeight="600" truncate flex="1">
        {name}
      </Text>
      {item.isHidden && <Mark label={editorText.layers.hidden} icon={<VenetianMask />} />}
      {item.isItemLocked && <Mark label={editorText.layers.locked} icon={<Lock />} />}
      {isKey && <Mark label={editorText.layers.key} icon={<KeyRound />} />}
    </chakra.button>
  );
}

function ConcealButton({ id, name }: { id: ItemId; name: string }) {
  const isConcealed = useEditor((state) => state.concealedIds.includes(id));
  const { toggleConcealed } = useEditorActions();
  return (
    <IconButton
      variant="ghost"
      size="sm"
      color="fg.subtle"
      aria-pressed={isConcealed}
      aria-label={isConcealed ? editorText.layers.reveal(name) : editorText.layers.conceal(name)}
      onClick={() => toggleConcealed(id)}
    >
      {isConcealed ? <EyeOff /> : <Eye />}
    </IconButton>
  );
}

function Mark({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <Box
      as="span"
      role="img"
      aria-label={label}
      title={label}
      color="fg.subtle"
      css={{ '& svg': { boxSize: '4' } }}
    >
      {icon}
    </Box>
  );
}
