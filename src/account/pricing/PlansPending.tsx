import { Box, Button, SimpleGrid, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { appText } from '../../shared/text/app.ts';
import { pricingText } from '../text/pricing.ts';

/** Skeletons of the three cards. */
export function PlansLoading() {
  return (
    <Box role="status">
      <VisuallyHidden>{pricingText.loading}</VisuallyHidden>
      <SimpleGrid columns={{ base: 1, lg: 3 }} gap="7" alignItems="center" aria-hidden>
        <Skeleton height="27rem" borderRadius="xl" />
        <Skeleton height="31rem" borderRadius="xl" />
        <Skeleton height="27rem" borderRadius="xl" />
      </SimpleGrid>
    </Box>
  );
}

export function PlansFailed({ failure, onRetry }: { failure: BackendErrorCode; onRetry: () => void }) {
  return (
    <FuseBox title={pricingText.failed} text={appText.failures[failure]}>
      <Button onClick={onRetry}>{appText.retry}</Button>
    </FuseBox>
  );
}
