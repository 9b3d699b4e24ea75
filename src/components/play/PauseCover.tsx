import { Button, Heading, Text, VStack } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { gameplayText } from '../../text/gameplay.ts';
import { useGame, useGameplay } from './gameContext.ts';

/** Covers the whole stage while paused: nothing of the room can be seen or reached (P2). */
export function PauseCover() {
  const { gameplay } = useGame();
  const isActing = useGameplay((s) => s.isActing);
  return (
    <VStack
      position="absolute"
      inset="0"
      justify="center"
      gap="4"
      padding="4"
      textAlign="center"
      bg="bg.inset"
      borderRadius="inherit"
    >
      <Heading as="h2" size={{ base: 'lg', md: '2xl' }}>
        {gameplayText.paused}
      </Heading>
      <Text color="fg.muted">{gameplayText.pausedHelp}</Text>
      <Button autoFocus loading={isActing} onClick={() => gameplay.getState().resume()}>
        <Play aria-hidden />
        {gameplayText.resume}
      </Button>
    </VStack>
  );
}
