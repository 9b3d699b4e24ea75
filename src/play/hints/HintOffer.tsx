import { Button, Flex } from '@chakra-ui/react';
import { useGame } from '../table/gameContext.ts';
import { hintsText } from '../text/hints.ts';

/** Offers the ladder of hints. */
export function HintOffer({ onDismiss }: { onDismiss: () => void }) {
  const { gameplay } = useGame();
  const { words, accept, decline } = hintsText.offer;

  function takeOffer(): void {
    onDismiss();
    gameplay.getState().setHelp('hints');
  }

  return (
    <Flex
      data-offer
      align="center"
      justify="center"
      wrap="wrap"
      columnGap="3"
      css={{ _sideways: { flexWrap: 'nowrap', paddingBlock: '0' } }}
      rowGap="1"
      paddingX="3.5"
      paddingY={{ base: '1', md: '0' }}
      marginY={{ md: '-1.5' }}
      borderRadius="lg"
      bg="bg.raised"
      lineHeight="1.35"
      // The line lets taps through to the stage, but the buttons on it do not.
      pointerEvents="auto"
      animationName="fade-in"
      animationDuration="180ms"
    >
      {words}
      <Flex gap="2">
        <Button variant="outline" onClick={takeOffer}>
          {accept}
        </Button>
        <Button variant="ghost" onClick={onDismiss}>
          {decline}
        </Button>
      </Flex>
    </Flex>
  );
}
