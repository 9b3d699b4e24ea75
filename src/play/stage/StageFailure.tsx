import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { ChunkLoadError } from '../../shared/load/loadChunk.ts';
import { stageText } from '../text/stage.ts';

interface StageFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces a stage that could not be loaded (SPEC §8, "Script chunk fails to load") or drawn. */
export function StageFailure({ error, onRetry }: StageFailureProps) {
  const words = error instanceof ChunkLoadError ? stageText.failure.chunk : stageText.failure.other;
  return (
    <Flex
      role="alert"
      position="absolute"
      inset="0"
      direction="column"
      align="center"
      justify="center"
      gap={{ base: '1', md: '3' }}
      padding="3"
      textAlign="center"
      bg="bg.inset"
      color="fg"
    >
      <Heading as="h2" size={{ base: 'sm', md: 'lg' }}>
        {words.title}
      </Heading>
      <Text color="fg.muted" fontSize="md" maxWidth="32rem" textWrap="pretty">
        {words.text}
      </Text>
      <Flex gap="2">
        <Button onClick={onRetry}>{stageText.failure.retry}</Button>
        {/* Many browsers remember a failed import until the page is reloaded; drafts and plays survive that. */}
        <Button variant="outline" onClick={() => window.location.reload()}>
          {stageText.failure.reload}
        </Button>
      </Flex>
    </Flex>
  );
}
