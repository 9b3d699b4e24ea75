import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { previewText } from '../text/preview.ts';

interface BackToEditorProps extends ButtonProps {
  roomId: string | undefined;
  /** Whether it stands beside the clock, where its label is shown only if there is space. */
  isSmall?: boolean;
}

export function BackToEditor({ roomId, isSmall = false, ...props }: BackToEditorProps) {
  const words = isSmall ? { hideBelow: 'md' as const, css: { _sideways: { display: 'none' } } } : {};
  return (
    <Button asChild variant="outline" {...(isSmall ? { paddingX: { base: '0', md: '4' } } : {})} {...props}>
      <Link to={editorAddress(roomId)} aria-label={previewText.backToEditor}>
        <ArrowLeft aria-hidden />
        <Box as="span" {...words}>
          {previewText.backToEditor}
        </Box>
      </Link>
    </Button>
  );
}

/** The address of a room's editor. */
export function editorAddress(roomId: string | undefined): string {
  return roomId === undefined ? '/room-editor' : `/room-editor/${roomId}`;
}
