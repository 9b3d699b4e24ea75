import { Box, Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import { CircleQuestionMark, Play, Redo2, Rocket, Save, Search, Share2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { canRedo, canUndo } from '../../../core/edit/history/history.ts';
import { publishingText } from '../../rooms/text/publishing.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import type { RoomMoves } from '../session/useRoomMoves.ts';
import { hasUnpublished } from '../store/saving/hasUnpublished.ts';
import { commandsText } from '../text/commands.ts';
import { editorText } from '../text/editor.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { RoomNameField } from './RoomNameField.tsx';
import { SaveBadge } from './SaveBadge.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The room's name, its status and its actions. */
export function TopBar({ moves }: { moves: RoomMoves }) {
  const isPublished = useEditor((state) => state.roomSettings?.isPublished === true);
  const { showAid } = useEditorActions();
  return (
    <Flex
      as="header"
      align="center"
      columnGap={{ base: '0', sm: '1', md: '2' }}
      flexShrink="0"
      minH={{ base: '3.25rem', lg: '11' }}
      // Leaves space for the logo, which here stands for the site's whole navigation.
      ps="12"
      pe={{ base: '1', md: '3' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <chakra.h1 srOnly>{editorText.pageTitle}</chakra.h1>
      <Flex
        flex="1 1 0"
        minW="0"
        position="relative"
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'stretch', md: 'center' }}
        gap={{ base: '0', md: '3' }}
      >
        <RoomNameField />
        {isPublished && <LiveMark>{editorText.bar.live}</LiveMark>}
        <SaveBadge />
      </Flex>
      <Box display={{ base: 'none', lg: 'block' }} css={{ '--press-size': '1.75rem' }}>
        <ViewSwitch />
      </Box>
      <HistoryButtons />
      <Box display={{ base: 'none', xl: 'block' }}>
        <BarButton label={commandsText.open} onClick={() => showAid('commands')} icon={<Search />} />
        <BarButton
          label={commandsText.manual}
          onClick={() => showAid('manual')}
          icon={<CircleQuestionMark />}
        />
      </Box>
      <Flex flexShrink="0" align="center" gap={{ base: '0', sm: '1', md: '2' }} ms={{ lg: '2' }}>
        <PreviewButton moves={moves} />
        {/* Phones have this in the menu, since the room's name needs the space. */}
        <Box display={{ base: 'none', md: 'block' }}>
          <BarButton label={editorText.bar.save} onClick={moves.save} icon={<Save />} />
        </Box>
        <PublishButton isPublished={isPublished} onPublish={moves.publish} />
        <Box data-guide="more">
          <MoreMenu moves={moves} />
        </Box>
      </Flex>
    </Flex>
  );
}

function HistoryButtons() {
  const { undo, redo } = useEditorActions();
  const undoable = useEditor(({ history }) => history !== null && canUndo(history));
  const redoable = useEditor(({ history }) => history !== null && canRedo(history));
  return (
    <>
      <BarButton label={editorText.bar.undo} isDisabled={!undoable} onClick={undo} icon={<Undo2 />} />
      {/* Phones have this in the menu, so that the publish button fits. */}
      <Box display={{ base: 'none', sm: 'block' }}>
        <BarButton label={editorText.bar.redo} isDisabled={!redoable} onClick={redo} icon={<Redo2 />} />
      </Box>
    </>
  );
}

function PreviewButton({ moves }: { moves: RoomMoves }) {
  return (
    <Button
      size="sm"
      variant="outline"
      px="3"
      data-guide="preview"
      aria-label={editorText.bar.preview}
      onClick={moves.preview}
      loading={moves.isLeaving}
    >
      <Play aria-hidden />
      <Box as="span" display={{ base: 'none', sm: 'inline' }}>
        {editorText.bar.preview}
      </Box>
    </Button>
  );
}

/** A button of the same width whatever its label, so that the buttons beside it stay in place. */
function PublishButton({ isPublished, onPublish }: { isPublished: boolean; onPublish: () => void }) {
  const isPublishing = useEditor((state) => state.publishing.type === 'working');
  const hasNews = useEditor(hasUnpublished);
  return (
    <Button
      {...(hasNews && { 'data-guide': 'publish' })}
      size="sm"
      variant={hasNews ? 'solid' : 'outline'}
      loading={hasNews && isPublishing}
      px={{ base: '3', md: '3.5' }}
      onClick={onPublish}
    >
      {isPublished ? (
        <Box as="span" display="grid" justifyItems="center">
          <Layer isShown={hasNews}>
            <Rocket aria-hidden />
            <Box as="span" display={{ base: 'none', xl: 'inline' }}>
              {editorText.bar.publishChanges}
            </Box>
            <Box as="span" display={{ xl: 'none' }}>
              <SignOnPhone>{editorText.bar.publish}</SignOnPhone>
            </Box>
          </Layer>
          <Layer isShown={!hasNews}>
            <Box as="span" display={{ base: 'none', xl: 'inline' }} color="success.fg">
              {editorText.bar.live}
            </Box>
            <Share2 aria-hidden />
            <SignOnPhone>{publishingText.upToDate}</SignOnPhone>
          </Layer>
        </Box>
      ) : (
        <>
          <Rocket aria-hidden />
          <SignOnPhone>{editorText.bar.publish}</SignOnPhone>
        </>
      )}
    </Button>
  );
}

/** A button's label, hidden on phones, which show only the icon; screen readers still get it. */
function SignOnPhone({ children }: { children: ReactNode }) {
  return (
    <Box as="span" srOnly={{ base: true, sm: false }}>
      {children}
    </Box>
  );
}

function Layer({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <Flex as="span" gridArea="1 / 1" align="center" gap="2" visibility={isShown ? undefined : 'hidden'}>
      {children}
    </Flex>
  );
}

interface BarButtonProps {
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  onClick: () => void;
}

function BarButton({ label, icon, isDisabled = false, onClick }: BarButtonProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
}

/** Says that the room is published. Wider windows show this in the publish button. */
const LiveMark = chakra('span', {
  base: {
    colorPalette: 'green',
    display: { base: 'none', md: 'inline-flex', xl: 'none' },
    alignItems: 'center',
    flexShrink: '0',
    minH: '5',
    px: '1.5',
    borderRadius: 'full',
    bg: 'colorPalette.subtle',
    boxShadow: 'inset 0 0 0 1px {colors.colorPalette.border}',
    color: 'colorPalette.fg',
    textStyle: 'xs',
    fontWeight: '650',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  },
});
