import { Badge, Box, Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import { Play, Redo2, Rocket, Save, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { canRedo, canUndo } from '../../../../core/edit/history.ts';
import { editorText } from '../../../text/editor.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import type { RoomMoves } from '../session/useRoomMoves.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { RoomNameField } from './RoomNameField.tsx';
import { SaveBadge } from './SaveBadge.tsx';

/** The room's name and state, and what one does with it. */
export function TopBar({ moves }: { moves: RoomMoves }) {
  const isPublished = useEditor((state) => state.roomSettings?.isPublished === true);
  return (
    <Flex
      as="header"
      wrap="wrap"
      align="center"
      columnGap={{ base: '0', sm: '1', md: '2' }}
      rowGap="1"
      px={{ base: '2', md: '4' }}
      py="1.5"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <chakra.h1 srOnly>{editorText.pageTitle}</chakra.h1>
      <Flex flex={{ base: '1 0 100%', lg: '1 1 0' }} minW="0" align="center" gap={{ base: '2', md: '3' }}>
        <RoomNameField />
        {isPublished && (
          <Badge colorPalette="green" flexShrink="0">
            {editorText.bar.live}
          </Badge>
        )}
        <SaveBadge />
      </Flex>
      <HistoryButtons />
      <Flex
        flex={{ base: '1', lg: 'initial' }}
        justify="flex-end"
        align="center"
        gap={{ base: '0', sm: '1', md: '2' }}
        ms={{ lg: '2' }}
      >
        <PreviewButton moves={moves} />
        <BarButton label={editorText.bar.save} onClick={moves.save} icon={<Save />} />
        <PublishButton isPublished={isPublished} onPublish={moves.publish} />
        <MoreMenu />
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
      <BarButton label={editorText.bar.redo} isDisabled={!redoable} onClick={redo} icon={<Redo2 />} />
    </>
  );
}

function PreviewButton({ moves }: { moves: RoomMoves }) {
  return (
    <Button
      size="sm"
      variant="outline"
      px="3"
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

function PublishButton({ isPublished, onPublish }: { isPublished: boolean; onPublish: () => void }) {
  const isPublishing = useEditor((state) => state.publishing.type === 'working');
  return (
    <Button size="sm" onClick={onPublish} loading={isPublishing} px={{ base: '2.5', sm: '3', md: '3.5' }}>
      {/* The longest word of any language has to fit on a phone beside the others. */}
      <Box as={Rocket} aria-hidden display={{ base: 'none', sm: 'block' }} />
      {editorText.bar.publish}
      {isPublished && (
        <Box as="span" display={{ base: 'none', sm: 'inline' }} ms="-1">
          {editorText.bar.changes}
        </Box>
      )}
    </Button>
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
