import { Box, type BoxProps } from '@chakra-ui/react';
import { PIN } from './pin.ts';

interface PaperProps extends BoxProps {
  /** Held by a brass pin at the top. */
  isPinned?: boolean;
}

/** A sheet of paper for what is told: stories, plans, notices. Its colours are the morning's in both themes. */
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
