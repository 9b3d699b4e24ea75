import { Box, VisuallyHidden } from '@chakra-ui/react';
import { stageText } from '../text/stage.ts';

interface StageLoadingProps {
  coverUrl: string | undefined;
}

/**
 * Covers a stage until its first picture: the room's cover, or a plain ground. It shimmers only after a
 * while, since animation costs time that loading needs.
 */
export function StageLoading({ coverUrl }: StageLoadingProps) {
  return (
    <Box
      role="status"
      position="absolute"
      inset="0"
      pointerEvents="none"
      bgColor="bg.inset"
      bgImage={coverUrl ? `url(${JSON.stringify(coverUrl)})` : undefined}
      bgSize="cover"
      // Aligned with the room, also where that is taller.
      css={{ backgroundPosition: 'center' }}
    >
      <Box
        height="full"
        animation="pulse"
        animationDelay="400ms"
        bgImage="linear-gradient(105deg, transparent 35%, rgb(244 234 213 / 0.1) 50%, transparent 65%)"
        _motionReduce={{ animation: 'none' }}
      />
      <VisuallyHidden>{stageText.loading}</VisuallyHidden>
    </Box>
  );
}
