import { Stack } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { checkQuestions, hasFault } from '../../../../core/make/questions/checkQuestions.ts';
import { makeFromQuestions } from '../../../../core/make/questions/makeFromQuestions.ts';
import { newId } from '../../../shared/store/newId.ts';
import { makeQuestionsText } from '../../text/makeQuestions.ts';
import { MakeBody } from '../MakeBody.tsx';
import type { MakeTabProps } from '../makeTab.ts';
import { useKept } from '../useKept.ts';
import { QuestionTable } from './QuestionTable.tsx';
import { pairsIn, type Row, type Sheet } from './sheet.ts';
import { useSheet } from './useSheet.ts';
import { WishedRoom } from './WishedRoom.tsx';

/** The first seed of this page: the same room is there when the dialog is opened again. */
const FIRST_SEED = newSeed();

/** Milliseconds without a key after which the room is made. */
const PAUSE = 800;

/** Makes a room of questions and answers: a table of them on one side, the room on the other. */
export function QuestionsTab({ surroundings }: MakeTabProps) {
  const [sheet, change] = useSheet();
  const [seed, setSeed] = useKept('questions seed', FIRST_SEED);
  const [settled, setSettled] = useState(sheet);
  const [isTyping, setTyping] = useState(false);
  const { rows, options } = sheet;
  const faults = useMemo(() => checkQuestions(pairsIn(rows), options.isExact), [rows, options.isExact]);
  // Making takes longer than a key press, so it waits for a pause, or until the field is left.
  const wished = isTyping ? settled : sheet;
  const result = useMemo(() => {
    const pairs = pairsIn(wished.rows);
    if (hasFault(checkQuestions(pairs, wished.options.isExact))) return null;
    return makeFromQuestions(pairs, wished.options, surroundings, seed);
  }, [wished, surroundings, seed]);
  const made = result?.ok ? result.value : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setTyping(false), PAUSE);
    return () => clearTimeout(timer);
  }, [isTyping, rows]);

  function type(next: readonly Row[]): void {
    if (!isTyping) setSettled(sheet);
    setTyping(true);
    change({ ...sheet, rows: next });
  }

  function settle(next: Sheet): void {
    setTyping(false);
    change(next);
  }

  const isEmpty = faults.list?.type === 'tooFew' && faults.lines.size === 0;
  const { empty, mend, noPlace } = makeQuestionsText;
  return (
    <MakeBody
      isFormWide
      made={made}
      emptyHelp={result ? noPlace : isEmpty ? empty : mend}
      {...(result && { onAnother: () => setSeed(newSeed()) })}
    >
      <Stack gap="5">
        <QuestionTable
          rows={rows}
          faults={faults}
          isExact={options.isExact}
          onExact={(isExact) => settle({ ...sheet, options: { ...options, isExact } })}
          onType={type}
          onLeave={() => setTyping(false)}
          onChange={(next) => settle({ ...sheet, rows: next })}
        />
        <WishedRoom
          options={options}
          minutes={made?.minutes ?? null}
          onChange={(next) => settle({ ...sheet, options: next })}
        />
      </Stack>
    </MakeBody>
  );
}

/** 160 random bits: whoever knows the seed can make the room again, answers and all (G1). */
function newSeed(): string {
  return newId() + newId();
}
