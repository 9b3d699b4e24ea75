import { Box, Flex, Heading, IconButton } from '@chakra-ui/react';
import { Bot, ListOrdered, WandSparkles, X } from 'lucide-react';
import { type ComponentType, type ReactNode, useId } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { appText } from '../../shared/text/app.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { makeText } from '../text/make.ts';
import { AssistantTab } from './assistant/AssistantTab.tsx';
import { MakingGate } from './MakingGate.tsx';
import type { MakeTabProps } from './makeTab.ts';
import { QuestionsTab } from './questions/QuestionsTab.tsx';
import { useKept } from './useKept.ts';
import { WishTab } from './wish/WishTab.tsx';

/** The ways to have a room made. Each tab shows its form in a `MakeBody`, with the room that it made. */
const TABS = {
  wish: { icon: <WandSparkles />, Tab: WishTab },
  questions: { icon: <ListOrdered />, Tab: QuestionsTab },
  assistant: { icon: <Bot />, Tab: AssistantTab },
} as const satisfies Record<string, { icon: ReactNode; Tab: ComponentType<MakeTabProps> }>;

type MakeTab = keyof typeof TABS;

const TAB_NAMES = Object.keys(TABS) as readonly MakeTab[];

/** Makes a whole room that is proved before it is used; the open room stays until then. */
export function MakeDialog() {
  const titleId = useId();
  const { showAid } = useEditorActions();
  const [tab, choose] = useKept<MakeTab>('tab', 'wish');
  const { Tab } = TABS[tab];
  const close = () => showAid(null);
  return (
    <ModalDialog
      labelledBy={titleId}
      onClose={close}
      width={{ base: '100vw', md: 'min(68rem, 100vw - 1.5rem)' }}
      maxHeight={{ base: '100dvh', md: 'min(52rem, 100dvh - 1.5rem)' }}
      padding="0"
      css={FRAME}
    >
      <Flex
        align="center"
        wrap="wrap"
        columnGap="4"
        px={{ base: '4', md: '5' }}
        py="2.5"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <Heading
          as="h2"
          id={titleId}
          size="xl"
          flex={{ base: '1', lg: 'none' }}
          display="flex"
          alignItems="center"
          gap="2.5"
          css={{ '& svg': { boxSize: '5', color: 'accent.fg', flexShrink: '0' } }}
        >
          <WandSparkles aria-hidden />
          {makeText.title}
        </Heading>
        {TAB_NAMES.length > 1 && (
          <Box order={{ base: '1', lg: '0' }} w={{ base: 'full', lg: 'auto' }} py="1">
            <SegmentedControl
              isQuiet
              isFitted
              label={makeText.ways}
              value={tab}
              choices={TAB_NAMES.map((value) => ({
                value,
                label: makeText.tabs[value],
                icon: (
                  <Flex
                    as="span"
                    align="center"
                    gap="2"
                    // On phones each name has two lines, so that none is cut.
                    whiteSpace={{ base: 'normal', md: 'nowrap' }}
                    textAlign="center"
                    lineHeight="1.2"
                    css={ICON}
                  >
                    {TABS[value].icon}
                    {makeText.tabs[value]}
                  </Flex>
                ),
              }))}
              onChoose={choose}
            />
          </Box>
        )}
        <IconButton
          variant="ghost"
          minW="11"
          h="11"
          ms="auto"
          me="-2"
          aria-label={appText.close}
          onClick={close}
        >
          <X />
        </IconButton>
      </Flex>
      <MakingGate>{(surroundings) => <Tab surroundings={surroundings} />}</MakingGate>
    </ModalDialog>
  );
}

/** On phones three names and their icons find no room side by side. */
const ICON = { '& svg': { boxSize: '4', display: { base: 'none', md: 'block' } } } as const;

const FRAME = {
  maxWidth: 'none',
  '&[open]': { display: 'flex', flexDirection: 'column', overflow: 'hidden' },
} as const;
