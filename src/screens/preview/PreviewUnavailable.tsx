import { Button, Flex, Heading, Text, VStack } from '@chakra-ui/react';
import { DoorClosed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { gameplayText } from '../../text/gameplay.ts';

interface PreviewUnavailableProps {
  phase: 'missing' | 'nothing' | 'failed';
  onRetry: () => void;
}

const WORDS = {
  missing: { title: gameplayText.notYoursTitle, text: gameplayText.notYoursText },
  nothing: { title: gameplayText.nothingToPreviewTitle, text: gameplayText.nothingToPreviewText },
  failed: { title: gameplayText.openFailedTitle, text: gameplayText.openFailed },
};

/** Why there is nothing to preview; the same page whether a room is missing or another's (DESIGN §4). */
export function PreviewUnavailable({ phase, onRetry }: PreviewUnavailableProps) {
  return (
    <VStack gap="4" paddingY="16" paddingX="4" textAlign="center" role="alert">
      <DoorClosed size={64} strokeWidth={1.25} aria-hidden />
      <Heading as="h1" size="xl">
        {WORDS[phase].title}
      </Heading>
      <Text color="fg.muted" maxWidth="34rem">
        {WORDS[phase].text}
      </Text>
      <Flex gap="3" wrap="wrap" justify="center">
        {phase === 'failed' && <Button onClick={onRetry}>{gameplayText.retry}</Button>}
        <Button asChild variant={phase === 'nothing' ? 'solid' : 'outline'}>
          <Link to={phase === 'nothing' ? '/room-editor' : '/dashboard'}>
            {phase === 'nothing' ? gameplayText.buildOne : gameplayText.backToRooms}
          </Link>
        </Button>
      </Flex>
    </VStack>
  );
}
