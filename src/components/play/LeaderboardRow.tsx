import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import type { GameRecord } from '../../../core/play/gameRecord.ts';
import { presentFormats } from '../../text/formats.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { ReportName } from '../report/ReportName.tsx';
import { describeHelp } from './describeHelp.ts';

interface LeaderboardRowProps {
  /** Counted from 1; null for one that stands apart, or is not among those shown at first. */
  place: number | null;
  record: GameRecord;
  isOwn: boolean;
}

/** Gold, silver, bronze. */
const MEDALS = ['accent.fg', 'fg.muted', 'fg.warning'];

/** One escape: place, name, time. */
export function LeaderboardRow({ place, record, isOwn }: LeaderboardRowProps) {
  return (
    <chakra.li
      aria-current={isOwn ? 'true' : undefined}
      display="flex"
      gap="3"
      alignItems="baseline"
      paddingY="2"
      paddingX="3"
      borderRadius="md"
      borderWidth="1px"
      borderColor={isOwn ? 'accent' : 'transparent'}
      bg={isOwn ? 'bg.chosen' : (place ?? 0) % 2 === 1 ? 'bg.inset/60' : undefined}
    >
      <chakra.span color={MEDALS[(place ?? 0) - 1] ?? 'fg.subtle'} fontWeight="750" minWidth="1.5rem">
        {place ?? '–'}
      </chakra.span>
      <Name record={record} isOwn={isOwn} />
      <chakra.span fontVariantNumeric="tabular-nums" color={isOwn ? 'accent.fg' : undefined}>
        {presentFormats().time(record.time)}
      </chakra.span>
      {/* As wide as its flag where there is none, so that the times stand below each other. */}
      <chakra.span width="11" flexShrink="0" alignSelf="center" marginY="-3" marginStart="-2" marginEnd="-3">
        {!isOwn && <ReportName record={record} />}
      </chakra.span>
    </chakra.li>
  );
}

/** A guest may have anybody's name, but not the mark of who is signed in. */
function Name({ record, isOwn }: Omit<LeaderboardRowProps, 'place'>) {
  const remarks = [describeHelp(record), pauseRemark(record.pausedFor)].filter(Boolean);
  return (
    <chakra.span
      flex="1"
      minWidth="0"
      overflowWrap="anywhere"
      fontWeight={isOwn ? '650' : undefined}
      // A name written from right to left must not turn the row around.
      unicodeBidi="isolate"
    >
      <bdi>{record.username}</bdi>
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
      {remarks.length > 0 && (
        <chakra.span
          display="block"
          fontSize="1rem"
          color="fg.muted"
          fontWeight="400"
          fontVariantNumeric="tabular-nums"
        >
          {remarks.join(' · ')}
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** Older records were measured without their pauses (P9). */
function pauseRemark(pausedFor: number | null): string | null {
  if (pausedFor === null) return gameplayText.pausesLeftOut;
  return pausedFor > 0 ? gameplayText.pausesIncluded(pausedFor) : null;
}
