import { Box, Button, chakra, Field, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../../core/room/limits.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { useGame, useGameplay } from './gameContext.ts';

interface IntroductionCardProps {
  /** What the name field holds at first; null where no name is asked for (preview). */
  suggestedName: string | null;
  onNameUsed?: ((name: string) => void) | undefined;
}

/** The room's page before its start: cover, story, time limit, the player's name. */
export function IntroductionCard({ suggestedName, onNameUsed }: IntroductionCardProps) {
  const imageUrl = useGameplay((s) => s.imageUrl);
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      boxShadow="panel"
      overflow="hidden"
      width="full"
      maxWidth="44rem"
      marginX="auto"
    >
      {imageUrl !== '' && (
        <chakra.img
          src={imageUrl}
          alt=""
          width="100%"
          aspectRatio="16/9"
          objectFit="cover"
          fetchPriority="high"
          display="block"
        />
      )}
      <Stack gap="5" padding={{ base: '5', md: '8' }}>
        <Story />
        <StartForm suggestedName={suggestedName} onNameUsed={onNameUsed} />
      </Stack>
    </Box>
  );
}

function Story() {
  const roomName = useGameplay((s) => s.roomName);
  const creator = useGameplay((s) => s.creator);
  const introduction = useGameplay((s) => s.introduction);
  const timeLimit = useGameplay((s) => s.timeLimit);
  return (
    <Stack gap="3">
      <Heading as="h1" size={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
        {roomName}
      </Heading>
      <Text color="fg.muted" display="flex" alignItems="center" gap="2" flexWrap="wrap">
        {creator !== '' && <span>{gameplayText.by(creator)} ·</span>}
        <Clock size={16} aria-hidden />
        <span>
          {gameplayText.timeLimit}: {gameplayText.minutes(timeLimit)}
        </span>
      </Text>
      <Text fontSize="lg" lineHeight="1.65" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {introduction || gameplayText.noIntroduction}
      </Text>
    </Stack>
  );
}

function StartForm({ suggestedName, onNameUsed }: IntroductionCardProps) {
  const { gameplay } = useGame();
  const isActing = useGameplay((s) => s.isActing);
  const failure = useGameplay((s) => s.actFailure);
  const [name, setName] = useState(suggestedName ?? '');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isNameless = suggestedName !== null && name.trim() === '';
    setMissing(isNameless);
    if (isNameless || isActing) return;
    onNameUsed?.(name.trim());
    void gameplay.getState().start(name.trim());
  }

  return (
    <Stack as="form" gap="4" onSubmit={submit}>
      {suggestedName !== null && (
        <Field.Root invalid={isMissing}>
          <Field.Label>{gameplayText.nameLabel}</Field.Label>
          <Input
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={LIMITS.username}
            autoComplete="nickname"
            size="lg"
          />
          {isMissing ? (
            <Field.ErrorText>{gameplayText.nameMissing}</Field.ErrorText>
          ) : (
            <Field.HelperText>{gameplayText.nameHelp}</Field.HelperText>
          )}
        </Field.Root>
      )}
      <Button type="submit" size="lg" loading={isActing} loadingText={gameplayText.starting}>
        {gameplayText.start}
      </Button>
      {failure && (
        <Text role="alert" color="warning.fg">
          {failure === 'offline' ? gameplayText.offline : gameplayText.actFailed}
        </Text>
      )}
    </Stack>
  );
}
