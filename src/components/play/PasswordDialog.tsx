import { Button, Field, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useState } from 'react';
import type { Message } from '../../../core/play/model.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import type { PasswordError } from '../../stores/gameplayStore.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { ModalDialog } from './ModalDialog.tsx';
import { messageText } from './messageText.ts';

interface PasswordDialogProps {
  label: string;
  message: Message | null;
  error: PasswordError | null;
  isBusy: boolean;
  onSubmit: (password: string) => void;
  onClose: () => void;
}

export function PasswordDialog({ label, message, error, isBusy, onSubmit, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const wait = useSecondsUntil(error?.type === 'closed' ? error.until : 0);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(password.trim() === '');
    if (password.trim() !== '' && !isBusy && wait === 0) onSubmit(password);
  }

  const fault = isMissing ? gameplayText.passwordMissing : describe(error, wait);
  return (
    <ModalDialog label={gameplayText.passwordTitle(label)} tone="panel" onClose={onClose}>
      <Heading as="h2" size="md" paddingEnd="8" color="accent.fg">
        {gameplayText.passwordTitle(label)}
      </Heading>
      {message && (
        <Text marginTop="3" color="fg.muted" whiteSpace="pre-wrap">
          {messageText(message)}
        </Text>
      )}
      <Stack as="form" gap="4" marginTop="5" onSubmit={submit}>
        <Field.Root invalid={fault !== null}>
          <Field.Label>{gameplayText.passwordLabel}</Field.Label>
          <Input
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            maxLength={LIMITS.password}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            size="lg"
            letterSpacing="0.12em"
          />
          <Field.ErrorText role="alert">{fault}</Field.ErrorText>
        </Field.Root>
        <Button type="submit" loading={isBusy} disabled={wait > 0}>
          {gameplayText.passwordSubmit}
        </Button>
      </Stack>
    </ModalDialog>
  );
}

function describe(error: PasswordError | null, wait: number): string | null {
  if (error?.type === 'wrong') return gameplayText.passwordWrong;
  return wait > 0 ? gameplayText.passwordClosed(wait) : null;
}

/** Whole seconds until a moment of `performance.now()`, counting down; 0 once it has passed. */
function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    setSeconds(secondsUntil(moment));
    if (secondsUntil(moment) === 0) return;
    const timer = setInterval(() => setSeconds(secondsUntil(moment)), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - performance.now()) / 1000));
}
