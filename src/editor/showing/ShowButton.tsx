import { Box, Button } from '@chakra-ui/react';
import { Footprints, ScanSearch } from 'lucide-react';
import type { Ref } from 'react';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { showingText } from '../text/showing.ts';

interface ShowButtonProps {
  /** The way out, or the reason why there is none. */
  shows: 'escape' | 'fault';
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Starts the walkthrough of the way out on the canvas, or points out why there is none. */
export function ShowButton({ shows, ref }: ShowButtonProps) {
  const { showEscape } = useEditorActions();
  const isStill = useReducedMotion();
  const words = showingText[shows];
  return (
    <Button
      ref={ref}
      variant="outline"
      size="sm"
      minW={{ base: '11', xl: '8' }}
      h={{ base: '9', lg: '8' }}
      // Looks smaller than a finger needs; the touch area is as high as the strip.
      position="relative"
      _before={{ content: '""', position: 'absolute', insetX: '0', insetY: { base: '-1', lg: '0' } }}
      px={{ base: '0', md: '3', lg: '0', xl: '3' }}
      aria-label={words}
      title={words}
      onClick={() => showEscape(!isStill)}
    >
      {shows === 'escape' ? <Footprints aria-hidden /> : <ScanSearch aria-hidden />}
      <Box as="span" display={{ base: 'none', md: 'inline', lg: 'none', xl: 'inline' }}>
        {words}
      </Box>
    </Button>
  );
}
