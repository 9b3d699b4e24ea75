import { Box, chakra, Text } from '@chakra-ui/react';
import { type CSSProperties, type PointerEvent, useEffect } from 'react';
import type { CatalogueEntry } from '../../../../core/catalogue/model.ts';
import { itemThumb } from '../../../../core/catalogue/thumbs.ts';
import { itemOf } from '../../../../core/room/links.ts';
import { DOOR_ID } from '../../../../core/room/model.ts';
import { hyphenated } from '../../../shared/text/hyphenated.ts';
import { PictureTile } from '../../fields/PictureTile.tsx';
import { useEditor, useEditorSession } from '../../session/editorContext.ts';
import { useAddEntry } from '../../session/useAddEntry.ts';
import { editorText } from '../../text/editor.ts';
import { PackPrice, withPrice } from '../PackPrice.tsx';
import { usePackToBuy } from '../usePackToBuy.ts';
import { DragGhost } from './DragGhost.tsx';
import { OwnMark } from './OwnMark.tsx';
import { usePaletteDrag } from './usePaletteDrag.ts';

interface ItemTileProps {
  entry: CatalogueEntry;
  /** Whether the entry appears in the palette a second time, and so has another label here. */
  isAgain?: boolean;
  /** Whether a click on a door adds it as an ordinary thing, instead of replacing the way out. */
  isFurther?: boolean;
}

/** A thing of the palette: a click adds it where there is room, a drag puts it where it is dropped. */
export function ItemTile({ entry, isAgain = false, isFurther = false }: ItemTileProps) {
  const add = useAddEntry();
  const isDoor = entry.tag === 'Doors';
  const doorEntry = useEditor(
    ({ roomSettings }) => roomSettings && itemOf(roomSettings, DOOR_ID)?.catalogueId,
  );
  const changesDoor = isDoor && !isFurther;
  const isChosen = changesDoor && doorEntry === entry.id;
  const pack = usePackToBuy(entry.collection);
  const { chooseDoor, add: toAdd, addAgain } = editorText.items;
  const label = (changesDoor ? chooseDoor : isAgain ? addAgain : toAdd)(entry.name);
  const name = hyphenated(entry.name);
  const drag = usePaletteDrag(entry, (wanted) => add(entry, { wanted }));
  const trying = useTryDoor(entry, changesDoor && drag.at === null);

  return (
    <>
      <chakra.button
        type="button"
        aria-label={pack ? withPrice(label, pack) : label}
        aria-pressed={changesDoor ? isChosen : undefined}
        onClick={drag.onTap(() => add(entry, { isFurther }))}
        {...drag.handlers}
        {...trying}
        data-dragged={drag.at ? '' : undefined}
        position="relative"
        w="full"
        h="full"
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="1"
        borderRadius="md"
        containerType="inline-size"
        cursor="grab"
        userSelect="none"
        touchAction={{ base: 'pan-x', lg: 'pan-y' }}
        _active={{ cursor: 'grabbing' }}
        css={{ WebkitTouchCallout: 'none', _hover: { '& > [data-picture]': { borderColor: 'accent' } } }}
      >
        <Box
          data-picture
          w="full"
          // Doors are tall.
          aspectRatio={isDoor ? '0.85' : '1.15'}
          display="flex"
          p="1.5"
          borderRadius="md"
          borderWidth="2px"
          borderColor={isChosen ? 'accent' : 'transparent'}
          // The colour continues below its border.
          bg="bg.tile"
          transition="border-color 140ms"
        >
          <PictureTile uri={itemThumb(entry)} label={entry.name} />
        </Box>
        <PackPrice pack={pack} />
        <OwnMark collection={entry.collection} />
        <Text
          as="span"
          // Extends into the gap for long words, but not up to the next label.
          w="calc(100% + 0.25rem)"
          mx="-0.5"
          textAlign="center"
          textStyle="xs"
          lineHeight="1.2"
          fontWeight="600"
          color="fg.muted"
          lineClamp="3"
          style={{ '--longest': longestWord(name) } as CSSProperties}
          css={WHOLE_WORDS}
        >
          {name}
        </Text>
      </chakra.button>
      {drag.at && <DragGhost entry={entry} at={drag.at} />}
    </>
  );
}

/** Returns the number of letters of the longest part of a name that should stay on one line. */
function longestWord(name: string): number {
  return Math.max(...name.split(/[\s\u00ad-]+/).map(({ length }) => length));
}

/** A long word makes the name smaller instead of breaking; only one that would be unreadable breaks. */
const WHOLE_WORDS = {
  hyphens: 'manual',
  overflowWrap: 'anywhere',
  fontSize: 'clamp(0.625rem, 105cqi / (var(--longest) * 0.57), var(--chakra-font-sizes-xs))',
} as const;

/** Previews a door in the room while it is hovered or focused. A finger cannot hover. */
function useTryDoor(entry: CatalogueEntry, isWayOut: boolean) {
  const { store } = useEditorSession();

  function leave(): void {
    const { doorTried, tryDoor } = store.getState();
    if (doorTried?.id === entry.id) tryDoor(null);
  }
  // A tile that unmounts while hovered, or is dragged, gets no leave event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry's tile goes with it.
  useEffect(() => leave, [store, isWayOut]);

  if (!isWayOut) return {};
  const point = () => store.getState().tryDoor(entry);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && point(),
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
  };
}
