import { Button, Field, Input, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Message } from '../../../core/play/model.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import type { PasswordError } from '../../stores/gameplay/gameDialog.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { useGameplay } from './gameContext.ts';
import { LETTER_FONT } from './letterFont.ts';
import { messageText } from './messageText.ts';
import { SpeakerDialog } from './SpeakerDialog.tsx';
import { secondsUntil, useSecondsUntil } from './useSecondsUntil.ts';
import type { Speaker } from './useSpeaker.ts';

interface PasswordDialogProps {
  speaker: Speaker;
  message: Message | null;
  error: PasswordError | null;
  isBusy: boolean;
  onSubmit: (password: string) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** Asks for the code of a lock, and says what came of it. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { speaker, message, error, isBusy, onSubmit, onClose, onClosed } = props;
  const field = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const wait = useSecondsUntil(untilOf(error));
  useRetyping(field, error);

  return (
    <SpeakerDialog
      title={gameplayText.passwordTitle(speaker.label)}
      speaker={speaker}
      tone="panel"
      initialFocus={field}
      {...(message ? { describedBy: messageId } : {})}
      onClose={onClose}
      onClosed={onClosed}
    >
      {message && <Inscription id={messageId} message={message} />}
      <CodeForm field={field} error={error} wait={wait} isBusy={isBusy} onSubmit={onSubmit} />
    </SpeakerDialog>
  );
}

/** What is written at the lock: the creator's words on paper, a ready message plainly. */
function Inscription({ id, message }: { id: string; message: Message }) {
  const isLetter = message.type === 'custom';
  return (
    <Text
      id={id}
      marginTop="4"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      {...(isLetter
        ? {
            bg: 'bg.paper',
            color: 'fg.onPaper',
            fontFamily: LETTER_FONT,
            fontSize: 'lg',
            paddingX: '4',
            paddingY: '3',
            borderRadius: 'md',
          }
        : { color: 'fg.muted' })}
    >
      {messageText(message)}
    </Text>
  );
}

interface CodeFormProps {
  field: RefObject<HTMLInputElement | null>;
  error: PasswordError | null;
  /** Seconds that the lock still takes no code. */
  wait: number;
  isBusy: boolean;
  onSubmit: (password: string) => void;
}

function CodeForm({ field, error, wait, isBusy, onSubmit }: CodeFormProps) {
  const answers = useGameplay((s) => s.answers);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isEmpty = password.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else if (!isBusy && wait === 0) onSubmit(password);
  }

  const hasFault = isMissing || error?.type === 'wrong' || wait > 0;
  const isOpenAgain = untilOf(error) > 0 && wait === 0;
  return (
    <Stack as="form" gap="4" marginTop="4" onSubmit={submit}>
      <Field.Root invalid={hasFault}>
        <Field.Label>{gameplayText.passwordLabel}</Field.Label>
        <Input
          ref={field}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setMissing(false);
          }}
          maxLength={LIMITS.password}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          height="14"
          textAlign="center"
          fontSize="2xl"
          fontWeight="650"
          letterSpacing="0.14em"
        />
        <Field.ErrorText role="alert">
          {/* A new element is read out, also when the next wrong code is as wrong as the last. */}
          <span key={answers}>
            {isMissing ? gameplayText.passwordMissing : <Fault error={error} wait={wait} />}
          </span>
        </Field.ErrorText>
        {isOpenAgain && <Field.HelperText role="status">{gameplayText.passwordOpenAgain}</Field.HelperText>}
      </Field.Root>
      <Button type="submit" size="lg" aria-busy={isBusy} disabled={wait > 0}>
        <LockKeyhole aria-hidden />
        {gameplayText.passwordSubmit}
      </Button>
    </Stack>
  );
}

/** What went wrong. Seconds counted down aloud would drown all else: those at the beginning are told. */
function Fault({ error, wait }: Pick<CodeFormProps, 'error' | 'wait'>) {
  const [waitAtFirst] = useState(() => secondsUntil(untilOf(error)));
  if (!error || error.type === 'wrong') return gameplayText.passwordWrong;
  const words = error.type === 'closed' ? gameplayText.passwordClosed : gameplayText.passwordSlowed;
  return (
    <>
      <span aria-hidden>{words(wait)}</span>
      <VisuallyHidden>{words(waitAtFirst)}</VisuallyHidden>
    </>
  );
}

/** When the lock takes a code again, by the clock of the store; 0 where it never stopped. */
function untilOf(error: PasswordError | null): number {
  return error && error.type !== 'wrong' ? error.until : 0;
}

/** After a wrong code the next one can be typed at once, and the lock shakes its head. */
function useRetyping(field: RefObject<HTMLInputElement | null>, error: PasswordError | null) {
  useEffect(() => {
    if (!error) return;
    field.current?.select();
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    field.current?.animate({ translate: ['0', '-9px', '8px', '-5px', '3px', '0'] }, 320);
  }, [error, field]);
}
