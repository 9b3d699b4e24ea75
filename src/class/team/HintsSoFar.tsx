import { chakra, Text } from '@chakra-ui/react';
import type { ResultHint } from '../../../core/class/classResults.ts';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { SheetTitle } from '../page/Sheet.tsx';
import { teacherText } from '../text/teacher.ts';
import { teamSheetText } from '../text/teamSheet.ts';
import { hintWords } from './hintWords.ts';

/** The hints that a team got, with their words and whether the teacher sent them; nothing before the first. */
export function HintsSoFar({ hinted }: { hinted: readonly ResultHint[] }) {
  if (hinted.length === 0) return null;
  return (
    <chakra.section aria-label={teamSheetText.hintsSoFar} marginTop="5">
      <SheetTitle>{teamSheetText.hintsSoFar}</SheetTitle>
      <chakra.ol listStyleType="none">
        {hinted.map(({ at, hint, isByTeacher }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hint is its place
          <chakra.li key={place} display="flex" gap="3" paddingY="1.5" textStyle="sm">
            <Text
              as="span"
              width="3rem"
              flex="none"
              textAlign="end"
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
            >
              {formatTaken(at)}
            </Text>
            <Text as="span" minWidth="0" overflowWrap="anywhere">
              {hint && teacherText.quoted(hintWords(hint))}{' '}
              <Text as="span" color="fg.muted">
                {teamSheetText.hintBy(isByTeacher)}
              </Text>
            </Text>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
