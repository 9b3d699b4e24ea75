import { Menu } from '@chakra-ui/react';
import { type Ends, linksFor } from '../../../core/edit/links/linksFor.ts';
import { MainPortal } from '../../shared/menu/MainPortal.tsx';
import { useHidingPlaces } from '../puzzle/useHidingPlaces.ts';
import { useEditor, useEditorActions, useEditorSession } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { itemName } from '../text/editorMessages.ts';
import { linkChoiceText, linkingText } from '../text/linking.ts';
import { useFocusItem } from './useBeginLink.ts';
import { useCombining } from './useCombining.ts';

/** Asks which connection to make between two things: key, hidden, or combined. */
export function LinkChoice() {
  const asked = useEditor((state) => state.linkAsked);
  return asked && <Choice key={`${asked.from} ${asked.to}`} ends={asked} />;
}

function Choice({ ends }: { ends: Ends }) {
  const room = useRoom();
  const { stageBox } = useEditorSession();
  const { link, dismissLink } = useEditorActions();
  const focusItem = useFocusItem();
  const placeOf = useHidingPlaces(room);
  const { offersCombining, combine } = useCombining(room);
  const other = itemName(room, ends.to);

  function getAnchorRect(): DOMRect | null {
    const place = stageBox.current?.querySelector(`[data-item="${CSS.escape(ends.to)}"]`);
    return (place ?? stageBox.current)?.getBoundingClientRect() ?? null;
  }
  function close(): void {
    dismissLink();
    focusItem(ends.from);
  }
  return (
    <Menu.Root
      open
      positioning={{ placement: 'bottom', getAnchorRect }}
      onOpenChange={({ open }) => !open && close()}
    >
      <MainPortal>
        <Menu.Positioner>
          <Menu.Content minW="13rem" aria-label={linkingText.ask(itemName(room, ends.from), other)}>
            {linksFor(room, ends).map(({ type }) => (
              <Menu.Item
                key={type}
                value={type}
                minH={{ base: '11', xl: '9' }}
                onSelect={() => link(ends, type)}
              >
                {linkChoiceText(room, type, ends.to, placeOf)}
              </Menu.Item>
            ))}
            {offersCombining(ends) && (
              <Menu.Item
                value="combines"
                minH={{ base: '11', xl: '9' }}
                onSelect={() => {
                  dismissLink();
                  combine(ends);
                }}
              >
                {linkingText.choices.combines(other)}
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </MainPortal>
    </Menu.Root>
  );
}
