import { Box, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { usuallyHides } from '../../../core/catalogue/hidingPlace.ts';
import type { Command } from '../../../core/edit/command.ts';
import { canLink } from '../../../core/edit/links/linksFor.ts';
import { hiddenBy, hiderOf, itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { toChoice } from '../links/candidates.ts';
import { PickButton } from '../links/PickButton.tsx';
import { useHidingPlaces } from '../puzzle/useHidingPlaces.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useLater } from '../session/useLater.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';
import { itemName } from '../text/editorMessages.ts';
import { linkingText } from '../text/linking.ts';
import { puzzleViewText } from '../text/puzzleView.ts';

/** The field for whether the item is visible, or where it is hidden. It sets the same link as the hider's own panel. */
export function HiddenField({ active: { id, room } }: { active: ActiveItem }) {
  const { dispatch, link } = useEditorActions();
  const placeOf = useHidingPlaces(room);
  const hider = hiderOf(room, id);
  const offered = useOfferedHiders(room, id);
  const fits = (other: ItemId) => canLink(room, { from: id, to: other }, 'hides');
  if (hider === null && offered?.size === 0) return null;
  const hiders = room.itemOrder.filter((other) => other === hider || offered?.has(other));
  const choices = hiders.map((other) => ({
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
          accepts: fits,
          take: (other) => fits(other) && hideAt(other),
          isOnce: true,
        }}
      />
    </Flex>
  );
}

/**
 * The things in which the item can be hidden, of those that usually hide things or do so already. They follow in a render of
 * their own, and are null before the first one: each link that is tried copies the room, so with 300 things the next click
 * and the line below the room would wait for them.
 */
function useOfferedHiders(room: Room, id: ItemId): ReadonlySet<ItemId> | null {
  const catalogue = useEditor((state) => state.catalogue.items);
  const asked = useMemo(() => ({ room, id }), [room, id]);
  const answered = useLater(asked);
  return useMemo(() => {
    if (answered === null) return null;
    const { room: known, id: from } = answered;
    const isUsual = (other: ItemId) => {
      const item = itemOf(known, other);
      const entry = catalogue.find((each) => each.id === item?.catalogueId);
      return item?.isHidingAnotherItem === true || (entry !== undefined && usuallyHides(entry));
    };
    return new Set(known.itemOrder.filter((to) => isUsual(to) && canLink(known, { from, to }, 'hides')));
  }, [answered, catalogue]);
}

/** Returns the command that makes an item visible. A hider with nothing left to hide is no hiding place any more. */
function bringOut(room: Room, hider: ItemId, id: ItemId): Command {
  const item = itemOf(room, hider);
  const others = item ? hiddenBy(item).filter((each) => each !== id) : [];
  return others.length === 0
    ? { type: 'setHiding', id: hider, isHidingAnotherItem: false }
    : { type: 'setItemsToHide', id: hider, itemsToHide: others };
}
