import { Box, Button, Flex, Input, InputGroup, Text, VisuallyHidden } from '@chakra-ui/react';
import { ImagePlus, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { useFocusItem } from '../linking/useBeginLink.ts';
import { useEditorActions, useEditorSession } from '../session/editorContext.ts';
import type { RoomMoves } from '../session/useRoomMoves.ts';
import { PartOfPro } from '../tabs/PartOfPro.tsx';
import { commandsText } from '../text/commands.ts';
import { FoundActions } from './FoundActions.tsx';
import { findActions, type NamedAction } from './findActions.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { useCommands } from './useCommands.ts';
import { useAddings, useNavigation } from './useNamedActions.ts';
import { useRoomNavigation } from './useRoomNavigation.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The command palette: finds every thing, scene, action and room by name; arrows choose, Enter runs. */
export function CommandPalette({ moves }: { moves: RoomMoves }) {
  const { showAid } = useEditorActions();
  const { store } = useEditorSession();
  const focusItem = useFocusItem();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const actions = [...useNavigation(), ...useCommands(moves), ...useRoomNavigation(), ...useAddings(typed)];
  const found = findActions(actions, typed);
  const chosen = found[Math.min(place, found.length - 1)];
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  function run(action: NamedAction): void {
    showAid(null);
    action.run();
    // Focuses the found thing after the dialog has returned the focus.
    if (action.group === 'room' || action.group === 'add') setTimeout(focusActive);
  }
  function focusActive(): void {
    const { activeEditingItemId } = store.getState();
    if (activeEditingItemId !== null) focusItem(activeEditingItemId);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (event.key === 'Enter' && chosen) run(chosen);
    else if (step !== undefined && found.length > 0) setPlace((place + step + found.length) % found.length);
    else return;
    event.preventDefault();
  }
  return (
    <ModalDialog
      labelledBy={`${id}title`}
      initialFocus={field}
      onClose={() => showAid(null)}
      closesBeside
      padding="0"
      width="min(37.5rem, 100vw - 1.5rem)"
      maxHeight="min(70dvh, 34rem)"
      css={{ mt: '10dvh', overflow: 'hidden', '&[open]': { display: 'flex', flexDirection: 'column' } }}
    >
      <VisuallyHidden id={`${id}title`}>{commandsText.title}</VisuallyHidden>
      <Box p="2" borderBottomWidth="1px" borderColor="border">
        <InputGroup
          startElement={<Search size={18} aria-hidden />}
          endElement={<KeyCaps keys={[commandsText.escapeKey]} />}
        >
          <Input
            ref={field}
            variant="outline"
            border="none"
            bg="transparent"
            // The field is alone in the dialog, so a focus ring would repeat its frame.
            _focusVisible={{ outline: 'none' }}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={`${id}list`}
            aria-activedescendant={chosen && `${id}${chosen.id}`}
            aria-autocomplete="list"
            aria-label={commandsText.title}
            placeholder={commandsText.placeholder}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setTyped(event.target.value);
              setPlace(0);
            }}
          />
        </InputGroup>
      </Box>
      <FoundActions id={id} found={found} chosen={chosen} onRun={run} />
      {found.length === 0 && (
        <Flex px="5" pb="6" direction="column" align="center" gap="3">
          <Text role="status" color="fg.muted" textStyle="sm">
            {commandsText.none(typed.trim())}
          </Text>
          <Button asChild variant="outline" size="sm" minH="11">
            <a href="/myInventory/items" target="_blank" rel="noopener">
              <ImagePlus aria-hidden /> {commandsText.ownPicture} <PartOfPro />
            </a>
          </Button>
        </Flex>
      )}
    </ModalDialog>
  );
}
