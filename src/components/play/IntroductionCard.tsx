import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Hourglass, PenTool } from 'lucide-react';
import { useEffect } from 'react';
import { gameplayText } from '../../text/gameplay.ts';
import { CoverPlaceholder } from '../room/CoverPlaceholder.tsx';
import { useGameplay } from './gameContext.ts';
import { preloadGameTable } from './gameTableChunk.ts';
import { IntroductionSheet } from './IntroductionSheet.tsx';
import { StartButton } from './StartButton.tsx';

/** The room's page before its start: cover, story, time limit. */
export function IntroductionCard() {
  useEffect(preloadGameTable, []);
  const imageUrl = useGameplay((s) => s.imageUrl);
  return (
    <IntroductionSheet picture={<Cover />} backdrop={imageUrl}>
      <Flex direction="column" gap="5" padding={{ base: '5', md: '8' }}>
        <Story />
        <StartButton />
      </Flex>
    </IntroductionSheet>
  );
}

function Cover() {
  const imageUrl = useGameplay((s) => s.imageUrl);
  const roomName = useGameplay((s) => s.roomName);
  if (imageUrl === '') return <CoverPlaceholder seed={roomName} />;
  return (
    <chakra.img src={imageUrl} alt="" boxSize="100%" objectFit="cover" fetchPriority="high" display="block" />
  );
}

function Story() {
  const roomName = useGameplay((s) => s.roomName);
  const creator = useGameplay((s) => s.creator);
  const introduction = useGameplay((s) => s.introduction);
  const timeLimit = useGameplay((s) => s.timeLimit);
  return (
    <Stack gap="4">
      <Heading as="h1" size={{ base: '2xl', md: '4xl' }} overflowWrap="anywhere">
        {roomName}
      </Heading>
      <Flex color="fg.muted" fontSize="sm" columnGap="5" rowGap="1" wrap="wrap" css={FACTS}>
        {creator !== '' && (
          <span>
            <PenTool size={16} aria-hidden />
            {gameplayText.by(creator)}
          </span>
        )}
        <span>
          <Hourglass size={16} aria-hidden />
          {gameplayText.timeLimit(timeLimit)}
        </span>
      </Flex>
      <Text
        fontSize={{ base: 'md', md: 'lg' }}
        lineHeight="1.65"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        textWrap="pretty"
      >
        {introduction || gameplayText.noIntroduction}
      </Text>
    </Stack>
  );
}

const FACTS = {
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2', overflowWrap: 'anywhere' },
  '& svg': { color: 'accent', flexShrink: '0' },
};
