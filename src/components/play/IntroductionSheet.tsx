import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PlaySheet, SIDE_BY_SIDE } from './PlaySheet.tsx';

interface IntroductionSheetProps {
  picture: ReactNode;
  /** A picture whose colours fill what the other leaves free; empty for none. */
  backdrop?: string;
  children: ReactNode;
}

/** The room's page before its start: its picture, and what belongs beside or below it. */
export function IntroductionSheet({ picture, backdrop = '', children }: IntroductionSheetProps) {
  return (
    <PlaySheet
      maxWidth="44rem"
      css={{
        [SIDE_BY_SIDE]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
          maxWidth: '76rem',
          marginTop: 'clamp(0.75rem, (100dvh - var(--nav-height) - 36rem) / 2.5, 5rem)',
        },
      }}
    >
      <Box
        position="relative"
        bg="bg.inset"
        overflow="clip"
        display="flex"
        flexDirection="column"
        _before={{
          content: '""',
          position: 'absolute',
          inset: '-8',
          filter: 'blur(28px) brightness(0.5)',
          bgImage: backdrop === '' ? undefined : `url(${JSON.stringify(backdrop)})`,
          bgSize: 'cover',
          backgroundPosition: 'center',
        }}
      >
        {/* Beside a long story the picture stays in the window. */}
        <chakra.div
          position="relative"
          aspectRatio="16/9"
          css={{
            [SIDE_BY_SIDE]: { position: 'sticky', top: 'var(--nav-height)', bottom: '0', marginY: 'auto' },
          }}
        >
          {picture}
        </chakra.div>
      </Box>
      {children}
    </PlaySheet>
  );
}
