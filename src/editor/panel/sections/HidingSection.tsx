import { Button, Flex, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { hideWithin } from '../../../../core/edit/place/placeWithin.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { hiddenBy } from '../../../../core/room/links.ts';
import type { ItemId } from '../../../../core/room/model.ts';
import { ToggleField } from '../../../shared/form/ToggleField.tsx';
import { ItemListField } from '../../links/ItemListField.tsx';
import { type LinkList, useLinkList } from '../../links/useLinkList.ts';
import { useHidingPlaces } from '../../puzzle/useHidingPlaces.ts';
import { useEditorActions, useEditorSession } from '../../session/editorContext.ts';
import type { ActiveItem } from '../../session/useRoom.ts';
import { holdsIn } from '../../store/document/holdsIn.ts';
import { editorText } from '../../text/editor.ts';
import { itemName } from '../../text/editorMessages.ts';
import { puzzlePanelText } from '../../text/puzzlePanel.ts';
import { HiddenField } from '../HiddenField.tsx';
import { LossNotice } from '../LossNotice.tsx';
import { useUsuallyHides } from '../usualUse.ts';
import { PanelSection } from './PanelSection.tsx';

/** Two fields: what the item hides until it is opened (O2), and what hides the item. The more usual one is first. */
export function HidingSection({ active }: { active: ActiveItem }) {
  const { id, item, room } = active;
  const { dispatch } = useEditorActions();
  const place = useHidingPlaces(room)(id);
  const isHider = useUsuallyHides(active);
  return (
    <PanelSection title={editorText.panel.hiding}>
      {!isHider && <HiddenField active={active} />}
      <ToggleField
        label={editorText.panel.isHiding[place]}
        isOn={item.isHidingAnotherItem}
        onToggle={(isHidingAnotherItem) => dispatch({ type: 'setHiding', id, isHidingAnotherItem })}
      />
      {item.itemToHide === null && <LossNotice active={active} types={['hiddenDeleted']} />}
      {item.isHidingAnotherItem && <HidesField active={active} />}
      {isHider && <HiddenField active={active} />}
    </PanelSection>
  );
}

const HIDDEN: LinkList = {
  of: hiddenBy,
  toCommand: (id, itemsToHide) => ({ type: 'setItemsToHide', id, itemsToHide }),
  inRoom: ({ catalogue }, room, id, itemsToHide) => hideWithin(room, { id, itemsToHide }, holdsIn(catalogue)),
};

function HidesField({ active }: { active: ActiveItem }) {
  const { ids, candidates, set, take, accepts } = useLinkList(active, HIDDEN);
  const place = useHidingPlaces(active.room)(active.id);
  const { addHidden, chooseHidden, nothingToHide } = editorText.panel;
  const askForHidden = useAskForHidden();
  if (ids.length === 0 && candidates.length === 0)
    return (
      <Flex direction="column" align="start" gap="2">
        <Text textStyle="sm" color="fg.muted">
          {nothingToHide}
        </Text>
        <Button
          variant="outline"
          size="sm"
          minH={{ base: '11', xl: '9' }}
          onClick={() => askForHidden(active.id)}
        >
          <Plus aria-hidden />
          {addHidden}
        </Button>
      </Flex>
    );
  return (
    <ItemListField
      room={active.room}
      ids={ids}
      candidates={candidates}
      limit={LIMITS.hidden}
      labelAt={(at) => puzzlePanelText.hiddenAt(place, at)}
      prompt={ids.length === 0 ? chooseHidden : puzzlePanelText.furtherHidden}
      {...(ids.length > 1 && { help: puzzlePanelText.hidesHelp })}
      isOrdered
      onChange={set}
      pick={{ says: puzzlePanelText.picking.hidden, take, accepts }}
    />
  );
}

/** Asks for a thing not yet in the room: the next one added is hidden there. */
function useAskForHidden(): (hider: ItemId) => void {
  const { store } = useEditorSession();
  const { setActiveTab, setTool, select, link } = useEditorActions();
  return (hider) => {
    const room = store.getState().roomSettings;
    if (!room) return;
    const says = editorText.panel.saysNewHidden(itemName(room, hider));
    select(null);
    setActiveTab('items');
    setTool({
      type: 'pick',
      isOnce: true,
      takesNew: true,
      says,
      accepts: () => false,
      about: hider,
      take: (hidden) => link({ from: hidden, to: hider }, 'hides'),
    });
  };
}
