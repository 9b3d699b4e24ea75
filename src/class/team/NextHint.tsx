import { Text } from '@chakra-ui/react';
import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import { hintsText } from '../../play/text/hints.ts';
import { teacherText } from '../text/teacher.ts';
import { teamSheetText } from '../text/teamSheet.ts';
import { hintWords } from './hintWords.ts';
import { type NextHint, useNextHint } from './useNextHint.ts';

/** Tells what a team's next hint says, and which rung of the ladder it is. */
export function NextHintWords({ next, isShort = false }: { next: NextHint | null; isShort?: boolean }) {
  if (next?.type !== 'hint')
    return (
      <>
        {!isShort && <Text fontWeight="650">{teamSheetText.hint}</Text>}
        <Text textStyle="sm" marginBottom="3">
          {next === null
            ? teamSheetText.hintLoading
            : next.type === 'none'
              ? teamSheetText.hintNone
              : teamSheetText.hintFailed}
        </Text>
      </>
    );
  const { hint } = next;
  const rung = hint.rung === 'done' ? teamSheetText.hintDone : hintsText.rungs[hint.rung];
  return (
    <>
      <Text fontWeight="650" textStyle={isShort ? 'sm' : undefined}>
        {isShort ? rung : `${teamSheetText.hint} · ${rung}`}
      </Text>
      <Text fontWeight="600" marginTop="1" marginBottom={isShort ? '3' : undefined} overflowWrap="anywhere">
        {teacherText.quoted(hintWords(hint))}
      </Text>
      {!isShort && (
        <Text textStyle="xs" marginTop="1" marginBottom="3">
          {teamSheetText.hintText}
        </Text>
      )}
    </>
  );
}

/** The words of a hint on its way to a team, as far as they are known. */
export function WordsAhead({ team }: { team: BoardTeam }) {
  const next = useNextHint(team);
  return next?.type === 'hint' ? ` ${teacherText.quoted(hintWords(next.hint))}` : null;
}
