import { Box, Button, chakra, Field, Input, Text } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { LIMITS } from '../../../core/room/limits.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { useGame, useGameplay } from './gameContext.ts';

export interface StartFormProps {
  /** What the name field holds at first; null where no name is asked for (preview). */
  suggestedName: string | null;
  onNameUsed?: ((name: string) => void) | undefined;
}

/** Asks for a name for the leaderboard, where there is one, and starts the clock. */
export function StartForm({ suggestedName, onNameUsed }: StartFormProps) {
  const { gameplay } = useGame();
  const isActing = useGameplay((s) => s.isActing);
  const [name, setName] = useState(suggestedName ?? '');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isNameless = suggestedName !== null && name.trim() === '';
    setMissing(isNameless);
    if (isNameless) field.current?.focus();
    if (isNameless || gameplay.getState().isActing) return;
    onNameUsed?.(name.trim());
    void gameplay.getState().start(name.trim());
  }

  return (
    // As a box the form would be all that its sticky button could stick to.
    <chakra.form display="contents" onSubmit={submit}>
      {suggestedName !== null && (
        <NameField field={field} name={name} isMissing={isMissing} onChange={setName} />
      )}
      <StartFailure />
      {/* A long story must not push the start out of sight. */}
      <Box position="sticky" bottom="0" margin="-2" padding="2" bg="bg.panel" borderRadius="md">
        <Button type="submit" size="lg" width="full" aria-busy={isActing}>
          <Play aria-hidden />
          {isActing ? gameplayText.starting : gameplayText.start}
        </Button>
      </Box>
    </chakra.form>
  );
}

interface NameFieldProps {
  field: RefObject<HTMLInputElement | null>;
  name: string;
  isMissing: boolean;
  onChange: (name: string) => void;
}

function NameField({ field, name, isMissing, onChange }: NameFieldProps) {
  return (
    <Field.Root invalid={isMissing && name.trim() === ''}>
      <Field.Label>{gameplayText.nameLabel}</Field.Label>
      <Input
        ref={field}
        value={name}
        onChange={(event) => onChange(event.target.value)}
        maxLength={LIMITS.username}
        autoComplete="nickname"
        enterKeyHint="go"
        size="lg"
        // The start button sticks over the end of the page.
        scrollMarginBottom="28"
      />
      <Field.ErrorText role="alert">{gameplayText.nameMissing}</Field.ErrorText>
      <Field.HelperText>{gameplayText.nameHelp}</Field.HelperText>
    </Field.Root>
  );
}

function StartFailure() {
  const failure = useGameplay((s) => s.actFailure);
  if (!failure) return null;
  return (
    <Text role="alert" color="warning.fg">
      {failure === 'offline' ? gameplayText.offline : gameplayText.actFailed}
    </Text>
  );
}
