import { Box, type BoxProps } from '@chakra-ui/react';

interface PaperProps extends BoxProps {
  /** Held by a brass pin at the top. */
  isPinned?: boolean;
}

/** A sheet of paper for stories, plans and notices. Its colours are the morning's in both themes. */
export function Paper({ isPinned = false, className = '', ...props }: PaperProps) {
  return (
    <Box
      className={`morning ${className}`}
      layerStyle="paperSheet"
      position="relative"
      borderRadius="3px"
      p={{ base: '5', md: '8' }}
      _before={isPinned ? PIN : {}}
      {...props}
    />
  );
}

const PIN = {
  content: '""',
  position: 'absolute',
  zIndex: '1',
  top: '-9px',
  insetInlineStart: 'calc(50% - 9px)',
  boxSize: '18px',
  borderRadius: 'full',
  border: '2px solid {colors.ink}',
  background: 'radial-gradient(circle at 34% 30%, #fff3c8, #e2ac42 45%, #8f5e1c)',
  boxShadow: '2px 4px 3px rgb(20 10 10 / 0.45)',
} as const;
