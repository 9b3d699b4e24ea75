import { Box, chakra, Text } from '@chakra-ui/react';
import type { CatalogueEntry, Position } from '../../../../core/catalogue/model.ts';
import { itemThumb } from '../../../../core/catalogue/thumbs.ts';
import { findFreeGround } from '../../../../core/edit/findFreeGround.ts';
import { itemOf } from '../../../../core/room/links.ts';
import { DOOR_ID } from '../../../../core/room/model.ts';
import { shownSceneOf } from '../../../stores/editor/shownScene.ts';
import { newId } from '../../../stores/newId.ts';
import { editorText } from '../../../text/editor.ts';
import { pricingText } from '../../../text/pricing.ts';
import { PictureTile } from '../fields/PictureTile.tsx';
import { useEditor, useEditorActions, useEditorSession } from '../session/editorContext.ts';
import { DragGhost } from './DragGhost.tsx';
import { OwnMark } from './OwnMark.tsx';
import { PackLock } from './PackLock.tsx';
import { usePackToBuy } from './usePackToBuy.ts';
import { usePaletteDrag } from './usePaletteDrag.ts';

/** One thing of the palette: a click adds it where there is room for it, a drag puts it where it is let go. */
export function ItemTile({ entry }: { entry: CatalogueEntry }) {
  const { store } = useEditorSession();
  const { dispatch } = useEditorActions();
  const scene = useEditor(shownSceneOf);
  const isDoor = entry.tag === 'Doors';
  const doorEntry = useEditor(
    ({ roomSettings }) => roomSettings && itemOf(roomSettings, DOOR_ID)?.catalogueId,
  );
  const isChosen = isDoor && doorEntry === entry.id;
  const pack = usePackToBuy(entry.collection);
  const label = isDoor ? editorText.items.chooseDoor(entry.name) : editorText.items.add(entry.name);

  function add(wanted?: Position): void {
    const { roomSettings } = store.getState();
    if (isDoor || !roomSettings) return void dispatch({ type: 'changeDoor', entry });
    const position = wanted ?? findFreeGround(roomSettings, entry, scene);
    dispatch({ type: 'addItem', id: newId(), entry, scene, position });
  }
  const drag = usePaletteDrag(entry, add);

  return (
    <>
      <chakra.button
        type="button"
        aria-label={pack ? editorText.items.ofPack(label, pricingText.packs.names[pack]) : label}
        aria-pressed={isDoor ? isChosen : undefined}
        onClick={drag.onTap(() => add())}
        {...drag.handlers}
        position="relative"
        w="full"
        h="full"
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="1"
        p="2"
        borderRadius="md"
        borderWidth="1px"
        borderColor={isChosen ? 'accent' : 'border'}
        bg="bg.inset"
        cursor="grab"
        userSelect="none"
        touchAction={{ base: 'pan-x', lg: 'pan-y' }}
        transition="border-color 140ms, background-color 140ms"
        _hover={{ borderColor: 'accent', bg: 'bg.raised' }}
        _active={{ cursor: 'grabbing' }}
        css={{ WebkitTouchCallout: 'none' }}
      >
        <PackLock pack={pack} />
        <OwnMark collection={entry.collection} />
        <Box w="full" aspectRatio="1.15" display="flex">
          <PictureTile uri={itemThumb(entry)} label={entry.name} />
        </Box>
        <Text as="span" textStyle="xs" lineHeight="1.2" fontWeight="600" color="fg.muted" lineClamp="2">
          {entry.name}
        </Text>
      </chakra.button>
      {drag.at && <DragGhost entry={entry} at={drag.at} />}
    </>
  );
}
