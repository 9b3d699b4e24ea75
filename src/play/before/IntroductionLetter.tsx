import { Text } from '@chakra-ui/react';
import { Paper } from '../../shared/kit/Paper.tsx';
import { LazySignedText } from '../signs/LazySignedText.tsx';
import { useGameplay } from '../table/gameContext.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { gameplayText } from '../text/gameplay.ts';

/** The creator's introduction, pinned to the wall. */
export function IntroductionLetter() {
  const introduction = useGameplay((s) => s.introduction);
  const language = useRoomLanguage();
  return (
    <Paper isPinned rotate="0.7deg">
      <Text
        {...(introduction ? language : {})}
        fontSize={{ base: 'md', md: 'lg' }}
        lineHeight="1.6"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        textWrap="pretty"
      >
        {introduction ? <LazySignedText>{introduction}</LazySignedText> : gameplayText.noIntroduction}
      </Text>
    </Paper>
  );
}
