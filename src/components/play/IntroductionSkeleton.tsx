import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { gameplayText } from '../../text/gameplay.ts';
import { IntroductionSheet } from './IntroductionSheet.tsx';

/** The room's page while it is on its way, in the shape of what comes. */
export function IntroductionSkeleton() {
  return (
    <IntroductionSheet picture={<Skeleton height="100%" borderRadius="0" />}>
      <Stack gap="4" padding={{ base: '5', md: '8' }} role="status">
        <VisuallyHidden>{gameplayText.loading}</VisuallyHidden>
        <Skeleton height="2.25rem" width="60%" />
        <Skeleton height="1.25rem" width="45%" />
        <Skeleton height="7rem" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </Stack>
    </IntroductionSheet>
  );
}
