import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { FramedPicture } from '../../shared/kit/FramedPicture.tsx';
import { gameplayText } from '../text/gameplay.ts';
import { IntroductionSheet } from './IntroductionSheet.tsx';

/** The skeleton of a room's page while it loads. */
export function IntroductionSkeleton() {
  return (
    <IntroductionSheet
      picture={
        <FramedPicture>
          <Skeleton aspectRatio={16 / 9} borderRadius="0" />
        </FramedPicture>
      }
      start={<Skeleton height={{ base: '8.5rem', md: '9.5rem' }} borderRadius="4px" />}
      title={
        <Stack gap="3" role="status">
          <VisuallyHidden>{gameplayText.loading}</VisuallyHidden>
          <Skeleton height="2.75rem" width="70%" />
          <Skeleton height="1.25rem" width="45%" />
        </Stack>
      }
    >
      <Skeleton height="12rem" />
    </IntroductionSheet>
  );
}
