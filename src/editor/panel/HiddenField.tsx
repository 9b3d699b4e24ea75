import { Box, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { usuallyHides } from '../../../core/catalogue/hidingPlace.ts';
import type { Command } from '../../../core/edit/command.ts';
import { linksFor } from '../../../core/edit/links/linksFor.ts';
import { hiddenBy, hiderOf, itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { toChoice } from '../links/candidates.ts';
import { PickButton } from '../links/PickButton.tsx';
import { useHidingPlaces } from '../puzzle/useHidingPlaces.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';
import { itemName } from '../text/editorMessages.ts';
import { linkingText } from '../text/linking.ts';
import { puzzleViewText } from '../text/puzzleView.ts';

/** The field for whether the item is visible, or where it is hidden. It sets the same link as the hider's own panel. */
export function HiddenField({ active: { id, room } }: { active: ActiveItem }) {
  const { dispatch, link } = useEditorActions();
  const placeOf = useHidingPlaces(room);
  const { hider, fitting, usual } = useHiders(room, id);
  if (hider === null && usual.length === 0) return null;
  const choices = usual.map((other) => ({
    value: other,
    label: puzzleViewText.hiddenAt(toChoice(room, other).label, placeOf(other)),
  }));

  function hideAt(to: ItemId): void {
    if (to !== '') link({ from: id, to }, 'hides');
    else if (hider !== null) dispatch(bringOut(room, hider, id));
  }
  return (
    <Flex gap="2" align="end">
      <Box flex="1" minW="0">
        <ChoiceField
          label={editorText.panel.whereHidden}
          value={hider ?? ''}
          choices={[{ value: '', label: editorText.panel.inSight }, ...choices]}
          onChoose={hideAt}
        />
      </Box>
      <PickButton
        tool={{
          type: 'pick',
          says: linkingText.says.hide(itemName(room, id)),
          accepts: (other) => fitting.has(other),
          take: (other) => fitting.has(other) && hideAt(other),
          isOnce: true,
        }}
      />
    </Flex>
  );
}

/** The item's hider, all possible hiders, and those that are offered: they usually hide things, or do so already. */
function useHiders(room: Room, id: ItemId) {
  const catalogue = useEditor((state) => state.catalogue.items);
  return useMemo(() => {
    const hider = hiderOf(room, id);
    const fitting = new Set(
      room.itemOrder.filter((to) => linksFor(room, { from: id, to }).some(({ type }) => type === 'hides')),
    );
    const isUsual = (other: ItemId) => {
      const item = itemOf(room, other);
      const entry = catalogue.find((each) => each.id === item?.catalogueId);
      return item?.isHidingAnotherItem === true || (entry !== undefined && usuallyHides(entry));
    };
    const usual = room.itemOrder.filter((other) => other === hider || (fitting.has(other) && isUsual(other)));
    return { hider, fitting, usual };
  }, [room, id, catalogue]);
}

/** Returns the command that makes an item visible. A hider with nothing left to hide is no hiding place any more. */
function bringOut(room: Room, hider: ItemId, id: ItemId): Command {
  const item = itemOf(room, hider);
  const others = item ? hiddenBy(item).filter((each) => each !== id) : [];
  return others.length === 0
    ? { type: 'setHiding', id: hider, isHidingAnotherItem: false }
    : { type: 'setItemsToHide', id: hider, itemsToHide: others };
}
