import { Flex, IconButton, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, HardDrive, LoaderCircle, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { findLongTexts } from '../store/document/longTexts.ts';
import type { SaveState } from '../store/editorData.ts';
import { editorText } from '../text/editor.ts';
import { isSaveRefused, saveHelpFor } from './saveHelp.ts';

const ICONS: Record<SaveState['type'] | 'inPart', ReactNode> = {
  untouched: null,
  saving: <LoaderCircle />,
  saved: <CircleCheck />,
  onDevice: <HardDrive />,
  unkept: <CircleAlert />,
  conflict: <TriangleAlert />,
  inPart: <TriangleAlert />,
};

const WORRYING: ReadonlySet<string> = new Set(['unkept', 'conflict', 'inPart']);

/** The saving status, always visible. Problems that need more than a word are shown by `EditorWarnings`. */
export function SaveBadge() {
  const saveState = useEditor((state) => state.saveState);
  const isSaving = useEditor((state) => state.isSaving);
  const { save } = useEditorActions();
  const isOnItsWay = isSaving || (saveState.type === 'unkept' && saveState.isOnItsWay);
  const isInPart = useEditor(
    ({ roomSettings, longTexts }) =>
      roomSettings !== null && findLongTexts(roomSettings, longTexts).length > 0,
  );
  const isSaved = saveState.type === 'saved' || saveState.type === 'untouched';
  const shown = isOnItsWay ? 'saving' : isInPart && isSaved ? 'inPart' : saveState.type;
  const help = isOnItsWay
    ? undefined
    : isInPart && isSaved
      ? editorText.saveHelp.inPart
      : saveHelpFor(saveState);
  const isWorrying = WORRYING.has(shown);
  const canRetry = !isSaving && saveState.type === 'onDevice' && saveState.reason !== 'signedOut';
  return (
    <Flex
      data-save={shown}
      position={{ base: 'absolute', md: 'static' }}
      bottom="0"
      maxW="full"
      pointerEvents={{ base: 'none', md: 'auto' }}
      align="center"
      gap="1"
      // If space is short, the text goes and the icon remains.
      minW={{ base: '0', md: '5' }}
      flexShrink={{ md: '100' }}
      overflow={{ md: 'hidden' }}
      minH={{ base: shown === 'untouched' ? '0' : '4', md: '8' }}
      ps={{ base: '2', md: '0' }}
    >
      <Flex
        role="status"
        minW="0"
        align="center"
        gap="1.5"
        textStyle="xs"
        fontWeight="600"
        whiteSpace="nowrap"
        color={isWorrying ? 'warning.fg' : 'fg.muted'}
        title={help}
        // A phone has room only for the text.
        css={{ '& svg': { boxSize: '4', flexShrink: '0', display: { base: 'none', sm: 'block' } } }}
      >
        {ICONS[shown]}
        <Text as="span" truncate>
          {editorText.saveState[shown]}
        </Text>
        {help && !isSaveRefused(saveState) && (
          <Text as="span" srOnly>
            {help}
          </Text>
        )}
      </Flex>
      {canRetry && (
        <IconButton
          size="xs"
          variant="ghost"
          flexShrink="0"
          position="relative"
          pointerEvents="auto"
          minW="6"
          h="6"
          css={{
            _touch: { _before: { content: '""', position: 'absolute', inset: '-10px' } },
          }}
          aria-label={editorText.saveHelp.tryNow}
          title={editorText.saveHelp.tryNow}
          onClick={() => void save(null)}
        >
          <RotateCw />
        </IconButton>
      )}
    </Flex>
  );
}
