import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import { describeHelp } from '../../rooms/records/describeHelp.ts';
import { playerName } from '../../rooms/records/playerName.ts';
import { ReportName } from '../../rooms/report/ReportName.tsx';
import { presentFormats } from '../../shared/language/formats.ts';
import { gameplayText } from '../text/gameplay.ts';

interface LeaderboardRowProps {
  /** Rank from 1; null if unranked or not among the first records. */
  place: number | null;
  record: GameRecord;
  isOwn: boolean;
  /** Whether no other record is shown, so that no row has the button to report a name. */
  isAlone: boolean;
}

/** Gold, silver, bronze. */
const MEDALS = ['accent.fg', 'fg.muted', 'fg.warning'];

/** One escape: rank, name, time. */
export function LeaderboardRow({ place, record, isOwn, isAlone }: LeaderboardRowProps) {
  return (
    <chakra.li
      aria-current={isOwn ? 'true' : undefined}
      display="grid"
      gridTemplateColumns="1.5rem minmax(0, 1fr) auto auto"
      columnGap="3"
      alignItems="baseline"
      paddingY="2"
      paddingX="3"
      borderRadius="md"
      borderWidth="1px"
      borderColor={isOwn ? 'accent' : 'transparent'}
      bg={isOwn ? 'bg.chosen' : (place ?? 0) % 2 === 1 ? 'bg.inset/60' : undefined}
    >
      <chakra.span color={MEDALS[(place ?? 0) - 1] ?? 'fg.subtle'} fontWeight="750">
        {place ?? '–'}
      </chakra.span>
      <Name record={record} isOwn={isOwn} />
      <chakra.span fontVariantNumeric="tabular-nums" color={isOwn ? 'accent.fg' : undefined}>
        {presentFormats().time(record.time)}
      </chakra.span>
      {/* Reserves the flag's width, so that the times align. */}
      {!isAlone && (
        <chakra.span width="11" alignSelf="center" marginY="-3" marginStart="-2" marginEnd="-3">
          {!isOwn && <ReportName record={record} />}
        </chakra.span>
      )}
      <Remarks record={record} />
    </chakra.li>
  );
}

/** Guests may use any name, but only signed-in players get the mark. */
function Name({ record, isOwn }: Pick<LeaderboardRowProps, 'record' | 'isOwn'>) {
  return (
    <chakra.span
      overflowWrap="anywhere"
      fontWeight={isOwn ? '650' : undefined}
      // A right-to-left name must not reverse the row.
      unicodeBidi="isolate"
    >
      <bdi>{playerName(record.username)}</bdi>
      {record.isSignedIn && (
        <chakra.span
          role="img"
          aria-label={gameplayText.signedIn}
          title={gameplayText.signedIn}
          display="inline-block"
          verticalAlign="-0.2em"
          marginStart="1.5"
          color="accent"
        >
          <BadgeCheck size={17} aria-hidden />
        </chakra.span>
      )}
      {isOwn && (
        <chakra.span color="accent.fg" fontWeight="500">
          {' '}
          ({gameplayText.you})
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** Remarks about the escape, on a line of their own. */
function Remarks({ record }: { record: GameRecord }) {
  const remarks = [describeHelp(record), pauseRemark(record.pausedFor)].filter(Boolean);
  if (remarks.length === 0) return null;
  return (
    <chakra.span gridColumn="2 / -1" fontSize="1rem" color="fg.muted" fontVariantNumeric="tabular-nums">
      {remarks.join(' · ')}
    </chakra.span>
  );
}

/** Older records were measured without pauses (P9). */
function pauseRemark(pausedFor: number | null): string | null {
  if (pausedFor === null) return gameplayText.pausesLeftOut;
  return pausedFor > 0 ? gameplayText.pausesIncluded(pausedFor) : null;
}
