import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ToggleField } from '../../shared/form/ToggleField.tsx';
import { appText } from '../../shared/text/app.ts';
import { EditorDialog } from '../dialogs/EditorDialog.tsx';
import { useGuided } from '../guide/useGuide.ts';
import { useEditorActions, useEditorSession, useFolds } from '../session/editorContext.ts';
import { commandsText } from '../text/commands.ts';
import { guideText } from '../text/guide.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { listShortcuts, type ShortcutPart } from './listShortcuts.ts';

/** The list of keyboard shortcuts. */
export function ShortcutsDialog() {
  const { showAid } = useEditorActions();
  const { isGuided, begin } = useGuided();
  const close = () => showAid(null);
  return (
    <EditorDialog
      title={commandsText.shortcuts}
      isWide
      onClose={close}
      actions={
        <>
          {!isGuided && (
            <Button
              variant="outline"
              onClick={() => {
                close();
                begin();
              }}
            >
              {guideText.guided}
            </Button>
          )}
          <Button onClick={close}>{appText.close}</Button>
        </>
      }
    >
      <Text color="fg.muted" mb="4">
        {commandsText.shortcutsHelp}
      </Text>
      {/* The first element to focus, so that the list opens at its top and arrow keys scroll it. */}
      <SimpleGrid
        tabIndex={0}
        role="group"
        aria-label={commandsText.shortcuts}
        // Keeps the heading above visible.
        scrollMarginTop="40"
        _focusVisible={{ outline: 'none', boxShadow: 'none' }}
        columns={{ base: 1, md: 2 }}
        columnGap="8"
        rowGap="5"
      >
        <Stack gap="5">
          <Part part="way" />
          <Part part="room" />
          <SingleKeys />
        </Stack>
        <Stack gap="5">
          <Part part="select" />
          <Part part="change" />
        </Stack>
      </SimpleGrid>
    </EditorDialog>
  );
}

function Part({ part }: { part: ShortcutPart['part'] }) {
  const shortcuts = listShortcuts().find((each) => each.part === part)?.shortcuts ?? [];
  return (
    <Box as="section">
      <Heading as="h3" textStyle="sm" color="accent.fg" mb="1">
        {commandsText.parts[part]}
      </Heading>
      <Box as="dl" m="0">
        {shortcuts.map(({ name, keys, or, gesture }) => (
          <Flex key={name} align="center" gap="3" minH="8" borderBottomWidth="1px" borderColor="border">
            <Text as="dt" textStyle="sm" flex="1">
              {name}
            </Text>
            <Flex as="dd" m="0" align="center" gap="1.5" textStyle="xs" color="fg.muted">
              <KeyCaps keys={keys} />
              {or && (
                <>
                  <span>{commandsText.or}</span>
                  <KeyCaps keys={or} />
                </>
              )}
              {gesture}
            </Flex>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

function SingleKeys() {
  const { folds } = useEditorSession();
  const areOff = useFolds((state) => state.areSingleKeysOff);
  return (
    <ToggleField
      label={commandsText.singleKeys}
      help={commandsText.singleKeysHelp}
      isOn={!areOff}
      onToggle={(isOn) => folds.getState().fold({ areSingleKeysOff: !isOn })}
    />
  );
}
