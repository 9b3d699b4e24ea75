import { Box, Button, chakra, Field, Flex, Input, Text } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { cleanUsername } from '../../../core/play/cleanUsername.ts';
import type { GameRecordStore } from '../../stores/gameRecordStore.ts';
import { BackendError } from '../../stores/ports/BackendError.ts';
import { endText } from '../../text/ending.ts';
import { playerName } from '../../text/playerName.ts';
import { PlaceKept } from '../PlaceKept.tsx';
import { useGame } from './gameContext.ts';

interface NameFormProps {
  records: GameRecordStore;
  /** What the field holds at first. */
  suggestedName: string;
  onNamed: (name: string) => void;
}

/** Longer than any name that is kept: the server cuts by characters as a person counts them. */
const MOST_TYPED = 200;

/** Asks who escaped, once: only a record without a name of the player's own can be given one (P17). */
export function NameForm({ records, suggestedName, onNamed }: NameFormProps) {
  const record = useStore(records, (s) => s.own?.record);
  const isAsked = useStore(records, ({ phase }) => phase === 'idle' || phase === 'loading');
  const [saved, setSaved] = useState<{ name: string; height: number } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // As tall as the form was: the stars below would move away under the finger that is on its way to them.
  if (saved !== null)
    return (
      <Box minHeight={`${saved.height}px`} display="grid" alignItems="center" marginTop="6">
        <Saved name={saved.name} />
      </Box>
    );
  if (isAsked && !record) return <PlaceKept>{formOf('')}</PlaceKept>;
  if (!record || record.isNamed) return null;

  function takeOver(name: string) {
    const height = place.current?.offsetHeight ?? 0;
    records.getState().nameOwn(name);
    setSaved({ name, height });
    onNamed(name);
  }
  return formOf(record.username);

  function formOf(username: string) {
    return (
      <Box ref={place} marginTop="6">
        <Form username={username} suggestedName={suggestedName} onNamed={takeOver} />
      </Box>
    );
  }
}

/** The field that had the focus is gone. */
function Saved({ name }: { name: string }) {
  return (
    <Text
      role="status"
      ref={(element) => element?.focus({ preventScroll: true })}
      tabIndex={-1}
      outline="none"
      color="success.fg"
      overflowWrap="anywhere"
    >
      {endText.nameSaved(name)}
    </Text>
  );
}

interface FormProps extends Pick<NameFormProps, 'suggestedName' | 'onNamed'> {
  /** Under which the escape stands so far. */
  username: string;
}

function Form({ username, suggestedName, onNamed }: FormProps) {
  const [name, setName] = useState(suggestedName);
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, problem, save, forget } = useSaving(onNamed);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await save(name))) field.current?.focus();
  }

  return (
    <chakra.form onSubmit={submit} maxWidth="26rem" marginX="auto" textAlign="start" noValidate>
      <Field.Root invalid={problem !== null}>
        <Field.Label>{endText.nameLabel}</Field.Label>
        <Flex gap="2" width="full">
          <Input
            ref={field}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              forget();
            }}
            maxLength={MOST_TYPED}
            autoComplete="nickname"
            enterKeyHint="done"
            flex="1"
          />
          {/* "Play again" is the plate here: there is one to a view. */}
          <Button type="submit" variant="outline" aria-busy={isBusy}>
            {isBusy ? endText.nameSaving : endText.nameSave}
          </Button>
        </Flex>
        <Field.ErrorText role="alert">{problem}</Field.ErrorText>
        {problem === null && <Field.HelperText>{endText.nameHelp(playerName(username))}</Field.HelperText>}
      </Field.Root>
    </chakra.form>
  );
}

/** Saves a name at whoever keeps the records; a problem is in words for the player. */
function useSaving(onNamed: (name: string) => void) {
  const { gameplay } = useGame();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Whether there is nothing left to do for the player. */
  async function save(name: string): Promise<boolean> {
    if (isBusy) return true;
    const clean = cleanUsername(name);
    setProblem(clean === null ? endText.nameMissing : null);
    if (clean === null) return false;
    setBusy(true);
    try {
      onNamed(await gameplay.getState().nameRecord(clean));
      return true;
    } catch (error) {
      setProblem(problemText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, save, forget: () => setProblem(null) };
}

function problemText(error: unknown): string {
  const code = error instanceof BackendError ? error.code : 'unknown';
  if (code === 'conflict' || code === 'notFound') return endText.nameStays;
  if (code === 'refused') return endText.nameMissing;
  if (code === 'offline') return endText.nameOffline;
  console.error('The name could not be saved.', error);
  return endText.nameFailed;
}
