import { Button, Flex, Heading, Text, VStack } from '@chakra-ui/react';
import { DoorClosed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { gameplayText } from '../../text/gameplay.ts';
import { useGame, useGameplay } from './gameContext.ts';

/** A page, never a blank screen, for a room that cannot be opened (SPEC §5). */
export function OpenFailure() {
  const { gameplay } = useGame();
  const failure = useGameplay((s) => s.failure);
  return (
    <VStack gap="4" paddingY="16" paddingX="4" textAlign="center" role="alert">
      <DoorClosed size={64} strokeWidth={1.25} aria-hidden />
      <Heading as="h1" size="xl">
        {gameplayText.openFailedTitle}
      </Heading>
      <Text color="fg.muted" maxWidth="34rem">
        {failure ?? gameplayText.openFailed}
      </Text>
      <Flex gap="3" wrap="wrap" justify="center">
        <Button onClick={() => gameplay.getState().open()}>{gameplayText.retry}</Button>
        <Button asChild variant="outline">
          <Link to="/dashboard">{gameplayText.backToRooms}</Link>
        </Button>
      </Flex>
    </VStack>
  );
}
