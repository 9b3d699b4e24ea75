import { Box, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { gameplayText } from '../../text/gameplay.ts';

/** The room's page while it is on its way, in the shape of what comes. */
export function IntroductionSkeleton() {
  return (
    <Box
      role="status"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      overflow="hidden"
      width="full"
      maxWidth="44rem"
      marginX="auto"
    >
      <VisuallyHidden>{gameplayText.loading}</VisuallyHidden>
      <Skeleton aspectRatio="16/9" borderRadius="0" />
      <Stack gap="4" padding={{ base: '5', md: '8' }}>
        <Skeleton height="2.25rem" width="60%" />
        <Skeleton height="1.25rem" width="45%" />
        <Skeleton height="4rem" />
        <Skeleton height="3.25rem" />
      </Stack>
    </Box>
  );
}
