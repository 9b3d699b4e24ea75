import { Button, chakra, Flex, Input } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { cleanUsername } from '../../../core/play/record/cleanUsername.ts';
import { FieldFrame } from '../../shared/form/FieldFrame.tsx';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { useGame } from '../table/gameContext.ts';
import { endText } from '../text/ending.ts';
import { savePlayerName } from './playerName.ts';

interface NameFieldProps {
  label: string;
  help: string;
  /** The initial value of the field. */
  suggestedName: string;
  onNamed: (name: string) => void;
}

/** Maximum number of typed characters: more than a name needs, since the server counts visible characters. */
const MOST_TYPED = 200;

/** Asks for a name and saves it with the play. */
export function NameField({ label, help, suggestedName, onNamed }: NameFieldProps) {
  const [name, setName] = useState(suggestedName);
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, problem, save, forget } = useSaving(onNamed);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await save(name))) field.current?.focus();
  }

  return (
    <chakra.form onSubmit={submit} maxWidth="26rem" marginX="auto" textAlign="start" noValidate>
      <FieldFrame label={label} error={problem} isAlert help={problem === null ? help : undefined}>
        <Flex gap="2" width="full">
          <Input
            ref={field}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              // Whoever plays again without saving finds it in the field at the next end.
              savePlayerName(event.target.value);
              forget();
            }}
            maxLength={MOST_TYPED}
            autoComplete="nickname"
            enterKeyHint="done"
            flex="1"
          />
          {/* "Play again" is this view's only brass plate. */}
          <Button type="submit" variant="outline" aria-busy={isBusy}>
            {isBusy ? endText.nameSaving : endText.nameSave}
          </Button>
        </Flex>
      </FieldFrame>
    </chakra.form>
  );
}

/** Saves a name; a failure is returned as text for the player. */
function useSaving(onNamed: (name: string) => void) {
  const { gameplay } = useGame();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Saves; returns whether the player has nothing left to do. */
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
